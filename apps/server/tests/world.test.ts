/** Worlds: how they begin, how their days turn, and that it does not matter when their work is done. */
import { setTimeout as pause } from 'node:timers/promises';
import { teamSheet } from '@mundo-manager/engine/testing';
import { sheetDigest } from '@mundo-manager/engine/verification';
import { DAY, HOUR, MINUTE, startOfUtcDay } from '@mundo-manager/rules/clock';
import { CATEGORIES } from '@mundo-manager/rules/clubs';
import { searchFor, suppliedSearches } from '@mundo-manager/rules/market';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { nextMatchStop, nextStop } from '../src/clock/next-stop.ts';
import { planWork } from '../src/due-work/due-work.ts';
import { readPayload } from '../src/due-work/work-kinds.ts';
import { createInlineSimulator } from '../src/simulation/simulator.ts';
import { workOfDay, workOfFirstDay } from '../src/world/calendar.ts';
import { PAYLOADS } from '../src/world-work/payloads.ts';
import { createTestGame } from './harness/game.ts';
import { startLeague } from './harness/season.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

const open: TestWorld[] = [];
const closing = <T extends TestWorld>(world: T): T => {
  open.push(world);
  return world;
};
afterEach(async () => {
  for (const world of open.splice(0)) await world.close();
});

describe('a new world', () => {
  test('has bots, open leagues, and players for sale for every search of its categories (R-WLD-12, R-WLD-13, R-WLD-20, R-MKT-19)', async () => {
    const world = closing(await startWorld());
    expect(await world.game.found()).toBe(true);
    const bots = await world.storage.db.selectFrom('clubs').select(['name', 'is_bot', 'owner_id']).execute();
    expect(new Set(bots.map(({ name }) => name)).size).toBe(39);
    expect(bots.every(({ is_bot, owner_id }) => is_bot && owner_id === null)).toBe(true);
    const leagues = await world.storage.db.selectFrom('competitions').select(['id', 'status']).orderBy('id').execute();
    expect(leagues).toEqual(
      ['amador', 'pro', 'semi-pro', 'varzea'].map((category) => ({ id: `league-${category}-1`, status: 'open' })),
    );
    const free = await world.storage.db.selectFrom('players').select('state').where('for_sale', '=', true).execute();
    const stock = new Map<string, number>();
    for (const { state } of free) {
      const key = JSON.stringify(searchFor(state, world.clock.now(), ALPHA));
      stock.set(key, (stock.get(key) ?? 0) + 1);
    }
    for (const { position, overall, age } of suppliedSearches(CATEGORIES, ALPHA)) {
      const key = JSON.stringify({ position, overall: overall.key, age: age.key });
      expect(stock.get(key)).toBeGreaterThanOrEqual(ALPHA.market.supplyPerSearch);
    }
  });

  test('is created once, also by two processes at the same time (R-STO-7)', async () => {
    const world = closing(await startWorld());
    expect((await Promise.all([world.game.found(), world.game.found()])).sort()).toEqual([false, true]);
    expect(await world.game.found('another')).toBe(false);
  });

  test('never shows its seed', async () => {
    const world = closing(await startWorld());
    await world.game.found('a-seed-that-nobody-guesses');
    const manager = await world.newManager();
    const shown = await Promise.all([
      manager.send('initialData'),
      manager.send('clock'),
      manager.send('exportAccount'),
    ]);
    expect(shown.map(({ text }) => text).join()).not.toContain('a-seed-that-nobody-guesses');
  });
});

