/** Proofs of results: signed roots, rounds of the beacon, and the matches that wait for them. R-PRF-2 to R-PRF-5 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = `
alter table match_secrets add column source text not null default 'world';

create table proof_roots (
  number integer primary key,
  beacon text not null,
  round bigint,
  is_mirrored boolean not null default false,
  root jsonb not null
);
create index proof_roots_by_round on proof_roots (beacon, round);
create index proof_roots_to_mirror on proof_roots (number) where not is_mirrored;

create table beacon_rounds (
  beacon text not null,
  round bigint not null,
  signature text not null,
  primary key (beacon, round)
);

create table sealed_matches (
  match_id text primary key references matches (id),
  kick_off text not null,
  date bigint not null,
  seals jsonb not null,
  leaf text not null,
  root_number integer references proof_roots (number),
  path jsonb,
  frozen jsonb
);
create index sealed_matches_of_root on sealed_matches (root_number);
create index sealed_matches_without_root on sealed_matches (match_id) where root_number is null;
`;

/** Secrets that are stored already were made of the world's seed. */
export const proofs: Migration = {
  async up(db) {
    for (const statement of TABLES.split(';').filter((text) => text.trim() !== ''))
      await sql.raw(statement).execute(db);
  },
};
