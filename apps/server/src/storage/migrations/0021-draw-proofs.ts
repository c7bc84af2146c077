/** Draws that wait for a round of the beacon, and the proofs of those that were held. R-PRF-12 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = `
create table sealed_draws (
  draw_id text primary key,
  competition_id text not null references competitions (id),
  round integer not null,
  draw jsonb not null,
  secret text not null,
  leaf text not null,
  work jsonb not null,
  root_number integer references proof_roots (number),
  path jsonb,
  outcome jsonb
);
create index sealed_draws_of_competition on sealed_draws (competition_id, round);
create index sealed_draws_of_root on sealed_draws (root_number);
create index sealed_draws_without_root on sealed_draws (draw_id) where root_number is null;
`;

export const drawProofs: Migration = {
  async up(db) {
    for (const statement of TABLES.split(';').filter((text) => text.trim() !== ''))
      await sql.raw(statement).execute(db);
  },
};
