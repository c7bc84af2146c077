/** Friendlies: their invitations, and competitions of one match that have no number of their own. R-FRD-1, R-FRD-3 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = `
create table friendly_invitations (
  id text primary key,
  from_id text not null references clubs (id),
  to_id text not null references clubs (id),
  kick_off bigint not null,
  is_home boolean not null,
  sent_at bigint not null,
  status text not null
);
create index friendly_invitations_sent on friendly_invitations (from_id, sent_at);
create index friendly_invitations_received on friendly_invitations (to_id, sent_at);
create index friendly_invitations_pending on friendly_invitations (kick_off) where status in ('open', 'accepted');
alter table competitions drop constraint competitions_name_category_number_key;
create unique index competitions_by_number on competitions (name, category, number) where name <> 'Friendly'
`;

export const friendlies: Migration = {
  async up(db) {
    for (const statement of TABLES.split(';').filter((text) => text.trim() !== ''))
      await sql.raw(statement).execute(db);
  },
};
