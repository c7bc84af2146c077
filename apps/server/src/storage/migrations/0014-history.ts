/** Archives of editions, seasons and records of clubs. R-ARC-1 to R-ARC-5 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = `
create table edition_archives (
  competition_id text primary key references competitions (id),
  ended_at bigint not null,
  archive jsonb not null
);

create table club_seasons (
  id bigint generated always as identity primary key,
  club_id text not null,
  competition_id text not null references competitions (id),
  ended_at bigint not null,
  ledger_seq bigint,
  season jsonb not null,
  accounts jsonb,
  constraint club_seasons_once unique (club_id, competition_id)
);
create index club_seasons_newest on club_seasons (club_id, ended_at, id);
create index club_seasons_accounts on club_seasons (club_id, ledger_seq) where ledger_seq is not null;

create table club_records (
  club_id text primary key,
  records jsonb not null
);

create table club_players (
  club_id text not null,
  player_id text not null,
  name text not null,
  matches integer not null,
  goals integer not null,
  assists integer not null,
  primary key (club_id, player_id)
);
create index club_players_scorers on club_players (club_id, goals desc, matches, player_id);
create index club_players_matches on club_players (club_id, matches desc, goals desc, player_id);

alter table match_plays add column has_timeline boolean not null default true;
create index match_plays_timelines on match_plays (kicked_off_at) where has_timeline;

create index ledger_transfers on ledger_entries (club_id, type, amount) where type in ('Transfer In', 'Transfer Out');
`;

export const history: Migration = {
  async up(db) {
    for (const statement of TABLES.split(';').filter((text) => text.trim() !== ''))
      await sql.raw(statement).execute(db);
  },
};
