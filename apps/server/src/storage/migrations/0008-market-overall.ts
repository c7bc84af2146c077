/** The market finds players by their overall without boosters. R-MKT-7 */
import { ownOverall, type Player } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Only of players with boosters it was another one. */
export const marketOverall: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ id: string; state: Player }>`
      select id, state from players
        where state -> 'attributeBoosters' @> '[{"status": "occupied"}]'`.execute(db);
    for (const { id, state } of rows) {
      await sql`update players set overall = ${Math.trunc(ownOverall(state, ALPHA))} where id = ${id}`.execute(db);
    }
  },
};
