import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAYS_KEYS_ARE_KEPT, keepHouse } from '../src/operations/housekeeping.ts';
import type { Storage } from '../src/storage/storage.ts';
import { keepUp } from '../src/storage/upkeep.ts';
import { openTestStorage } from './harness/database.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

test('keys of commands are forgotten when nobody repeats them any more, and identity is swept with them (R-CAL-32)', async () => {
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  const key = { user_id: 'u', request_hash: 'h', status: 200, answer: null };
  await storage.db
    .insertInto('idempotency_keys')
    .values([
      { ...key, key: 'old', created_at: daysAgo(DAYS_KEYS_ARE_KEPT + 1) },
      { ...key, key: 'recent', created_at: daysAgo(DAYS_KEYS_ARE_KEPT - 1) },
    ])
    .execute();
  const swept: Date[] = [];
  const identity = { sweep: async (moment: Date) => void swept.push(moment) };
  await keepHouse({ storage, identity, log: { info: () => {}, warn: () => {} } }, now);
  const rows = await storage.db.selectFrom('idempotency_keys').select('key').execute();
  expect(rows.map((row) => row.key)).toEqual(['recent']);
  expect(swept).toEqual([now]);
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
  await keepUp(storage);
  const kept = await rewrite(200);
  expect(kept.size).toBeLessThan(1.2 * grown.size);
  expect(kept.written).not.toBe(grown.written);
});
