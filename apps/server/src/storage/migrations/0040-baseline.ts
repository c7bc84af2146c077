/** The schema that migrations 0001 to 0040 made one after the other. R-STO-4, R-STO-14 */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createIdentityTables } from '../../identity/schema.ts';

const GAME = new URL('0040-baseline.sql', import.meta.url);

export const baseline: Migration = {
  async up(db) {
    await createIdentityTables(db);
    // One statement at a time: the extended protocol takes no more.
    const statements = (await readFile(GAME, 'utf8')).split(/;\n+(?=create )/);
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
