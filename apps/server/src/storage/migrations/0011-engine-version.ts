/** A competition is played to its end by the engine version of its draw. R-VER-5 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Competitions under way began with version 3; open ones take theirs at the draw. */
export const engineVersion: Migration = {
  async up(db) {
    await db.schema.alterTable('competitions').addColumn('engine_version', 'integer').execute();
    await sql`update competitions set engine_version = 3 where status in ('started', 'running')`.execute(db);
  },
};
