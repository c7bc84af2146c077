/** Live events while something fails: nothing of them gets lost. R-CAL-34, R-WLD-9 */
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveEvent } from '@mundo-manager/contract';
import { MINUTE } from '@mundo-manager/rules/clock';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LiveHub, type LiveHubOptions } from '../src/live/hub.ts';
import type { LiveStream } from '../src/live/stream.ts';
import { readCursor } from '../src/live/stream-cursor.ts';
import { LiveSources } from '../src/live/stream-matches.ts';
import { MATCH_CHANNEL } from '../src/matchday/channel.ts';
import type { PlayJob } from '../src/simulation/play-match.ts';
import { createInlineSimulator } from '../src/simulation/simulator.ts';
import type { Storage } from '../src/storage/storage.ts';
import { type ClubManager, type DrawnLeague, startLeague } from './harness/season.ts';

let league: DrawnLeague;
let manager: ClubManager;
let hub: LiveHub;
beforeAll(async () => {
  league = await startLeague(1);
  [manager] = league.managers as [ClubManager];
});
afterEach(() => hub.close());
afterAll(() => league.close());

function startHub(options: Partial<LiveHubOptions>): LiveHub {
  const { storage, clock, services } = league;
  const { rulesets } = services;
  hub = new LiveHub({ storage, clock, world: 'local', rulesets, simulator: createInlineSimulator(), ...options });
  return hub;
}

const reader = () => ({
  userId: manager.userId,
  address: '127.0.0.1',
  clubId: manager.clubId,
  watch: [],
  cursor: null,
});

/** The id of each event that the stream is sent from now on. */
function idsOf(stream: LiveStream): string[] {
  const ids: string[] = [];
  stream.body.on('data', (chunk) => {
    for (const [, id] of String(chunk).matchAll(/^id: (.*)$/gm)) ids.push(id ?? '');
  });
  return ids;
}

async function ownFirstMatch() {
  const { league: view } = await manager.call('competition', { params: { competitionId: league.id } });
  const own = Object.values(view.matches).find(
    ({ round, home, away }) => round === 1 && [home.id, away.id].includes(manager.clubId),
  );
  if (own === undefined) throw new Error('round 1 has no match of the club');
  return own;
}

/** What the stream is sent from now on. */
function eventsOf(stream: LiveStream): LiveEvent[] {
  const events: LiveEvent[] = [];
  stream.body.on('data', (chunk) => {
    for (const [, data] of String(chunk).matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data ?? ''));
  });
  return events;
}

test('one LISTEN that fails costs its reader a try, affects no other, and counts for nothing', async () => {
  let failures = 9;
  const shaky: Storage = {
    ...league.storage,
    listen: async (...args) => {
      if (failures-- > 0) throw new Error('no connection');
      return league.storage.listen(...args);
    },
  };
  startHub({ storage: shaky });
  for (let attempt = 1; attempt <= 9; attempt++) await expect(hub.open(reader())).rejects.toThrow('no connection');
  const events = eventsOf(await hub.open(reader()));
  await expect.poll(() => events.map(({ type }) => type)).toContain('clubChanged');
});

test('a server ends although its last LISTEN failed', async () => {
  startHub({
    storage: {
      ...league.storage,
      listen: async () => {
        throw new Error('no connection');
      },
    },
  });
  await expect(hub.open(reader())).rejects.toThrow('no connection');
  await hub.close();
});

test('messages that were missed bring up everything that they may have said', async () => {
  const missed: (() => void)[] = [];
  const deaf: Storage = {
    ...league.storage,
    listen: async (_channel, _onMessage, onMissed) => {
      if (onMissed !== undefined) missed.push(onMissed);
      return async () => {};
    },
  };
  const events = eventsOf(await startHub({ storage: deaf }).open(reader()));
  const types = () => events.map(({ type }) => type).sort();
  await expect.poll(types).toEqual(['clubChanged']);
  for (const onMissed of missed) onMissed();
  await expect.poll(types).toEqual(['clockMoved', 'clubChanged', 'clubChanged']);
});

test('news of many matches at once are read together', async () => {
  const heard: ((message: string) => void)[] = [];
  const listen: Storage['listen'] = async (channel, onMessage) => {
    if (channel === MATCH_CHANNEL) heard.push(onMessage);
    return async () => {};
  };
  const load = vi.spyOn(LiveSources.prototype, 'load');
  const events = eventsOf(await startHub({ storage: { ...league.storage, listen } }).open(reader()));
  await expect.poll(() => events.length).toBeGreaterThan(0);
  load.mockClear();
  for (let message = 0; message < 40; message++) {
    for (const onMessage of heard) onMessage('m');
    await pause(10);
  }
  expect(load.mock.calls.length).toBeLessThanOrEqual(2);
  await expect.poll(() => load.mock.calls.length, { timeout: 2_000 }).toBeGreaterThan(0);
  load.mockRestore();
});

