/** Completed transfers, with earlier ones from the events of clubs. R-SCT-4 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = `
create table transfers (
  id bigint generated always as identity primary key,
  player_id text not null,
  name text not null,
  position text,
  overall integer,
  age integer,
  price bigint not null,
  date bigint not null,
  from_club_id text,
  from_category text,
  from_league_id text,
  to_club_id text not null,
  to_category text,
  to_league_id text,
  unique (player_id, date, to_club_id)
);
create index transfers_of_seller on transfers (from_club_id, date);
create index transfers_of_buyer on transfers (to_club_id, date);
create index transfers_from_league on transfers (from_league_id);
create index transfers_to_league on transfers (to_league_id);
create index transfers_alike on transfers (position, date)
`;

/** Player and moment name the sale that a purchase belongs to. Overall, categories and leagues of that time were not kept. */
const EARLIER_TRANSFERS = `
insert into transfers (player_id, name, position, age, price, date, from_club_id, to_club_id)
select bought.facts ->> 'playerId', bought.facts ->> 'name', players.state -> 'personalData' ->> 'position',
  extract(year from age(to_timestamp(bought.date / 1000.0) at time zone 'UTC', to_timestamp(players.dob / 1000.0) at time zone 'UTC'))::integer,
  (bought.facts ->> 'price')::bigint, bought.date,
  (select sold.club_id from events sold
    where sold.type = 'player-sold' and sold.date = bought.date and sold.facts ->> 'playerId' = bought.facts ->> 'playerId'
    order by sold.id limit 1),
  bought.club_id
from events bought left join players on players.id = bought.facts ->> 'playerId'
where bought.type = 'player-bought'
order by bought.id
on conflict do nothing
`;

export const transfers: Migration = {
  async up(db) {
    for (const statement of TABLES.split(';').filter((text) => text.trim() !== ''))
      await sql.raw(statement).execute(db);
    await sql.raw(EARLIER_TRANSFERS).execute(db);
  },
};
