/** The players that managers watch. R-SCT-9 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = `
create table watched_players (
  club_id text not null references clubs (id),
  player_id text not null,
  name text not null,
  since bigint not null,
  price bigint not null,
  overall integer not null,
  note text,
  when_for_sale boolean not null,
  price_up_to bigint,
  seen_for_sale boolean not null,
  seen_price bigint not null,
  primary key (club_id, player_id)
);
create index watched_players_by_player on watched_players (player_id)
`;

export const watchedPlayers: Migration = {
  async up(db) {
    for (const statement of TABLES.split(';').filter((text) => text.trim() !== ''))
      await sql.raw(statement).execute(db);
  },
};
