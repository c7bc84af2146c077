/** Up to which moment a player's nights and birthdays have counted. R-PLA-27 */
import { DAY } from '@mundo-manager/rules/clock';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const livedUntil: Migration = {
  async up(db) {
    // A column's default is no parameter of a statement.
    const until = sql.raw(String(await lastMidnight(db)));
    await sql`alter table players add column lived_until bigint not null default ${until}`.execute(db);
    await sql`alter table players alter column lived_until drop default`.execute(db);
  },
};

/** Of a world that lives already: the midnight before the next turn that is to be done; where none is, the present moment of its clock. */
async function lastMidnight(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ until: number | null }>`
    select coalesce(
      (select min(due_at) - ${DAY}::bigint from due_work
        where kind in ('day', 'club-day') and done_at is null and failed_at is null),
      (select floor(epoch + (extract(epoch from now()) * 1000 - epoch) * scale + offset_ms)::bigint from game_clock)
    ) as until`.execute(db);
  return rows[0]?.until ?? 0;
}
