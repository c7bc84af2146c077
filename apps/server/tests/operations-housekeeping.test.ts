import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAYS_KEYS_ARE_KEPT, keepHouse } from '../src/operations/housekeeping.ts';
import type { Storage } from '../src/storage/storage.ts';
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
