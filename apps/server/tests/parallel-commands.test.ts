/** One manager's many commands, and a lock that is not given in time. R-OPR-4 */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import { ParallelCommands } from '../src/commands/parallel-commands.ts';
import { Refused } from '../src/commands/refusal.ts';
import { isUnavailable } from '../src/storage/errors.ts';
import { createPing } from '../src/storage/ping.ts';
import { Semaphore } from '../src/storage/semaphore.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const failing = (code: string) => async () => {
  throw Object.assign(new Error('from the database'), { code });
};

describe('of one manager', () => {
  test('two commands are under way at once, the others wait for their turn', async () => {
    const commands = new ParallelCommands();
    let [underWay, most] = [0, 0];
    const begun: number[] = [];
    const work = (number: number) => async () => {
      begun.push(number);
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay--;
    };
    await Promise.all(Array.from({ length: 30 }, (_, number) => commands.run('ana', work(number))));
    expect([most, begun]).toEqual([2, Array.from({ length: 30 }, (_, number) => number)]);
  });

  test('a command that waits too long is refused and never run, and other managers do not wait', async () => {
    vi.useFakeTimers();
    try {
      const commands = new ParallelCommands();
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      const first = [commands.run('ana', () => held), commands.run('ana', () => held)];
      const run = vi.fn(async () => 'late');
      const late = commands.run('ana', run).catch((error) => error);
      expect(await commands.run('bia', async () => 'at once')).toBe('at once');
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await late).toMatchObject({ refusal: { code: 'command/busy' } });
      release();
      await Promise.all(first);
      expect(run).not.toHaveBeenCalled();
      expect(await commands.run('ana', async () => 'again')).toBe('again');
    } finally {
      vi.useRealTimers();
    }
  });

  test('a lock timeout is reported as busy, any other failure as it is', async () => {
    const commands = new ParallelCommands();
    const failure = async (code: string) => commands.run('ana', failing(code)).catch((error) => error);
    expect(await failure('55P03')).toEqual(new Refused('command/busy'));
    expect(await failure('23505')).toMatchObject({ message: 'from the database' });
  });
});

test('places in the queue are given in order, and a caller who gave up waiting gets none', async () => {
  const places = new Semaphore(1);
  const end = await places.take();
  const [gone, next] = [places.take(1), places.take()];
  expect(await gone).toBeUndefined();
  end?.();
  end?.();
  const endNext = await next;
  expect([endNext === undefined, places.isIdle]).toEqual([false, false]);
  endNext?.();
  expect(places.isIdle).toBe(true);
});

test.each(['55P03', '57014'])('a statement that ends with %s is refused with a time to retry', async (code) => {
  expect(isUnavailable(Object.assign(new Error('late'), { code }))).toBe(true);
  const late = async (app: FastifyInstance) => void app.get('/api/late', failing(code));
  const identity = { ...world.services.identity, plugin: late };
  const app = await buildApp({ ...world.services, identity }, { description: false });
  const { statusCode, headers, body } = await app.inject('/api/late');
  expect([statusCode, headers['retry-after'], JSON.parse(body).error.code]).toEqual([503, '5', 'server/unavailable']);
  await app.close();
});

test('a transaction is tried again while others hold its lock, six times in all, with pauses', async () => {
  let tries = 0;
  const since = performance.now();
  const locked = world.storage.transaction(async () => {
    tries++;
    await failing('55P03')();
  });
  await expect(locked).rejects.toThrow('from the database');
  expect(performance.now() - since).toBeGreaterThan(1_000);
  expect(tries).toBe(6);
});

test('simultaneous questions for the database’s health share one answer (R-OPR-1)', async () => {
  const { db } = world.storage;
  const ask = vi.spyOn(db, 'getExecutor');
  const isAnswering = createPing({ db });
  expect(await Promise.all(Array.from({ length: 50 }, isAnswering))).toEqual(Array.from({ length: 50 }, () => true));
  expect(ask.mock.calls.length).toBeLessThan(5);
  ask.mockRestore();
});
