import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { HOUR } from '@mundo-manager/rules/clock';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../src/operations/audit/index.ts';
import { tablesOf } from '../src/operations/backup/format.ts';
import { readBackup } from '../src/operations/backup/read.ts';
import { writeBackup } from '../src/operations/backup/write.ts';
import type { Storage } from '../src/storage/storage.ts';
import { openUnmigratedTest, TEST_DATABASES } from './harness/database.ts';
import { type LivedWorld, startLivedWorld } from './harness/lived-world.ts';

let world: LivedWorld;
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mm-backup-'));
  file = join(folder, 'world.backup');
  world = await startLivedWorld();
  const ana = await world.newManager();
  await ana.call('joinCompetition', { body: { competitionName: 'MM League' } });
  await world.live(2 * HOUR);
  await world.storage.db
    .insertInto('leads')
    .values({ email: 'josé@example.com', name: '"Zé", \\ \n o \t 🏆' })
    .execute();
  await writeBackup(world.storage, file);
}, 240_000);
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

/** Every row of every table, as the database writes it. */
async function contents({ kysely }: Storage): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const { name } of await tablesOf(kysely)) {
    const { rows } = await sql<{ row: string }>`select line::text as row from ${sql.table(name)} line`.execute(kysely);
    all[name] = rows.map(({ row }) => row).sort();
  }
  return all;
}

test.each(['100%', 'a#b', 'Açaí e café'])('a backup lands in a folder of the name %j', async (name) => {
  const place = join(folder, name);
  await mkdir(place);
  const { rows } = await writeBackup(world.storage, join(place, 'world.backup'));
  expect(rows).toBeGreaterThan(0);
});

const lines = async () =>
  gunzipSync(await readFile(file))
    .toString('utf8')
    .trimEnd()
    .split('\n');

const SPOILT: readonly [string, () => Promise<Buffer>, RegExp][] = [
  ['cut off', async () => (await readFile(file)).subarray(0, 20_000), /can't be read/],
  ['without its end', async () => gzipSync((await lines()).slice(0, -1).join('\n')), /its end is missing/],
  [
    'with rows missing',
    async () => gzipSync((await lines()).filter((line) => !line.startsWith('{"table":"leads"')).join('\n')),
    /0 rows of leads instead of 1/,
  ],
  ['of something else', async () => gzipSync('{"hello":1}\n'), /is no backup/],
  [
    'of a newer server',
    async () => gzipSync((await lines()).join('\n').replace('"0040-baseline"', '"0040-baseline","9999-later"')),
    /newer version of the server \(9999-later\)/,
  ],
];

describe.each(TEST_DATABASES)('into a new %s database', (kind) => {
  let restored: Storage;
  beforeAll(async () => {
    restored = await openUnmigratedTest(kind, folder);
  });
  afterAll(() => restored.close());

  test.each(SPOILT)('a file %s is refused, and leaves nothing behind', async (_what, spoil, message) => {
    const spoilt = join(folder, 'spoilt.backup');
    await writeFile(spoilt, await spoil());
    await expect(readBackup(restored, spoilt)).rejects.toThrow(message);
    expect(Object.values(await contents(restored)).flat()).toEqual([]);
  });

  test('a backup restores to the last row (R-STO-8)', async () => {
    await readBackup(restored, file);
    expect(await contents(restored)).toEqual(await contents(world.storage));
    expect(await audit(restored.db, ALPHA)).toEqual([]);
  });

  test('a restored world goes on where it was: numbers, and the constraints of the database', async () => {
    const { rows } = await sql<{ id: number; highest: number }>`
      insert into events (club_id, date, type, facts, cause) select id, 0, 'test', '{}', 'test' from clubs limit 1
      returning id, (select max(id) from events) as highest`.execute(restored.db);
    expect(rows[0]?.id).toBe(Number(rows[0]?.highest) + 1);
    await expect(sql`update ledger_entries set amount = 1`.execute(restored.db)).rejects.toThrow(/never changed/);
  });
});

test('a backup is its owner’s alone: it holds secrets', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a database that is not empty keeps what it has', async () => {
  const before = await contents(world.storage);
  await expect(readBackup(world.storage, file)).rejects.toThrow(/not empty .*: restore into a new one/);
  expect(await contents(world.storage)).toEqual(before);
});
