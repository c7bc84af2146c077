/** Statistics of players by competition and club, with those of the matches that were played before. R-CAR-7, R-CAR-8 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = `
create table player_careers (
  player_id text not null,
  competition_id text not null references competitions (id),
  club_id text not null,
  name text not null,
  number integer not null,
  last_match_at bigint not null,
  career jsonb not null,
  primary key (player_id, competition_id, club_id)
);
create index player_careers_of_competition on player_careers (competition_id);
`;

/** What earlier matches have kept: minutes, goals, assists, ratings, cards and clean sheets, but no saves, tackles, passes, shots or metres. */
const EARLIER_MATCHES = `
with played as (
  select p.kicked_off_at as date, p.result ->> 'competitionId' as competition_id, side.value ->> 'id' as club_id,
    (other.value ->> 'score')::integer as conceded, score.value as score, part.value as part,
    (select count(*) from jsonb_array_elements(coalesce(part.value -> 'incidents', '[]')) i where i.value ->> 'kind' in ('yellow', 'secondYellow')) as yellow,
    (select count(*) from jsonb_array_elements(coalesce(part.value -> 'incidents', '[]')) i where i.value ->> 'kind' in ('red', 'secondYellow')) as red,
    case
      when part.value ->> 'position' = 'GK' then 'goal'
      when part.value ->> 'position' in ('CF', 'RF', 'LF', 'RW', 'LW') then 'attack'
      when part.value ->> 'position' in ('AM', 'RAM', 'LAM', 'CM', 'RCM', 'LCM', 'RM', 'LM', 'DM', 'RDM', 'LDM') then 'midfield'
      else 'defence'
    end as line
  from match_plays p
  join matches m on m.id = p.match_id and m.phase = 'finished'
  cross join lateral (values (p.result -> 'home', p.result -> 'away'), (p.result -> 'away', p.result -> 'home')) as sides (own, rival)
  cross join lateral (select sides.own as value) as side
  cross join lateral (select sides.rival as value) as other
  cross join lateral jsonb_array_elements(side.value -> 'playerScore') as score
  join lateral jsonb_array_elements(p.timeline -> 'appearances') as part on part.value ->> 'playerId' = score.value ->> 'id'
  where exists (select 1 from players where players.id = score.value ->> 'id')
)
insert into player_careers (player_id, competition_id, club_id, name, number, last_match_at, career)
select score ->> 'id', competition_id, club_id,
  (array_agg(score ->> 'name' order by date desc))[1],
  (array_agg((score ->> 'number')::integer order by date desc))[1],
  max(date),
  jsonb_build_object(
    'matches', count(*),
    'minutes', sum((part ->> 'minutes')::integer),
    'goals', sum((part ->> 'goals')::integer),
    'assists', sum((part ->> 'assists')::integer),
    'ratingTenths', sum(round((part ->> 'rating')::numeric * 10))::integer,
    'yellowCards', sum(yellow)::integer,
    'redCards', sum(red)::integer,
    'cleanSheets', count(*) filter (where line = 'goal' and conceded = 0 and (part ->> 'minutes')::integer >= 60),
    'saves', 0, 'tackles', 0, 'passes', 0, 'shots', 0, 'metres', 0,
    'lines', jsonb_build_object(
      'goal', count(*) filter (where line = 'goal'), 'defence', count(*) filter (where line = 'defence'),
      'midfield', count(*) filter (where line = 'midfield'), 'attack', count(*) filter (where line = 'attack')
    ),
    'form', (
      select jsonb_agg(jsonb_build_object('date', latest.date, 'rating', latest.rating) order by latest.date)
      from (
        select * from unnest(
          (array_agg(date order by date desc))[1:5],
          (array_agg((part ->> 'rating')::numeric order by date desc))[1:5]
        ) as latest (date, rating)
      ) as latest
    )
  )
from played
group by score ->> 'id', competition_id, club_id
`;

export const playerCareers: Migration = {
  async up(db) {
    for (const statement of TABLES.split(';').filter((text) => text.trim() !== ''))
      await sql.raw(statement).execute(db);
    await sql.raw(EARLIER_MATCHES).execute(db);
  },
};
