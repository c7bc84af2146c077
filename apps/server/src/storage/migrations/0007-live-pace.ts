/** Matches that are being played get the pace that is the same for all. R-WLD-9 */
import type { MatchEvent } from '@mundo-manager/engine';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { eventsByStep, type Timeline, timelineOf } from '../../simulation/timeline.ts';
import { json } from '../json.ts';

/** Finished matches show everything at once and keep the timeline that they have. */
export const livePace: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ id: string; timeline: Pick<Timeline, 'events'> }>`
      select match_id as id, timeline from match_plays
        join matches on matches.id = match_id where phase = 'playing'`.execute(db);
    for (const { id, timeline } of rows) {
      const events: readonly MatchEvent[] = eventsByStep(timeline).flat();
      const paced = { ...timeline, ...timelineOf(events, 'league', ALPHA) };
      await sql`update match_plays set timeline = ${json(paced)} where match_id = ${id}`.execute(db);
    }
  },
};
