/** A match that has been played, as `match_plays` keeps it: what is public of it is a question of the time. */
import type { PlayerCounts } from '@mundo-manager/rules/careers';
import { finishMatch, type Match } from '@mundo-manager/rules/competitions';
import type { PlayedMatch, PlayerAppearance } from '@mundo-manager/rules/matchday';
import type { ScoutedGoal } from '@mundo-manager/rules/opponents';
import { sql } from 'kysely';
import { json } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';
import type { PlayJob, SimulatedMatch } from './play-match.ts';
import type { Timeline } from './timeline.ts';

/** What `match_plays.timeline` holds. */
interface StoredTimeline extends Timeline {
  readonly appearances: readonly PlayerAppearance[];
  readonly usedOrders?: UsedOrders;
  /** Missing in matches that an older server played. */
  readonly goals?: readonly ScoutedGoal[];
  /** Missing in matches that an older server played. */
  readonly counts?: readonly PlayerCounts[];
}

/** Places in the lists of orders of both sides that acted. */
export type UsedOrders = NonNullable<SimulatedMatch['usedOrders']>;

/** A played match with everything that full time needs. */
export interface StoredPlay {
  /** As it ends, but for the tickets. */
  readonly result: Match;
  readonly appearances: readonly PlayerAppearance[];
  /** What the events count of each player; none of a match that an older server played. */
  readonly counts: readonly PlayerCounts[];
}

/** Stores a played match, `hash` its rule set's; one that is stored already stays as it is. Nothing of it is public by that. */
export async function storePlay(
  tx: Queries,
  match: Match,
  job: PlayJob & { readonly hash: string },
  played: SimulatedMatch,
): Promise<void> {
  const { home, away, digest, engineVersion, timeline, appearances, usedOrders, goals, counts } = played;
  const replayId = `${match.id}-replay`;
  await tx
    .insertInto('match_plays')
    .values({
      match_id: match.id,
      replay_id: replayId,
      kicked_off_at: match.date,
      engine_version: String(engineVersion),
      ruleset_hash: job.hash,
      seed: job.seed,
      digest,
      input: json(job.input),
      result: json(finishMatch(match, { replayId, home, away })),
      timeline: json({
        ...timeline,
        appearances,
        goals,
        counts,
        ...(usedOrders && { usedOrders }),
      } satisfies StoredTimeline),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The plays of those matches, in the order of their ids; matches that have not been played are left out. */
export async function loadPlays(queries: Queries, matchIds: readonly string[]): Promise<StoredPlay[]> {
  if (matchIds.length === 0) return [];
  const rows = await queries
    .selectFrom('match_plays')
    .select([
      'result',
      sql<readonly PlayerAppearance[]>`timeline -> 'appearances'`.as('appearances'),
      sql<readonly PlayerCounts[]>`coalesce(timeline -> 'counts', '[]')`.as('counts'),
    ])
    .where('match_id', 'in', matchIds)
    .orderBy('match_id')
    .execute();
  return rows;
}

/** A stored play as full time of the rules reads it. */
export function playedMatch({ result: { id, replayId, home, away }, appearances }: StoredPlay): PlayedMatch {
  return { matchId: id, replayId, home, away, appearances };
}
