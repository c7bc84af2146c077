/** Notifications outside the game: consents, browsers that are subscribed, and what is to be sent. R-NOT-11, R-NOT-14 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = `
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
create index notification_outbox_open on notification_outbox (due_at) where done_at is null
`;

export const notifications: Migration = {
  async up(db) {
    for (const statement of TABLES.split(';').filter((text) => text.trim() !== ''))
      await sql.raw(statement).execute(db);
  },
};
