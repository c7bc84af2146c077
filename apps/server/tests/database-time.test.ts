/** Time that processes on different machines share. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { steadyTime } from '../src/clock/clock-pause.ts';
import { clockOffset, databaseTime, followDatabaseTime, type SystemClocks } from '../src/clock/database-time.ts';
import { type GameClock, startClock } from '../src/clock/game-clock.ts';
import { createMetrics } from '../src/operations/metrics.ts';
import type { Storage } from '../src/storage/storage.ts';
import { openTestStorage } from './harness/database.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());
afterEach(() => void vi.useRealTimers());

/** A machine whose clocks are ahead of the real time by that much. */
const machineAhead = (ahead: number): SystemClocks => ({
  wall: () => Date.now() + ahead,
  steady: () => steadyTime() + ahead,
});

describe('real time is the database’s (R-OPX-7)', () => {
  test.each([120_000, -120_000, 0])('on a machine that is %d ms ahead', async (ahead) => {
    const warn = vi.fn();
    const time = await followDatabaseTime(storage, { system: machineAhead(ahead), log: { warn } });
    const difference = time.now() - (await databaseTime(storage.db));
    expect(Math.abs(difference)).toBeLessThan(100);
    expect(Math.abs(time.skew() - ahead)).toBeLessThan(100);
    expect(warn.mock.calls).toEqual(
      ahead === 0
        ? []
        : [[{ skewMs: expect.any(Number) }, 'clock: system time differs from the database by more than 2 s']],
    );
    await time.close();
  });

  test('also after the system’s clock was moved, which is measured and logged once as a warning', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let ahead = 0;
    const warn = vi.fn();
    const system = { wall: () => Date.now() + ahead, steady: steadyTime };
    const time = await followDatabaseTime(storage, { system, log: { warn } });
    ahead = 3_600_000;
    expect(Math.abs(time.now() - (await databaseTime(storage.db)))).toBeLessThan(100);
    for (let minute = 1; minute <= 3; minute++) vi.advanceTimersByTime(60_000);
    await time.close();
    expect(warn).toHaveBeenCalledOnce();
    expect(Math.abs(time.skew() - 3_600_000)).toBeLessThan(100);
  });

  test('half of the round trip is taken off, and the fastest reading counts', async () => {
    let steady = 5_000;
    const trips = [400, 20, 1_000];
    // The database's clock is 1,000,000 ms ahead; the way back takes longer than the way there.
    const ask = async () => {
      const trip = trips.shift() ?? 0;
      steady += trip * 0.4;
      const time = steady + 1_000_000;
      steady += trip * 0.6;
      return time;
    };
    expect(await clockOffset(ask, () => steady)).toBe(1_000_000 - 2);
  });
});

describe.skipIf(!process.env.MM_TEST_DATABASE_URL)('two processes on one PostgreSQL', () => {
  test('show the same minute with clocks 120 s apart (R-OPX-7)', async () => {
    const clocks: GameClock[] = [];
    for (const ahead of [0, 120_000])
      clocks.push(await startClock(storage, { scale: 10, system: machineAhead(ahead) }));
    const [here, there] = clocks.map((clock) => clock.now());
    expect(Math.abs((here ?? 0) - (there ?? 0))).toBeLessThan(1_000);
    expect(Math.abs((clocks[0]?.wallNow() ?? 0) - (clocks[1]?.wallNow() ?? 0))).toBeLessThan(100);
    const [, moved] = clocks;
    if (moved === undefined) throw new Error('no clock');
    expect(await createMetrics({ storage, clock: moved }).text()).toMatch(/mm_clock_skew_seconds (119\.9|120)/);
    for (const clock of clocks) await clock.close();
  });
});
