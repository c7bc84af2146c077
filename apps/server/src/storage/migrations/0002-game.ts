/** The tables of the game, and what the database itself refuses: money that no ledger entry moved, and debt by spending. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = `
create table users (
  id text primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table clubs (
  id text primary key,
  owner_id text unique references users (id),
  is_bot boolean not null,
  name text not null,
  name_key text not null constraint clubs_name_taken unique,
  category text not null,
  created_at bigint not null,
  version integer not null,
  money bigint not null,
  credits bigint not null constraint clubs_credits_from_zero check (credits >= 0),
  state jsonb not null,
  reports jsonb not null,
  last_matches jsonb not null,
  constraint clubs_bot_without_owner check (is_bot = (owner_id is null))
);

create table players (
  id text primary key,
  club_id text references clubs (id),
  number integer not null,
  for_sale boolean not null,
  market_position text not null,
  overall integer not null,
  dob bigint not null,
  state jsonb not null,
  constraint players_shirt_number unique (club_id, number) deferrable initially deferred
);
create index players_on_market on players (market_position, overall, dob) where for_sale;

create table ledger_entries (
  id bigint generated always as identity primary key,
  club_id text not null references clubs (id) deferrable initially deferred,
  currency text not null check (currency in ('money', 'credits')),
  type text not null,
  amount bigint not null check (amount <> 0),
  subject text,
  date bigint not null,
  cause text not null,
  seq bigint not null,
  balance bigint not null,
  constraint ledger_chain unique (club_id, currency, seq)
);
create index ledger_by_club on ledger_entries (club_id, id);

create table competitions (
  id text primary key,
  name text not null,
  number integer not null,
  category text not null,
  status text not null check (status in ('open', 'started', 'running', 'finished')),
  state jsonb not null,
  unique (name, category, number)
);
create index competitions_unfinished on competitions (name, category, number) where status <> 'finished';

create table matches (
  id text primary key,
  competition_id text not null references competitions (id),
  round integer not null,
  date bigint not null,
  phase text not null check (phase in ('scheduled', 'playing', 'finished')),
  home_id text not null references clubs (id),
  away_id text not null references clubs (id),
  commitment text not null,
  state jsonb not null
);
create index matches_of_competition on matches (competition_id, date);
create index matches_ahead on matches (date) where phase <> 'finished';
create index matches_at_home on matches (home_id, date);
create index matches_away on matches (away_id, date);

create table match_secrets (
  match_id text primary key references matches (id),
  secret text not null
);

create table match_plays (
  match_id text primary key references matches (id),
  replay_id text not null unique,
  kicked_off_at bigint not null,
  engine_version text not null,
  ruleset_hash text not null,
  seed text not null,
  digest text not null,
  input jsonb not null,
  result jsonb not null,
  timeline jsonb not null
);

create table events (
  id bigint generated always as identity primary key,
  club_id text not null references clubs (id),
  date bigint not null,
  type text not null,
  facts jsonb not null,
  cause text not null
);
create index events_by_club on events (club_id, id);

create table inbox_messages (
  id text primary key,
  club_id text not null references clubs (id),
  date bigint not null,
  seq bigint generated always as identity,
  read boolean not null default false,
  message jsonb not null
);
create index inbox_by_club on inbox_messages (club_id, date, seq);
create index inbox_unread on inbox_messages (club_id) where not read;

create table idempotency_keys (
  user_id text not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer bytea,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_by_age on idempotency_keys (created_at);

create table game_clock (
  single boolean primary key default true check (single),
  epoch bigint not null,
  scale double precision not null check (scale >= 0),
  offset_ms bigint not null
);

create table due_work (
  kind text not null,
  id text not null,
  rank integer not null,
  due_at bigint not null,
  payload jsonb not null,
  attempts integer not null default 0,
  last_error text,
  failed_at timestamptz,
  done_at timestamptz,
  primary key (kind, id)
);
create index due_work_open on due_work (due_at, rank, id) where done_at is null and failed_at is null;

create table leads (
  email text primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table world_settings (
  key text primary key,
  value jsonb not null
);
`;

// Each entry continues its club's chain, so the newest entry's balance is the sum of all without adding them up.
const CHAIN = `
create function chain_ledger_entry() returns trigger language plpgsql as $body$
declare
  last_seq bigint;
  last_balance bigint;
begin
  select seq, balance into last_seq, last_balance from ledger_entries
    where club_id = new.club_id and currency = new.currency order by seq desc limit 1;
  new.seq := coalesce(last_seq, 0) + 1;
  new.balance := coalesce(last_balance, 0) + new.amount;
  if new.balance < 0 and new.amount < 0 and new.type <> 'Salary Payment' then
    raise exception 'ledger: % of % would leave club % with % of %', new.type, new.amount, new.club_id, new.balance, new.currency
      using errcode = 'check_violation', constraint = 'ledger_no_debt_by_spending';
  end if;
  return new;
end $body$;

create trigger ledger_chain before insert on ledger_entries for each row execute function chain_ledger_entry();

create function refuse_ledger_change() returns trigger language plpgsql as $body$
begin
  raise exception 'ledger: entries are never changed or deleted' using errcode = 'check_violation', constraint = 'ledger_append_only';
end $body$;

create trigger ledger_append_only before update or delete on ledger_entries for each row execute function refuse_ledger_change();
`;

const BALANCE = `
create function check_balance_of(checked text) returns void language plpgsql as $body$
declare
  held record;
  owed_money bigint;
  owed_credits bigint;
begin
  select money, credits into held from clubs where id = checked;
  select balance into owed_money from ledger_entries
    where club_id = checked and currency = 'money' order by seq desc limit 1;
  select balance into owed_credits from ledger_entries
    where club_id = checked and currency = 'credits' order by seq desc limit 1;
  if held.money is distinct from coalesce(owed_money, 0) or held.credits is distinct from coalesce(owed_credits, 0) then
    raise exception 'ledger: club % holds % money and % credits, its entries sum to % and %',
      checked, held.money, held.credits, coalesce(owed_money, 0), coalesce(owed_credits, 0)
      using errcode = 'check_violation', constraint = 'ledger_balance';
  end if;
end $body$;

create function check_balance_of_club() returns trigger language plpgsql as $body$
begin
  perform check_balance_of(new.id);
  return null;
end $body$;

create function check_balance_of_entry() returns trigger language plpgsql as $body$
begin
  perform check_balance_of(new.club_id);
  return null;
end $body$;

create constraint trigger clubs_balance after insert or update of money, credits on clubs
  deferrable initially deferred for each row execute function check_balance_of_club();

create constraint trigger ledger_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_balance_of_entry();
`;

/** One statement at a time: the extended protocol takes no more. */
async function run(db: Kysely<unknown>, script: string, separator: RegExp): Promise<void> {
  for (const statement of script.split(separator)) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}

export const game: Migration = {
  async up(db) {
    await run(db, TABLES, /;\n/);
    await run(db, CHAIN, /;\n\n/);
    await run(db, BALANCE, /;\n\n/);
  },
};
