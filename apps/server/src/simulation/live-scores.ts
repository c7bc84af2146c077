/** The scores of matches that are being played, at the last minute that may be seen. R-WLD-9 */
import type { LiveScore } from '@mundo-manager/contract';
import { sql } from 'kysely';
import type { Queries } from '../storage/storage.ts';
import { liveScoreAt, type Timeline } from './timeline.ts';

/** By match; those that are not being played are left out. */
export async function liveScores(
  queries: Queries,
  matchIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, LiveScore>> {
  if (matchIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('match_plays')
    .innerJoin('matches', 'matches.id', 'match_plays.match_id')
    .select(['matches.id', 'matches.date'])
    .select([
      sql<Timeline['moments']>`match_plays.timeline -> 'moments'`.as('moments'),
      sql<Timeline['ticks']>`match_plays.timeline -> 'ticks'`.as('ticks'),
      sql<Timeline['scores']>`match_plays.timeline -> 'scores'`.as('scores'),
    ])
    .where('matches.id', 'in', matchIds)
    .where('matches.phase', '=', 'playing')
    .where('matches.date', '<=', now)
    .execute();
  return new Map(rows.map(({ id, date, ...timeline }) => [id, liveScoreAt(timeline, date, now)]));
}
