import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endRetryWait, openTestStorage } from '../../tests/harness/database.ts';
import { kindsOf } from '../../tests/harness/work-kinds.ts';
import { type GameClock, startClock } from '../clock/game-clock.ts';
import type { Storage } from '../storage/storage.ts';
import { planWork } from './due-work.ts';
import type { WorkKinds } from './work-kinds.ts';
import { createWorker, type Worker } from './worker.ts';

let storage: Storage;
let clock: GameClock;
let wall = 1_000_000;
const done: string[] = [];
const kinds: WorkKinds = kindsOf([
  ['first', async ({ id }) => void done.push(id)],
  [
    'second',
    async ({ id, dueAt }, { tx }) => {
      done.push(id);
      if (id === 'a') await planWork(tx, kinds, [{ kind: 'first', id: 'more', dueAt, payload: null }]);
    },
  ],
  ['broken', async () => Promise.reject(new Error('no pitch'))],
]);
const plan = (kind: string, id: string, dueAt: number) =>
  storage.transaction((tx) => planWork(tx, kinds, [{ kind, id, dueAt, payload: null }]));
const workerOf = (options: Partial<Parameters<typeof createWorker>[0]> = {}): Worker =>
  createWorker({ storage, clock, kinds, concurrency: 3, ...options });

beforeAll(async () => {
  storage = await openTestStorage();
  clock = await startClock(storage, { scale: 1, wall: () => wall });
});
afterAll(async () => {
  await clock.close();
  await storage.close();
});
beforeEach(async () => {
  done.length = 0;
  await storage.db.deleteFrom('due_work').execute();
});

test('concurrent consumers do all due work, also what that work has planned, and then rest', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) await plan('second', id, wall);
  await plan('second', 'tomorrow', wall + 1);
  await workerOf().catchUp();
  expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'more']);
});

test('work that fails is tried five times, reported each time, and put aside', async () => {
  const outcomes: string[] = [];
  await plan('broken', 'm1', wall);
  await plan('second', 'b', wall + 1);
  wall += 1;
  const onOutcome = ({ state, work }: { readonly state: string; readonly work: { readonly id: string } }) =>
    void outcomes.push(`${state} ${work.id}`);
  const worker = workerOf({ concurrency: 1, onOutcome });
  for (let tries = 1; tries <= 5; tries++) {
    await worker.catchUp();
    expect(outcomes.length).toBe(tries < 5 ? tries : 6);
    await endRetryWait(storage);
  }
  expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'failed m1'), 'done b']);
});

test('the worker runs as time goes on, and finishes work under way before it ends', async () => {
  const worker = workerOf();
  worker.start();
  await plan('second', 'b', wall + 10);
  wall += 10;
  worker.wake();
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['b']);
  await worker.close();
  await plan('second', 'c', wall);
  await worker.catchUp();
  expect(done).toEqual(['b']);
});

test('work that the database was too full for is done when there is room again, however long that takes', async () => {
  let isFull = true;
  const full: WorkKinds = kindsOf([
    [
      'first',
      async ({ id }) =>
        isFull ? Promise.reject(Object.assign(new Error('full'), { code: '53100' })) : void done.push(id),
    ],
  ]);
  await storage.transaction((tx) => planWork(tx, full, [{ kind: 'first', id: 'day', dueAt: wall, payload: null }]));
  const worker = workerOf({ kinds: full });
  for (let tries = 0; tries < 6; tries++) await expect(worker.catchUp()).rejects.toThrow('full');
  isFull = false;
  await worker.catchUp();
  expect(done).toEqual(['day']);
});
