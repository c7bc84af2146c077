/** Looks before matches that were drawn by an older server: an hour and five minutes before the kick-off. R-NOT-12 */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Kind, its rank, and milliseconds before the kick-off, as of this version. */
const LOOKS = [
  ['match-ahead', 21, 3_600_000],
  ['match-begins', 22, 300_000],
] as const;

export const matchLooks: Migration = {
  async up(db) {
    for (const [kind, rank, before] of LOOKS) {
      await sql`
        insert into due_work (kind, id, rank, due_at, version, payload)
        select ${kind}::text, id, ${rank}::integer, due_at - ${before}::bigint, 1, payload
        from due_work
        where kind = 'kick-off' and done_at is null and failed_at is null
        on conflict do nothing`.execute(db);
    }
  },
};
