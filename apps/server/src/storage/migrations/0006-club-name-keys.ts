/** Keys of club names in which a mark counts outside of Latin, Greek and Cyrillic. R-STO-10 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keys as they were before say less, so no two clubs can come to the same one. */
export const clubNameKeys: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ id: string; name: string; name_key: string }>`
      select id, name, name_key from clubs`.execute(db);
    for (const { id, name, name_key: before } of rows) {
      const key = keyOf(name);
      if (key !== before) await sql`update clubs set name_key = ${key} where id = ${id}`.execute(db);
    }
  },
};

const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** `clubNameKey` as it was when this was written: a migration never changes, whatever becomes of the rule. */
function keyOf(name: string): string {
  const key = name
    .normalize('NFKD')
    .replace(ACCENTS, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return key === '' ? name.toLowerCase() : key;
}