describe('a league in a shared world', () => {
  test('waits 24 hours for managers, then is drawn for the usual hours after a first one at once (R-WLD-1, R-WLD-2, R-WLD-5)', async () => {
    const league = closing(await startLeague(1, { world: 'shared' }));
    const statusOf = async () => {
      const row = await league.storage.db
        .selectFrom('competitions')
        .select('status')
        .where('id', '=', league.id)
        .executeTakeFirstOrThrow();
      return row.status;
    };
    const joined = league.clock.now();
    await league.goTo(joined + DAY - 1);
    expect(await statusOf()).toBe('open');
    await league.goTo(joined + DAY);
    expect(await statusOf()).toBe('started');
    const dates = await league.storage.db.selectFrom('matches').select('date').distinct().orderBy('date').execute();
    expect(dates.length).toBe(18);
    expect([...new Set(dates.slice(1).map(({ date }) => (date % DAY) / HOUR))]).toEqual([15, 23]);
    expect(dates[0]?.date).toBe(joined + DAY + 30 * MINUTE);
  });

  test('opens the next one with its last place, and is drawn at once without a third (R-WLD-12)', async () => {
    const world = closing(await startWorld({ world: 'shared' }));
    await world.game.found();
    const leagues = () =>
      world.storage.db
        .selectFrom('competitions')
        .select(['number', 'status'])
        .where('name', '=', 'MM League')
        .where('category', '=', 'Várzea')
        .orderBy('number')
        .execute();
    const first = { number: 1, status: 'open' };
    const second = { number: 2, status: 'open' };
    for (let entrant = 1; entrant <= 10; entrant++) {
      expect(await leagues()).toEqual([first]);
      const manager = await world.newManager({ userId: `manager-${entrant}`, clubName: `Clube ${entrant}` });
      await manager.call('joinCompetition', { body: { competitionName: 'MM League' } });
    }
    expect(await leagues()).toEqual([first, second]);
    await world.game.catchUp();
    expect(await leagues()).toEqual([{ ...first, status: 'started' }, second]);
  });

  test('refuses to let its world’s clock be moved (R-WLD-4)', async () => {
    const world = closing(await startWorld({ world: 'shared' }));
    const manager = await world.newManager();
    const catchUp = vi.spyOn(world.game, 'catchUp');
    expect(await manager.refusal('advanceClock', { body: {} })).toBe('clock/not-local');
    // Callers do not wait for the world either.
    expect(catchUp).not.toHaveBeenCalled();
    expect(await manager.call('clock')).toMatchObject({ canAdvance: false, world: 'shared' });
  });
});

test('a club that has played twice today begins its next league tomorrow (R-COM-7)', async () => {
  const league = closing(await startLeague(1));
  const { db } = league.storage;
  const manager = await league.newManager({ userId: 'latecomer', clubName: 'Clube Tardio' });
  const today = league.clock.now();
  const own = await db.selectFrom('matches').select('id').orderBy('date').orderBy('id').limit(2).execute();
  const ids = own.map(({ id }) => id);
  const played = { home_id: manager.clubId, date: today - HOUR, phase: 'finished' as const };
  await db.updateTable('matches').set(played).where('id', 'in', ids).execute();
  await manager.call('joinCompetition', { body: { competitionName: 'MM League' } });
  await league.game.catchUp();
  const first = await db
    .selectFrom('matches')
    .select('date')
    .where('competition_id', '=', 'league-varzea-2')
    .orderBy('date')
    .executeTakeFirstOrThrow();
  expect(first.date).toBe(startOfUtcDay(today) + DAY + 15 * HOUR);
});

