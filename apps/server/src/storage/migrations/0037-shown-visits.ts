/** Whether a manager lets others read roughly when he was last here. R-PFL-4 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const shownVisits: Migration = {
  async up(db) {
    await sql`alter table users add column shows_last_seen boolean not null default false`.execute(db);
  },
};
