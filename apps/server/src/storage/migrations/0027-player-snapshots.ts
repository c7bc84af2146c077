/** What managers' clubs keep of their players day by day. R-DEV-6 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = `
create table player_snapshots (
  player_id text not null references players (id) on delete cascade,
  day bigint not null,
  snapshot jsonb not null,
  primary key (player_id, day)
);
`;

export const playerSnapshots: Migration = {
  async up(db) {
    for (const statement of TABLES.split(';').filter((text) => text.trim() !== ''))
      await sql.raw(statement).execute(db);
  },
};