test('a change of the club whose reading failed is sent with the next poll', async () => {
  let failures = 1;
  const db = new Proxy(league.storage.db, {
    get(target, name) {
      if (name === 'selectFrom' && failures-- > 0) throw new Error('the database is away');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const events = eventsOf(await startHub({ storage: { ...league.storage, db } }).open(reader()));
  await expect.poll(() => events.map(({ type }) => type), { timeout: 5_000 }).toEqual(['clubChanged']);
});

test('malformed ids cost their reader the stream, and no other reader his matches', async () => {
  const { id } = await ownFirstMatch();
  startHub({});
  await expect(hub.open({ ...reader(), watch: [id, '\0'] })).rejects.toThrow();
  const events = eventsOf(await hub.open({ ...reader(), clubId: null, watch: [id, 'nothing'] }));
  const own = await ownFirstMatch();
  await league.goTo(own.date - 15 * MINUTE);
  await expect.poll(() => events.map(({ type }) => type), { timeout: 15_000 }).toContain('matchSoon');
});

test('a reader who comes back after a change of his club gets the events that late work held back (R-CAL-34)', async () => {
  const own = await ownFirstMatch();
  // The entry for its cup has changed the club since it signed up.
  await manager.call('initialData');
  startHub({});
  const first = await hub.open(reader());
  const [events, ids] = [eventsOf(first), idsOf(first)];
  const changes = () => events.filter(({ type }) => type === 'clubChanged').length;
  await expect.poll(changes).toBe(1);
  // The work of the kick-off is late: the worker does not catch up.
  league.passTime(own.date + MINUTE - league.clock.now());
  await manager.call('collectDailyReward', { body: { rewardType: 'money' } });
  await expect.poll(changes).toBe(2);
  await manager.call('collectDailyReward', { body: { rewardType: 'item' } });
  await expect.poll(changes).toBe(3);
  expect(events.map(({ type }) => type)).not.toContain('matchStarted');
  first.end();

  const again = eventsOf(await hub.open({ ...reader(), cursor: readCursor(ids.at(-1), league.clock.now()) }));
  await league.game.catchUp();
  const started = (sent: LiveEvent[]) =>
    sent.filter((event) => event.type === 'matchStarted' && event.matchId === own.id);
  await expect.poll(() => started(again).length, { timeout: 15_000 }).toBe(1);
  await expect.poll(() => again.some(({ type }) => type === 'matchMinutes'), { timeout: 15_000 }).toBe(true);
  expect(started(again).length).toBe(1);
});

test('a returning reader gets the present state of the clock, which may have been moved meanwhile (R-CAL-34)', async () => {
  startHub({});
  const now = league.clock.now();
  const first = await hub.open(reader());
  const ids = idsOf(first);
  await expect.poll(() => ids.length).toBeGreaterThan(0);
  first.end();
  const events = eventsOf(await hub.open({ ...reader(), cursor: readCursor(ids.at(-1), now) }));
  await expect.poll(() => events.map(({ type }) => type)).toContain('clockMoved');
});

test('minutes whose positions can’t be had come without them (R-WLD-9)', async () => {
  const broken = {
    record: async () => {
      throw new Error('the thread is gone');
    },
  };
  const events = eventsOf(await startHub({ simulator: broken }).open(reader()));
  await expect.poll(() => events.length).toBeGreaterThan(0);
  const own = await ownFirstMatch();
  await league.goTo(own.date + 10 * MINUTE);
  const minutes = () => events.filter((event) => event.type === 'matchMinutes' && event.matchId === own.id);
  await expect.poll(() => minutes().length, { timeout: 15_000 }).toBeGreaterThan(0);
  for (const sent of minutes()) expect(sent).toMatchObject({ matchId: own.id, positions: null });
});

test('a reader of one match does not wait for the simulation of another one', async () => {
  const own = await ownFirstMatch();
  const { league: view } = await manager.call('competition', { params: { competitionId: league.id } });
  const other = Object.values(view.matches).find(({ round, id }) => round === 1 && id !== own.id);
  if (other === undefined) throw new Error('round 1 has no other match');
  const inline = createInlineSimulator();
  const begun = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const slow = {
    async record(job: PlayJob) {
      if (job.input.home.club.id === own.home.id) {
        begun.resolve();
        await finished.promise;
      }
      return inline.record(job);
    },
  };
  startHub({ simulator: slow });
  const waiting = eventsOf(await hub.open(reader()));
  await league.goTo(own.date + 15 * MINUTE);
  await begun.promise;
  const watching = eventsOf(await hub.open({ ...reader(), clubId: null, watch: [other.id] }));
  const minutesOf = (events: LiveEvent[], id: string) =>
    events.filter((event) => event.type === 'matchMinutes' && event.matchId === id).length;
  await expect.poll(() => minutesOf(watching, other.id), { timeout: 15_000 }).toBeGreaterThan(0);
  expect(minutesOf(waiting, own.id)).toBe(0);
  finished.resolve();
  await expect.poll(() => minutesOf(waiting, own.id), { timeout: 15_000 }).toBeGreaterThan(0);
});
