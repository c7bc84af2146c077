/** Hash chains of clubs, from which fusions and daily items are drawn. R-OPX-10 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = `
create table reward_chains (
  club_id text not null references clubs (id) on delete cascade,
  number integer not null,
  seed text not null,
  head text not null,
  length integer not null,
  used integer not null default 0,
  primary key (club_id, number)
);
create table reward_draws (
  club_id text not null,
  chain integer not null,
  position integer not null,
  kind text not null,
  link text not null,
  key text not null,
  drawn_at bigint not null,
  primary key (club_id, chain, position),
  foreign key (club_id, chain) references reward_chains (club_id, number) on delete cascade
);
`;

export const rewardChains: Migration = {
  async up(db) {
    for (const statement of TABLES.split(';').filter((text) => text.trim() !== ''))
      await sql.raw(statement).execute(db);
  },
};
