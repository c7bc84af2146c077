/** Notifications by e-mail: rows of the outbox that go to a user, and addresses that their users have confirmed. R-NOT-17, R-NOT-18 */
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = `
alter table notification_outbox alter column browser_id drop not null;
alter table notification_outbox add column user_id text references users (id) on delete cascade;
alter table notification_outbox add constraint notification_outbox_recipient
  check ((browser_id is null) <> (user_id is null));
alter table notification_outbox add constraint notification_outbox_of_user unique (user_id, key);

create table confirmed_emails (
  user_id text primary key references users (id) on delete cascade,
  address text not null,
  confirmed_at timestamptz not null default now()
)
`;

export const email: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};
