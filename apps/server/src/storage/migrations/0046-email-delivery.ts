/**
 * The language of e-mails and of each row of the outbox, and refused addresses. Rows that wait get the language of
 * their browser. R-NOT-23, R-NOT-24
 */
import type { Migration } from 'kysely/migration';
import { runStatements } from './run-statements.ts';

const STATEMENTS = `
alter table users add column email_language text not null default 'pt-BR';
alter table notification_outbox add column language text not null default 'pt-BR';
update notification_outbox waiting set language = browser.language
  from push_browsers browser where browser.id = waiting.browser_id;

create table email_refusals (
  user_id text primary key references users (id) on delete cascade,
  address text not null,
  refusals integer not null,
  since bigint not null
)
`;

export const emailDelivery: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};
