/** Heads of the chains of all clubs with a manager, before their first draw, and what each draw gave. R-PRF-14 */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  "alter table reward_draws add column spent jsonb not null default '[]'",
  'alter table reward_draws add column reward jsonb',
  'alter table reward_draws add column ruleset_hash text',
];
const LENGTH = 1_000;

export const publishedChains: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
    const { rows } = await sql<{ id: string }>`
      select id from clubs
      where owner_id is not null and not exists (select from reward_chains where club_id = clubs.id)
      order by id`.execute(db);
    for (const { id } of rows) {
      const seed = randomBytes(32);
      let head: Buffer = seed;
      for (let time = 0; time < LENGTH; time++) head = createHash('sha256').update(head).digest();
      await sql`
        insert into reward_chains (club_id, number, seed, head, length)
        values (${id}, 1, ${seed.toString('hex')}, ${head.toString('hex')}, ${LENGTH})`.execute(db);
    }
  },
};
