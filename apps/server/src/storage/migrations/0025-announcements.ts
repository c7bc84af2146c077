/** Announcements and incidents, and acts of operators that may be done once only. R-INC-1, R-ADM-6 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table announcements (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('notice', 'incident')),
    title text not null,
    text text not null,
    from_at bigint not null,
    until_at bigint,
    resolved_at bigint
  )`,
  `create table refunds (
    entry_id bigint primary key references ledger_entries (id),
    act_id bigint not null references operator_acts (id)
  )`,
];

export const announcements: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
