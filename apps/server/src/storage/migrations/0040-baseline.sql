-- The tables of the game as migrations 0002 to 0040 made them, and what the database itself refuses. Never changed: decision 20.

create table users (
  id text primary key,
  name text not null,
  created_at timestamptz not null default now(),
  shows_last_seen boolean not null default false
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
  retired_at bigint,
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
  lived_until bigint not null,
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
create index ledger_transfers on ledger_entries (club_id, type, amount) where type in ('Transfer In', 'Transfer Out');

create table rulesets (
  hash text primary key,
  content jsonb not null
);

create table competitions (
  id text primary key,
  name text not null,
  number integer not null,
  category text not null,
  status text not null check (status in ('open', 'started', 'running', 'finished')),
  state jsonb not null,
  ruleset_hash text references rulesets (hash),
  engine_version integer
);
create index competitions_unfinished on competitions (name, category, number) where status <> 'finished';
create unique index competitions_by_number on competitions (name, category, number) where name <> 'Friendly';

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
  secret text not null,
  source text not null default 'world'
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
  timeline jsonb not null,
  has_timeline boolean not null default true
);
create index match_plays_timelines on match_plays (kicked_off_at) where has_timeline;

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
  offset_ms bigint not null,
  runs_until bigint
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
  retry_at timestamptz,
  version integer not null default 1,
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

create table ruleset_changes (
  since bigint primary key,
  hash text not null references rulesets (hash),
  follows_alpha boolean not null,
  applied_at timestamptz not null default now()
);

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
create index club_seasons_titles on club_seasons (ended_at desc, id) where season ->> 'place' = '1' and season ->> 'name' <> 'MM Special';

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

create table departed_identities (
  mark text primary key,
  until bigint not null
);

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

create table training_plans (
  club_id text primary key references clubs (id),
  plan jsonb,
  saved jsonb not null,
  report jsonb
);

create table absences (
  user_id text primary key references users (id) on delete cascade,
  visited_real bigint not null,
  visited_game bigint not null,
  is_by_hand boolean not null default false,
  stage text,
  since bigint
);

create table announcements (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('notice', 'incident')),
  title text not null,
  text text not null,
  from_at bigint not null,
  until_at bigint,
  resolved_at bigint
);

create table refunds (
  entry_id bigint primary key references ledger_entries (id),
  act_id bigint not null references operator_acts (id)
);

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

create table player_snapshots (
  player_id text not null references players (id) on delete cascade,
  day bigint not null,
  snapshot jsonb not null,
  primary key (player_id, day)
);

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
create index transfers_alike on transfers (position, date);

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
create index watched_players_by_player on watched_players (player_id);

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
  spent jsonb not null default '[]',
  reward jsonb,
  ruleset_hash text,
  primary key (club_id, chain, position),
  foreign key (club_id, chain) references reward_chains (club_id, number) on delete cascade
);

create table friendly_invitations (
  id text primary key,
  from_id text not null references clubs (id),
  to_id text not null references clubs (id),
  kick_off bigint not null,
  is_home boolean not null,
  sent_at bigint not null,
  status text not null
);
create index friendly_invitations_sent on friendly_invitations (from_id, sent_at);
create index friendly_invitations_received on friendly_invitations (to_id, sent_at);
create index friendly_invitations_pending on friendly_invitations (kick_off) where status in ('open', 'accepted');

create table operators (
  user_id text primary key references users (id) on delete cascade,
  until_at bigint not null
);

create table board_posts (
  id bigint generated always as identity primary key,
  competition_id text not null references competitions (id),
  author_id text not null references users (id) on delete cascade,
  club_id text not null references clubs (id),
  date bigint not null,
  text text not null,
  deleted boolean not null default false,
  decision text check (decision in ('hide', 'restore'))
);
create index board_posts_of_competition on board_posts (competition_id, id);
create index board_posts_of_author on board_posts (author_id, date);

create table board_reports (
  post_id bigint not null references board_posts (id) on delete cascade,
  reporter_id text not null references users (id) on delete cascade,
  club_id text not null references clubs (id),
  date bigint not null,
  reason text not null,
  primary key (post_id, reporter_id)
);
create index board_reports_of_reporter on board_reports (reporter_id);

create table board_mutes (
  user_id text not null references users (id) on delete cascade,
  muted_id text not null references users (id) on delete cascade,
  since bigint not null,
  primary key (user_id, muted_id)
);
create index board_mutes_of_muted on board_mutes (muted_id);

create table board_seen (
  user_id text not null references users (id) on delete cascade,
  competition_id text not null references competitions (id),
  post_id bigint not null,
  primary key (user_id, competition_id)
);

create table board_silences (
  user_id text primary key references users (id) on delete cascade,
  until bigint not null,
  reason text not null
);

create table notification_consents (
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  channel text not null,
  since bigint not null,
  primary key (user_id, kind, channel)
);

create table push_browsers (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  label text not null,
  created_at timestamptz not null default now()
);
create index push_browsers_of_user on push_browsers (user_id);

create table notification_outbox (
  id bigint generated always as identity primary key,
  browser_id bigint not null references push_browsers (id) on delete cascade,
  key text not null,
  kind text,
  title text not null,
  body text not null,
  path text not null,
  due_at bigint not null,
  stale_at bigint not null,
  attempts integer not null default 0,
  retry_at timestamptz,
  done_at timestamptz,
  unique (browser_id, key)
);
create index notification_outbox_open on notification_outbox (due_at) where done_at is null;

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
  if tg_op = 'UPDATE' and old.type = 'Tickets Sale' and to_jsonb(old) - 'subject' = to_jsonb(new) - 'subject' then
    return new;
  end if;
  raise exception 'ledger: entries are never changed or deleted' using errcode = 'check_violation', constraint = 'ledger_append_only';
end $body$;

create trigger ledger_append_only before update or delete on ledger_entries for each row execute function refuse_ledger_change();

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
