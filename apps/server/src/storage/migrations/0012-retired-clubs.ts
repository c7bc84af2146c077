/** Clubs of bots that have retired: their history stays, and nothing plays or plans for them. R-WLD-19 */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const retiredClubs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('clubs').addColumn('retired_at', 'bigint').execute();
  },
};
