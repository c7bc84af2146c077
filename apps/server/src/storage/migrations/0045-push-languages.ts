/**
 * The language of each subscribed browser. Those that were there before get Brazilian Portuguese, as until now.
 * R-NOT-22
 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const pushLanguages: Migration = {
  async up(db) {
    await sql`alter table push_browsers add column language text not null default 'pt-BR'`.execute(db);
  },
};