describe('‘Avançar’ (R-WLD-4)', () => {
  const match = { id: 'm1', date: 100 * MINUTE };
  test.each([
    [0, 'beforeKickOff', 70],
    [69, 'beforeKickOff', 70],
    [70, 'kickOff', 100],
    [99, 'kickOff', 100],
    [100, 'fullTime', 130],
    [129, 'fullTime', 130],
  ])('at minute %d the press leads to %s at minute %d', (now, kind, date) => {
    expect(nextStop([match], now * MINUTE, ALPHA)).toEqual({ kind, date: date * MINUTE, matchId: 'm1' });
  });

  test('after the last match there is nothing ahead', async () => {
    expect(nextStop([match], 130 * MINUTE, ALPHA)).toBeUndefined();
    const world = closing(await startWorld());
    const manager = await world.newManager();
    expect(await manager.refusal('advanceClock', { body: {} })).toBe('clock/nothing-ahead');
  });

  test('two managers who press at once move the clock one stop; pressing again for that stop is refused', async () => {
    const league = closing(await startLeague(2));
    const seen = await league.managers[0]?.call('competition', { params: { competitionId: league.id } });
    const round = Object.values(seen?.league.matches ?? {}).sort((a, b) => a.date - b.date);
    const press = async (manager: (typeof league.managers)[number]) => {
      const own = round.find(({ home, away }) => [home.id, away.id].includes(manager.clubId));
      const expected = { kind: 'kickOff' as const, matchId: own?.id ?? '' };
      const { data, error } = await manager.send('advanceClock', { body: { expected } });
      return data?.stop.kind ?? error?.code;
    };
    // The other is led to the same stop, or finds the clock there already.
    const answers = await Promise.all(league.managers.map(press));
    expect(answers).toContain('kickOff');
    expect(league.clock.now()).toBe(round[0]?.date);
    expect(await Promise.all(league.managers.map(press))).toEqual(['clock/moved-on', 'clock/moved-on']);
    expect(league.clock.now()).toBe(round[0]?.date);
  });

  test('answers when the world has caught up: at kick-off the match is under way', async () => {
    const league = closing(await startLeague(1));
    const [manager] = league.managers;
    const { stop, clock } = (await manager?.call('advanceClock', { body: {} })) ?? {};
    expect(stop?.kind).toBe('kickOff');
    expect(clock?.now).toBe(stop?.date);
    const data = await manager?.call('liveMatch', { params: { matchId: stop?.matchId ?? '' } });
    expect(data?.match.live).toMatchObject({ minute: 0 });
  });
});

describe('past the next match (R-WLD-21)', () => {
  const matches = [
    { id: 'm1', date: 100 * MINUTE },
    { id: 'm2', date: 400 * MINUTE },
  ];

  test.each([0, 70, 100, 129])('from minute %d the clock goes to 30 minutes before the match after it', (now) => {
    const goal = { kind: 'beforeKickOff', date: 370 * MINUTE, matchId: 'm2' };
    expect(nextMatchStop(matches, now * MINUTE, ALPHA)).toEqual(goal);
  });

  test('before the end of the last match the clock goes to full time, and then no match is ahead', () => {
    const fullTime = { kind: 'fullTime', date: 130 * MINUTE, matchId: 'm1' };
    expect(nextMatchStop(matches.slice(0, 1), 0, ALPHA)).toEqual(fullTime);
    expect(nextMatchStop(matches.slice(0, 1), 130 * MINUTE, ALPHA)).toBeUndefined();
  });

  test('a match that begins soon after is not passed', () => {
    const close = [matches[0], { id: 'm2', date: 125 * MINUTE }] as typeof matches;
    expect(nextMatchStop(close, 99 * MINUTE, ALPHA)).toMatchObject({ kind: 'kickOff', matchId: 'm1' });
  });

  test('one press plays the match', async () => {
    const league = closing(await startLeague(1));
    const [manager] = league.managers;
    const { stop } = (await manager?.call('advanceClock', { body: { until: 'nextMatch' } })) ?? {};
    expect(stop).toMatchObject({ kind: 'beforeKickOff', date: league.clock.now() });
    const { club } = (await manager?.call('initialData')) ?? {};
    expect(club?.lastMatches).toHaveLength(1);
    expect(club?.lastMatches[0]?.id).not.toBe(stop?.matchId);
  });
});

