import { afterAll, beforeAll, expect, test } from 'vitest';
import { startClock } from '../src/clock/game-clock.ts';
import { gameTime, setScale } from '../src/clock/stored-clock.ts';
import type { Storage } from '../src/storage/storage.ts';
import { openTestStorage } from './harness/database.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

test('game time is the epoch, the scaled time since, and the offset (R-WLD-6)', () => {
  const setting = { epoch: 1_000, scale: 10, offset: 5, runsUntil: null };
  expect(gameTime(setting, 1_000)).toBe(1_005);
  expect(gameTime(setting, 1_060)).toBe(1_605);
});

test('a world’s clock outlives the process, and processes agree when one moves it (R-WLD-4, R-WLD-6)', async () => {
  let wall = 1_000_000;
  const here = await startClock(storage, { scale: 10, wall: () => wall });
  const there = await startClock(storage, { scale: 1, wall: () => wall });
  wall += 60;
  expect([here.now(), there.now(), there.scale]).toEqual([1_000_600, 1_000_600, 10]);

  await storage.transaction((tx) => here.advanceTo(tx, 2_000_000));
  await expect.poll(() => [here.now(), there.now()]).toEqual([2_000_000, 2_000_000]);
  await storage.transaction((tx) => here.advanceTo(tx, 1_500_000));
  await here.reload();
  expect(here.now()).toBe(2_000_000);

  wall += 10;
  await storage.transaction((tx) => setScale(tx, 2, wall));
  await expect.poll(() => there.scale).toBe(2);
  expect(there.now()).toBe(2_000_100);
  wall += 10;
  expect(there.now()).toBe(2_000_120);
  await here.close();
  await there.close();
});

test('a clock whose change was not received is read again once messages come through, after any number of failures (R-WLD-6)', async () => {
  let failures = 0;
  let missed: (() => void) | undefined;
  const deaf: Storage = {
    ...storage,
    get db() {
      if (failures-- > 0) throw new Error('the database is away');
      return storage.db;
    },
    listen: async (_channel, _onMessage, onMissed) => {
      missed = onMissed;
      return async () => {};
    },
  };
  const wall = 3_000_000;
  const here = await startClock(storage, { scale: 1, wall: () => wall });
  const there = await startClock(deaf, { scale: 1, wall: () => wall });
  await storage.transaction((tx) => here.advanceTo(tx, 9_000_000));
  expect(there.now()).toBeLessThan(9_000_000);
  failures = 1;
  missed?.();
  await expect.poll(() => there.now(), { timeout: 10_000 }).toBe(9_000_000);
  await here.close();
  await there.close();
});
