/** What operators have done to managers, and who is kept out of the game. R-ADM-1, R-ADM-2 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = `
create table operator_acts (
  id bigint generated always as identity primary key,
  done_at timestamptz not null default now(),
  operator text not null,
  act text not null,
  user_id text,
  club_id text,
  reason text not null,
  facts jsonb not null
);
create index operator_acts_user on operator_acts (user_id, id);
create index operator_acts_club on operator_acts (club_id, id);

create table bans (
  user_id text primary key references users (id) on delete cascade,
  until bigint not null,
  reason text not null
);
`;

export const operator: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of TABLES.split(';').filter((text) => text.trim() !== ''))
      await sql.raw(statement).execute(db);
  },
};
