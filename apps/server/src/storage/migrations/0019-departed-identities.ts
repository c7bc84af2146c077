/** Sign-ins whose account was deleted, by keyed hash. R-IDN-18 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const departedIdentities: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table departed_identities (mark text primary key, until bigint not null)`.execute(db);
  },
};
