import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOURS_KEYS_ARE_KEPT, KEYS_KEPT_OF_A_USER, keepHouse } from '../src/operations/housekeeping.ts';
import { vacuumEmbedded } from '../src/storage/embedded-vacuum.ts';
import type { Storage } from '../src/storage/storage.ts';
import { openTestStorage } from './harness/database.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

const HOUR = 60 * 60 * 1000;
const log = { info: () => {}, warn: () => {} };

/** Housekeeping of a world in which nothing is old. */
const keeping = () => ({
  storage,
  identity: { sweep: async () => {} },
  clock: { now: () => 0 },
  timelineDays: 30,
  log,
});

/** Stores answered keys of the user, so many hours old. */
async function storeKeys(user_id: string, ages: readonly number[], now: Date): Promise<void> {
  const keys = ages.map((hours, place) => ({
    user_id,
    key: `${hours} h, ${place}`,
    request_hash: 'h',
    status: 200,
    answer: null,
    created_at: new Date(now.getTime() - hours * HOUR),
  }));
  await storage.db.insertInto('idempotency_keys').values(keys).execute();
}

const keysOf = async (user: string) => {
  const rows = await storage.db.selectFrom('idempotency_keys').select('key').where('user_id', '=', user).execute();
  return rows.map(({ key }) => key);
};

test('old keys of commands are deleted, and identity is swept with them (R-CAL-32)', async () => {
  const now = new Date();
  await storeKeys('u', [HOURS_KEYS_ARE_KEPT + 1, HOURS_KEYS_ARE_KEPT - 1], now);
  const swept: Date[] = [];
  const identity = { sweep: async (moment: Date) => void swept.push(moment) };
  await keepHouse({ ...keeping(), identity }, now);
  expect(await keysOf('u')).toEqual(['23 h, 1']);
  expect(swept).toEqual([now]);
});

test('a user who sends commands without end keeps his newest keys', async () => {
  const now = new Date();
  await storeKeys('script', [2, ...Array<number>(KEYS_KEPT_OF_A_USER).fill(1)], now);
  await storeKeys('other', [3], now);
  await keepHouse(keeping(), now);
  const kept = await keysOf('script');
  expect([kept.length, kept.includes('2 h, 0')]).toEqual([KEYS_KEPT_OF_A_USER, false]);
  expect(await keysOf('other')).toEqual(['3 h, 0']);
});

test.skipIf(process.env.MM_TEST_DATABASE_URL)('the embedded database stays as large as what is in it', async () => {
  const rewrite = async (times: number) => {
    for (let n = 0; n < times; n++) {
      // Text that does not compress away.
      const value = JSON.stringify(Array.from({ length: 400 }, (_, index) => (index * 7919 + n) ** 3));
      await sql`insert into world_settings (key, value) values ('large', ${value})
        on conflict (key) do update set value = excluded.value`.execute(storage.db);
    }
    const { rows } = await sql<{ size: number; written: string }>`
      select pg_total_relation_size('world_settings') as size, redo_lsn::text as written from pg_control_checkpoint()`.execute(
      storage.db,
    );
    return { size: Number(rows[0]?.size), written: rows[0]?.written };
  };
  const empty = await rewrite(1);
  const grown = await rewrite(200);
  expect(grown.size).toBeGreaterThan(5 * empty.size);
  await vacuumEmbedded(storage);
  const kept = await rewrite(200);
  expect(kept.size).toBeLessThan(1.2 * grown.size);
  expect(kept.written).not.toBe(grown.written);
});
