/** Keys of club names in which characters that look alike are one. R-STO-12 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { rectifyConfusion } from 'unicode-confusables';

/** Of clubs whose names have looked alike all along, the oldest gets the key; the others keep their names, each with a key that no name has. */
export const lookalikeNames: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from clubs order by created_at, id`.execute(db);
    const taken = new Set<string>();
    // Old keys may be new keys of other clubs, so all make room first.
    await sql`update clubs set name_key = 'old ' || id`.execute(db);
    for (const { id, name } of rows) {
      const key = keyOf(name);
      const free = taken.has(key) ? `${key} ${id}` : key;
      taken.add(free);
      await sql`update clubs set name_key = ${free} where id = ${id}`.execute(db);
    }
  },
};

const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** `clubNameKey` as it was when this was written: a migration never changes, whatever becomes of the rule. */
function keyOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(ACCENTS, '$1')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return rectifyConfusion(rectifyConfusion((letters === '' ? name : letters).toUpperCase()).toLowerCase());
}
