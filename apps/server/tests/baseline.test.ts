/**
 * What servers before the baseline have left opens. `fixtures/0040.backup` (30 kB: a world of two clubs) and `fixtures/0040-schema.txt`
 * are of the last commit whose migrations 0001 to 0040 ran one by one. R-STO-14
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../src/operations/audit/index.ts';
import { readBackup } from '../src/operations/backup/read.ts';
import { executedMigrations, migrate } from '../src/storage/migrate.ts';
import { MIGRATIONS } from '../src/storage/migrations/index.ts';
import { BASELINE, SQUASHED } from '../src/storage/migrations/squashed.ts';
import { openEmbedded, openUnmigrated } from '../src/storage/open.ts';
import type { Storage } from '../src/storage/storage.ts';
import { openUnmigratedTest, TEST_DATABASES } from './harness/database.ts';
import { schemaListing } from './harness/schema-listing.ts';

const BACKUP = new URL('fixtures/0040.backup', import.meta.url).pathname;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mm-baseline-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The records of migrations as a server before the baseline kept them. */
async function recordSquashed({ kysely }: Storage, names: readonly string[]): Promise<void> {
  await sql`delete from kysely_migration where name = ${BASELINE}`.execute(kysely);
  const times = names.map((name, index) => sql`(${name}, ${new Date(index).toISOString()})`);
  await sql`insert into kysely_migration (name, timestamp) values ${sql.join(times)}`.execute(kysely);
}

describe.each(TEST_DATABASES)('on %s', (kind) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await openUnmigratedTest(kind, folder);
  });
  afterEach(() => storage.close());

  const clubs = () => storage.db.selectFrom('clubs').select('name').execute();

  test('the baseline makes the schema that its migrations made', async () => {
    await migrate(storage.kysely, BASELINE);
    const before = await readFile(new URL('fixtures/0040-schema.txt', import.meta.url), 'utf8');
    expect(`${(await schemaListing(storage.kysely)).join('\n')}\n`).toBe(before);
  });

  test('a backup of the commit before the baseline restores, and its books agree', async () => {
    await readBackup(storage, BACKUP);
    expect(await executedMigrations(storage.kysely)).toEqual(Object.keys(MIGRATIONS));
    expect(await clubs()).toHaveLength(2);
    expect(await audit(storage.db, ALPHA)).toEqual([]);
  });

  test('a backup from before migration 0040 is refused', async () => {
    const text = gunzipSync(await readFile(BACKUP)).toString('utf8');
    const older = join(folder, 'older.backup');
    await writeFile(older, gzipSync(text.replace(',"0039-notifications","0040-match-looks"', '')));
    await expect(readBackup(storage, older)).rejects.toThrow(
      /^storage\/before-baseline: the backup lacks 0039-notifications, 0040-match-looks, /,
    );
    expect(await executedMigrations(storage.kysely)).toEqual([]);
  });

  test('a database with all migrations up to 0040 starts, whichever process opens it first', async () => {
    await readBackup(storage, BACKUP);
    await recordSquashed(storage, SQUASHED);
    await Promise.all([migrate(storage.kysely), kind === 'PostgreSQL' ? migrate(storage.kysely) : null]);
    expect(await executedMigrations(storage.kysely)).toEqual(Object.keys(MIGRATIONS));
    expect(await clubs()).toHaveLength(2);
  });

  test('a database from before migration 0040 is refused and stays as it is', async () => {
    await migrate(storage.kysely, BASELINE);
    await recordSquashed(storage, SQUASHED.slice(0, -1));
    await expect(migrate(storage.kysely)).rejects.toThrow(
      /^storage\/before-baseline: the database lacks 0040-match-looks, .* docs\/operations.md/,
    );
    expect(await executedMigrations(storage.kysely)).toEqual(SQUASHED.slice(0, -1));
  });
});

test('a data folder of the commit before the baseline opens', async () => {
  const place = join(folder, 'data');
  const before = await openUnmigrated({ dataFolder: place, poolSize: 1 });
  await readBackup(before, BACKUP);
  await recordSquashed(before, SQUASHED);
  await before.close();
  const after = await openEmbedded(place);
  expect(await after.db.selectFrom('clubs').select('id').execute()).toHaveLength(2);
  expect(await executedMigrations(after.kysely)).toEqual(Object.keys(MIGRATIONS));
  await after.close();
});
