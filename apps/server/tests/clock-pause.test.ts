/** A local world stops while it is off. R-WLD-16, R-WLD-17 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY } from '@mundo-manager/rules/clock';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RENEWAL, RUNS_AHEAD } from '../src/clock/clock-pause.ts';
import { type GameClock, startClock } from '../src/clock/game-clock.ts';
import { readClock, setScale } from '../src/clock/stored-clock.ts';
import { WorldRulesets } from '../src/rulesets/world-rulesets.ts';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings/settings.ts';
import { createInlineSimulator } from '../src/simulation/simulator.ts';
import { openEmbedded } from '../src/storage/open.ts';
import type { Storage } from '../src/storage/storage.ts';
import { openTestStorage } from './harness/database.ts';
import { createTestGame } from './harness/game.ts';

const NOON = Date.UTC(2026, 2, 2, 12);
const SCALE = 10;
let storage: Storage;
let wall: number;
const open = new Set<GameClock>();

beforeEach(async () => {
  storage = await openTestStorage();
  wall = NOON;
});
afterEach(async () => {
  vi.useRealTimers();
  for (const clock of open) await clock.close();
  open.clear();
  await storage.close();
});

async function start(options: Partial<Parameters<typeof startClock>[1]> = {}): Promise<GameClock> {
  const clock = await startClock(storage, { scale: SCALE, standsStill: true, wall: () => wall, ...options });
  open.add(clock);
  return clock;
}

async function stop(clock: GameClock): Promise<void> {
  open.delete(clock);
  await clock.close();
}

/** What is left of a process after a kill: nothing that stores anything. */
const kill = (clock: GameClock) => open.delete(clock) && vi.clearAllTimers();

/** Lets real time pass as it does while a server runs: every five seconds its clock is renewed. */
async function run(milliseconds: number): Promise<void> {
  for (const end = wall + milliseconds; wall < end; ) {
    const step = Math.min(RENEWAL, end - wall);
    wall += step;
    await vi.advanceTimersByTimeAsync(step);
    if (step === RENEWAL) await expect.poll(sinceRenewal, { interval: 5 }).toBeLessThan(RENEWAL);
  }
}

async function sinceRenewal(): Promise<number> {
  const { epoch } = await storage.db.selectFrom('game_clock').select('epoch').executeTakeFirstOrThrow();
  return wall - epoch;
}

describe('a local world', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });

  test('goes on from where it was stopped, after a weekend as after two restarts', async () => {
    const friday = await start();
    await run(60_000);
    expect(friday.now()).toBe(NOON + 60_000 * SCALE);
    await stop(friday);
    wall += 3 * DAY;
    const monday = await start();
    expect(monday.now()).toBe(NOON + 60_000 * SCALE);
    await run(1_000);
    await stop(monday);
    wall += DAY;
    expect((await start()).now()).toBe(NOON + 61_000 * SCALE);
  });

  test('turns no day and pays no wages while it is off, and goes on turning days afterwards', async () => {
    const simulator = createInlineSimulator();
    const live = async (clock: GameClock, work: () => Promise<void> = async () => {}) => {
      const rulesets = await WorldRulesets.open(storage, clock.now(), null);
      const game = createTestGame({
        storage,
        clock,
        rulesets,
        simulator,
      });
      await game.found('off');
      await work();
      await game.catchUp();
      const done = await storage.db.selectFrom('due_work').select('kind').where('done_at', 'is not', null).execute();
      await game.close();
      await stop(clock);
      return done.filter(({ kind }) => kind === 'day').length;
    };
    expect(await live(await start())).toBe(0);
    wall += 9 * DAY;
    expect(await live(await start())).toBe(0);
    wall += 9 * DAY;
    const clock = await start();
    const midnight = Date.UTC(2026, 2, 3);
    const turned = await live(clock, async () => {
      await storage.transaction((tx) => clock.advanceTo(tx, midnight));
      await clock.reload();
    });
    expect(turned).toBe(1);
  });

  test('that is killed loses nothing it has shown, and has gone on by ten real seconds at most', async () => {
    const killed = await start();
    await run(63_000);
    const shown = killed.now();
    expect(shown).toBe(NOON + 63_000 * SCALE);
    kill(killed);
    wall += 3 * DAY;
    const next = (await start()).now();
    expect(next).toBeGreaterThanOrEqual(shown);
    expect(next).toBeLessThanOrEqual(shown + RUNS_AHEAD * SCALE);
  });

  test('goes on from where it was when the machine’s clock was set back while it was off', async () => {
    const before = await start();
    await run(60_000);
    await stop(before);
    wall -= 400 * DAY;
    const after = await start();
    expect(after.now()).toBe(NOON + 60_000 * SCALE);
    await run(1_000);
    expect(after.now()).toBe(NOON + 61_000 * SCALE);
  });

  test('stops while the machine sleeps, and goes on when it wakes', async () => {
    const clock = await start();
    wall += 8 * 60 * 60 * 1_000;
    const held = NOON + RUNS_AHEAD * SCALE;
    expect(clock.now()).toBe(held);
    await run(5_000);
    await expect.poll(() => clock.now()).toBe(held);
    await run(2_000);
    await expect.poll(() => clock.now()).toBe(held + 2_000 * SCALE);
  });

  test('that was advanced keeps what it was advanced to, through a kill and a stop (R-WLD-4)', async () => {
    const killed = await start();
    await storage.transaction((tx) => killed.advanceTo(tx, NOON + 3 * DAY));
    await killed.reload();
    expect(killed.now()).toBe(NOON + 3 * DAY);
    await storage.transaction((tx) => killed.advanceTo(tx, NOON + DAY));
    await killed.reload();
    expect(killed.now()).toBe(NOON + 3 * DAY);
    await run(2_000);
    expect(killed.now()).toBe(NOON + 3 * DAY + 2_000 * SCALE);
    kill(killed);
    wall += DAY;
    const next = await start();
    const resumed = next.now();
    expect(resumed).toBe(NOON + 3 * DAY + RUNS_AHEAD * SCALE);
    await storage.transaction((tx) => next.advanceTo(tx, resumed + DAY));
    await next.reload();
    await stop(next);
    expect((await start()).now()).toBe(resumed + DAY);
  });

  test('keeps its pace and its time when the pace is changed', async () => {
    const clock = await start();
    await storage.transaction((tx) => setScale(tx, 2, wall));
    await clock.reload();
    await run(30_000);
    expect(clock.now()).toBe(NOON + 60_000);
  });
});

