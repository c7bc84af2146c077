/** The ledger lets the club's name in an entry of tickets follow a renamed club; all else of an entry stays. R-ADM-5 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const LEDGER_CHANGE = `
create or replace function refuse_ledger_change() returns trigger language plpgsql as $body$
begin
  if tg_op = 'UPDATE' and old.type = 'Tickets Sale' and to_jsonb(old) - 'subject' = to_jsonb(new) - 'subject' then
    return new;
  end if;
  raise exception 'ledger: entries are never changed or deleted' using errcode = 'check_violation', constraint = 'ledger_append_only';
end $body$`;

export const renamedClubs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(LEDGER_CHANGE).execute(db);
  },
};