describe('the turn of the day (R-WLD-11)', () => {
  test.each([
    ['an ordinary night', '2026-03-02T23:59:59.999Z', '2026-03-03T00:00:00.000Z'],
    ['the end of a month', '2026-04-30T18:00:00.000Z', '2026-05-01T00:00:00.000Z'],
    ['the end of a year', '2026-12-31T18:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['the night to a leap day', '2028-02-28T18:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    ['the night after a leap day', '2028-02-29T18:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  ])('comes at midnight UTC: %s', (_, now, midnight) => {
    const works = workOfFirstDay(Date.parse(now));
    expect(works.filter(({ kind }) => kind === 'day').map(({ id }) => id)).toEqual([midnight]);
    expect(works.every(({ dueAt }) => dueAt > Date.parse(now))).toBe(true);
    const next = workOfDay(Date.parse(midnight), Date.parse(midnight));
    expect(next.map(({ kind }) => kind).sort()).toEqual([
      'bots',
      'bots',
      'day',
      'market',
      'market',
      'market',
      'market',
    ]);
  });

  test('comes again after one that was given up, and with it the day of bots and market', async () => {
    const world = closing(await startWorld());
    await world.game.found();
    const { db } = world.storage;
    await db.updateTable('due_work').set({ failed_at: new Date() }).where('kind', '=', 'day').execute();
    const midnight = (Math.floor(world.clock.now() / DAY) + 1) * DAY;
    const open = async () => {
      const rows = await db
        .selectFrom('due_work')
        .select(['kind', 'due_at'])
        .where('done_at', 'is', null)
        .where('failed_at', 'is', null)
        .orderBy('due_at')
        .orderBy('rank')
        .execute();
      return rows.map(({ kind, due_at }) => `${kind} ${(due_at - midnight) / HOUR}`);
    };
    world.passTime(midnight + HOUR - world.clock.now());
    await world.game.catchUp();
    expect(await open()).toEqual(['market 6', 'market 12', 'bots 12', 'market 18', 'bots 20', 'day 24']);
    world.passTime(DAY);
    await world.game.catchUp();
    expect(await open()).toEqual(['market 30', 'market 36', 'bots 36', 'market 42', 'bots 44', 'day 48']);
  });

  test('does not begin before a world is founded', async () => {
    const world = closing(await startWorld());
    await world.game.catchUp();
    expect(await world.storage.db.selectFrom('due_work').selectAll().execute()).toEqual([]);
  });

  test('ends the career of a free player who is past his age (R-PLA-20)', async () => {
    const world = closing(await startWorld());
    await world.game.found();
    const rows = await world.storage.db.selectFrom('players').select('state').where('club_id', 'is', null).execute();
    const [veteran, ...others] = rows.map(({ state }) => state);
    if (veteran === undefined) throw new Error('nobody is free');
    const midnight = (Math.floor(world.clock.now() / DAY) + 1) * DAY;
    const dob = midnight - 38 * 365.25 * DAY;
    const state = { ...veteran, personalData: { ...veteran.personalData, dob } };
    await world.storage.db
      .updateTable('players')
      .set({ state: JSON.stringify(state), dob })
      .where('id', '=', veteran.id)
      .execute();
    world.passTime(midnight - world.clock.now());
    await world.game.catchUp();
    const left = new Set((await world.storage.db.selectFrom('players').select('id').execute()).map(({ id }) => id));
    expect(left.has(veteran.id)).toBe(false);
    // Bots may have bought some of them.
    expect(others.every(({ id }) => left.has(id))).toBe(true);
  });
});

test('a world logs stored work that it can’t read, and goes on (R-STO-11)', async () => {
  const world = closing(await startWorld());
  const { storage, clock, services } = world;
  const log = { debug: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const { rulesets } = services;
  const game = createTestGame({
    storage,
    clock,
    rulesets,
    log,
  });
  await game.found('unread');
  await game.catchUp();
  const bad = { kind: 'market', id: 'bad', rank: 0, due_at: clock.now(), version: 9, payload: '{}' };
  await storage.db.insertInto('due_work').values(bad).execute();
  const good = { kind: 'market' as const, id: 'good', dueAt: clock.now(), payload: { birthdays: false } };
  await storage.transaction((tx) => planWork(tx, game.kinds, [good]));
  await game.upToDate();
  await game.close();
  // Two consumers may meet it at the same moment.
  expect(log.error).toHaveBeenCalled();
  for (const said of log.error.mock.calls) {
    expect(said).toEqual([expect.objectContaining({ kind: 'market', id: 'bad' }), 'due work: refused']);
  }
  const rows = await storage.db
    .selectFrom('due_work')
    .select(['id', 'attempts', 'done_at'])
    .where('id', 'in', ['bad', 'good'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: 'bad', attempts: 1, done_at: null },
    { id: 'good', attempts: 0, done_at: expect.any(Date) },
  ]);
});

test('a match that was frozen before worlds had a rule set is still played by that of its moment (R-STO-11)', () => {
  const input = { home: teamSheet({ seed: 1 }), away: teamSheet({ seed: 2 }), venue: 'Ground' };
  const read = readPayload(PAYLOADS.play, { input, seed: 'a seed' }, 1);
  expect(read).toEqual({ input, seed: 'a seed', rulesetHash: null, engineVersion: 3 });
  expect(sheetDigest(read.input.home)).toBe(sheetDigest(input.home));
  expect(readPayload(PAYLOADS.play, { input, seed: 'a seed', rulesetHash: 'ab' }, 1).rulesetHash).toBe('ab');
});

describe('a world with a piece of work that waits to be tried again (R-WLD-18)', () => {
  async function waitingWorld() {
    const world = closing(await startWorld());
    const { storage, clock, services } = world;
    const { rulesets } = services;
    const game = createTestGame({
      storage,
      clock,
      rulesets,
    });
    await game.found('behind');
    await game.catchUp();
    const late = { kind: 'market', id: 'late', dueAt: clock.now(), payload: { birthdays: false } };
    await storage.transaction((tx) => planWork(tx, game.kinds, [late]));
    const change = (values: { readonly retry_at: Date | null } | { readonly failed_at: Date }) =>
      storage.db.updateTable('due_work').set(values).where('id', '=', 'late').execute();
    await change({ retry_at: new Date(Date.now() + DAY) });
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await game.start();
    const states: string[] = [];
    const ready = game.upToDate().then(() => states.push('up to date'));
    // Longer than a call waits for others, three times.
    for (let wait = 0; wait < 3; wait++) {
      await pause(300);
      vi.setSystemTime(Date.now() + 31_000);
    }
    await pause(300);
    return { game, ready, states, change };
  }

  test('is not up to date before that is done', async () => {
    const { game, ready, states, change } = await waitingWorld();
    expect(states).toEqual([]);
    await change({ retry_at: null });
    await ready;
    await game.close();
  });

  test('waits no longer when it is given up', async () => {
    const { game, ready, states, change } = await waitingWorld();
    expect(states).toEqual([]);
    await change({ failed_at: new Date() });
    await ready;
    await game.close();
  });

  test('lets its process end', async () => {
    const { game, ready, states } = await waitingWorld();
    expect(states).toEqual([]);
    await game.close();
    await ready;
  });
});

test('a process that only answers calls asks for all callers at once whether others have caught up (R-STO-6)', async () => {
  const world = closing(await startWorld());
  const { storage, clock, services } = world;
  const { rulesets } = services;
  const simulator = createInlineSimulator();
  const game = createTestGame({
    storage,
    clock,
    rulesets,
    simulator,
    works: false,
  });
  const work = { kind: 'market', id: 'late', dueAt: clock.now(), payload: { birthdays: false } };
  await storage.transaction((tx) => planWork(tx, game.kinds, [work]));
  const asks = vi.spyOn(storage.db, 'selectFrom');
  const callers = Promise.all(Array.from({ length: 20 }, () => game.catchUp()));
  await expect.poll(() => asks.mock.calls.length).toBeGreaterThan(2);
  expect(asks.mock.calls.length).toBeLessThan(20);
  asks.mockRestore();
  await storage.db.deleteFrom('due_work').execute();
  await callers;

  // The work of a process that ends stays undone.
  await storage.transaction((tx) => planWork(tx, game.kinds, [work]));
  const waiting = game.catchUp();
  await game.close();
  await waiting;
  expect(await storage.db.selectFrom('due_work').selectAll().execute()).toHaveLength(1);
}, 20_000);