test('a shared world keeps real time, and catches up (R-WLD-1)', async () => {
  const shared = { standsStill: false, scale: 1 };
  await stop(await start(shared));
  wall += 3 * DAY;
  expect((await start(shared)).now()).toBe(NOON + 3 * DAY);
});

test('a world that becomes shared goes on from its last moment, and keeps real time from there', async () => {
  const local = await start();
  wall += 7_000;
  await stop(local);
  const stood = NOON + 7_000 * SCALE;
  wall += DAY;
  const shared = { standsStill: false };
  const first = await start(shared);
  expect(first.now()).toBe(stood);
  wall += 60_000;
  expect(first.now()).toBe(stood + 60_000 * SCALE);
  const second = await start(shared);
  expect(second.now()).toBe(stood + 60_000 * SCALE);
  await stop(first);
  await stop(second);
  wall += DAY;
  expect((await start(shared)).now()).toBe(stood + (60_000 + DAY) * SCALE);
});

test('a local world that was killed is shared without going back, though the machine’s clock was', async () => {
  const killed = await start();
  wall += 7_000;
  const shown = killed.now();
  kill(killed);
  wall -= 400 * DAY;
  expect((await start({ standsStill: false })).now()).toBeGreaterThanOrEqual(shown);
});

describe('a local world whose server fails to start', () => {
  const log = pino({ level: 'silent' });
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mm-failed-start-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** What is stored of the clock of that folder's world, which has been running and was stopped. */
  const clockOf = async () => {
    const stored = await openEmbedded(folder);
    const { db } = stored;
    if ((await db.selectFrom('game_clock').selectAll().execute()).length === 0) {
      await (await startClock(stored, { scale: SCALE, standsStill: true })).close();
    }
    const clock = await readClock(db);
    await stored.close();
    return clock;
  };

  test('keeps its last moment while sign-in was impossible', async () => {
    const stood = await clockOf();
    const settings = readSettings({ MM_DATA: folder, PORT: '0' });
    await expect(startServer(settings, log)).rejects.toMatchObject({ code: 'identity/no-provider' });
    expect(await clockOf()).toEqual(stood);
  });

  test('has gone on by no more than the start took when something fails after that', async () => {
    const stood = await clockOf();
    const began = performance.now();
    const settings = { ...readSettings({ MM_DATA: folder, PORT: '0', MM_TEST_ACCOUNTS: 'yes' }), threads: -1 };
    await expect(startServer(settings, log)).rejects.toThrow();
    const took = performance.now() - began;
    const left = (await clockOf()).runsUntil ?? Number.POSITIVE_INFINITY;
    expect(left - (stood.runsUntil ?? 0)).toBeLessThanOrEqual(took * SCALE);
  });
});

test('a change of the machine’s clock does not move a running local world', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const clock = await startClock(storage, { scale: 1, standsStill: true });
  open.add(clock);
  const before = clock.now();
  vi.setSystemTime(Date.now() - DAY);
  expect(clock.now()).toBeGreaterThanOrEqual(before);
  vi.setSystemTime(Date.now() + 9 * DAY);
  expect(clock.now()).toBeLessThan(before + RUNS_AHEAD / 2);
  expect(clock.now()).toBeGreaterThanOrEqual(before);
});
