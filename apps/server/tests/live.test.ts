/** The stream of live events, over a real connection. */
import type { AddressInfo } from 'node:net';
import { type LiveEvent, liveEventSchema } from '@mundo-manager/contract';
import { MINUTE } from '@mundo-manager/rules/clock';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventsByStep, momentOfStep, type Timeline, visibleSteps } from '../src/simulation/timeline.ts';
import { type ClubManager, type DrawnLeague, startLeague } from './harness/season.ts';

let league: DrawnLeague;
let owner: ClubManager;
let rival: ClubManager;
let address: string;
/** The owner's first match, and one of the same round between others. */
let own: { readonly id: string; readonly date: number };
let other: { readonly id: string };

interface Reading {
  readonly events: LiveEvent[];
  readonly ids: number[];
  readonly status: number;
  /** Waits until an event of that kind has been read. */
  until(isIt: (event: LiveEvent) => boolean): Promise<LiveEvent>;
  close(): void;
}

const readings: Reading[] = [];

beforeAll(async () => {
  league = await startLeague(2);
  [owner, rival] = league.managers as [ClubManager, ClubManager];
  await league.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(league.app.server.address() as AddressInfo).port}/api/live`;
  const { league: view } = await owner.call('competition', { params: { competitionId: league.id } });
  const first = Object.values(view.matches).filter(({ round }) => round === 1);
  const isOf = ({ home, away }: (typeof first)[number], id: string) => home.id === id || away.id === id;
  const [ownMatch] = first.filter((match) => isOf(match, owner.clubId));
  const [otherMatch] = first.filter((match) => !isOf(match, owner.clubId) && !isOf(match, rival.clubId));
  if (ownMatch === undefined || otherMatch === undefined) throw new Error('round 1 is not complete');
  own = ownMatch;
  other = otherMatch;
});
afterEach(() => {
  for (const reading of readings.splice(0)) reading.close();
});
afterAll(() => league.close());

async function read(
  manager: ClubManager,
  options: { readonly watch?: string; readonly after?: number } = {},
): Promise<Reading> {
  const { watch, after } = options;
  const abort = new AbortController();
  const response = await fetch(watch === undefined ? address : `${address}?watch=${watch}`, {
    signal: abort.signal,
    headers: {
      authorization: `Bearer ${manager.token}`,
      ...(after === undefined ? {} : { 'last-event-id': String(after) }),
    },
  });
  const events: LiveEvent[] = [];
  const ids: number[] = [];
  const collect = async () => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk);
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data === undefined) continue;
        const event = liveEventSchema.parse(JSON.parse(data));
        expect(/^event: (.*)$/m.exec(block)?.[1]).toBe(event.type);
        events.push(event);
        ids.push(Number.parseInt(/^id: (.*)$/m.exec(block)?.[1] ?? '', 10));
      }
    }
  };
  collect().catch((error) => {
    if (!abort.signal.aborted) throw error;
  });
  const reading: Reading = {
    events,
    ids,
    status: response.status,
    until: (isIt) =>
      expect
        .poll(() => events.find(isIt), { timeout: 20_000 })
        .toBeDefined()
        .then(() => events.find(isIt) as LiveEvent),
    close: () => abort.abort(),
  };
  readings.push(reading);
  return reading;
}

const ofMatch = (events: readonly LiveEvent[], id: string) =>
  events.filter((event) => 'matchId' in event && event.matchId === id);
const types = (events: readonly LiveEvent[]) => [...new Set(events.map(({ type }) => type))];

async function minutesOf(id: string) {
  const row = await league.storage.db
    .selectFrom('match_plays')
    .select('timeline')
    .where('match_id', '=', id)
    .executeTakeFirstOrThrow();
  const timeline = row.timeline as Timeline;
  return { timeline, minutes: eventsByStep(timeline) };
}

test('a reader gets the state of his club at once, and its changes only (R-CAL-34)', async () => {
  const reading = await read(owner);
  expect(reading.status).toBe(200);
  const { club } = await owner.call('initialData');
  await reading.until(({ type }) => type === 'clubChanged');
  expect(reading.events).toEqual([expect.objectContaining({ type: 'clubChanged', version: club.version })]);
  await rival.call('initialData');
  await rival.call('collectDailyReward', { body: { rewardType: 'money' } });
  await owner.call('collectDailyReward', { body: { rewardType: 'money' } });
  await reading.until((event) => event.type === 'clubChanged' && event.version === club.version + 1);
  expect(reading.events.length).toBe(2);
});

test('a match is announced 15 minutes before kick-off, and starts (R-WIN-2)', async () => {
  const reading = await read(owner);
  await reading.until(({ type }) => type === 'clubChanged');
  await league.goTo(own.date - 15 * MINUTE);
  expect(await reading.until(({ type }) => type === 'matchSoon')).toMatchObject({ date: own.date });
  await league.goTo(own.date - 1);
  expect(types(reading.events)).not.toContain('matchStarted');
  await league.goTo(own.date);
  await reading.until((event) => event.type === 'matchStarted' && event.matchId === own.id);
  await reading.until((event) => event.type === 'matchStarted' && event.matchId === other.id);
});

test('the own match comes minute by minute with positions, other matches of the league by goals and score (R-WLD-9)', async () => {
  const { timeline, minutes } = await minutesOf(own.id);
  const reading = await read(owner);
  await reading.until(({ type }) => type === 'clubChanged');
  const moment = (minute: number) => momentOfStep(own.date, minute, timeline);
  await league.goTo(moment(1));
  const first = await reading.until(({ type }) => type === 'matchMinutes');
  expect(first).toMatchObject({ matchId: own.id, events: minutes[0], positions: { firstTick: 0, ticksPerFrame: 2 } });
  await league.goTo(moment(60));
  await reading.until((event) => event.type === 'matchMinutes' && event.at === moment(60));
  const told = ofMatch(reading.events, own.id).flatMap((event) => (event.type === 'matchMinutes' ? event.events : []));
  expect(told).toEqual(minutes.slice(0, 60).flat());
  const goals = ofMatch(reading.events, own.id).filter(({ type }) => type === 'goal');
  expect(goals.length).toBe(told.filter(({ type }) => type === 'goal').length);
  const others = ofMatch(reading.events, other.id);
  expect(types(others)).not.toContain('matchMinutes');
  const { timeline: theirs } = await minutesOf(other.id);
  const shown = visibleSteps(own.date, moment(60), theirs);
  const [minute, added, home, away] = theirs.scores[shown] ?? [];
  const newest = others.findLast(({ type }) => type === 'matchScore');
  expect(newest).toMatchObject({ score: { minute, added, home, away } });
  expect(Object.keys(newest ?? {}).sort()).toEqual(['at', 'competitionId', 'matchId', 'score', 'type']);
  expect(JSON.stringify(reading.events)).not.toContain('seed');
});

test('a reader who joins late catches up with the minutes, without old goals as news', async () => {
  const { minutes } = await minutesOf(own.id);
  const reading = await read(owner);
  const caughtUp = await reading.until(({ type }) => type === 'matchMinutes');
  expect(caughtUp).toMatchObject({ matchId: own.id, events: minutes.slice(0, 60).flat() });
  expect(types(ofMatch(reading.events, own.id))).toEqual(['matchMinutes']);
});

test('a reader who comes back goes on after the last event that he got', async () => {
  const { timeline, minutes } = await minutesOf(own.id);
  const moment = (minute: number) => momentOfStep(own.date, minute, timeline);
  const reading = await read(owner, { after: moment(40) });
  const next = await reading.until(({ type }) => type === 'matchMinutes');
  expect(next).toMatchObject({ events: minutes.slice(40, 60).flat() });
});

test('a watched match comes minute by minute, like the own one', async () => {
  const reading = await read(owner, { watch: other.id });
  expect(await reading.until((event) => event.type === 'matchMinutes' && event.matchId === other.id)).toBeDefined();
});

test('full time is sent with the replay, and the clock when it is moved (R-WLD-10, R-WLD-4)', async () => {
  const reading = await read(owner);
  await reading.until(({ type }) => type === 'clubChanged');
  const { stop } = await owner.call('advanceClock', { body: {} });
  expect(stop).toMatchObject({ kind: 'fullTime', matchId: own.id });
  expect(await reading.until(({ type }) => type === 'clockMoved')).toMatchObject({ clock: { world: 'local' } });
  const finished = await reading.until((event) => event.type === 'matchFinished' && event.matchId === own.id);
  const { match } = await owner.call('match', { params: { matchId: own.id } });
  expect(finished).toMatchObject({ home: match.home.score, away: match.away.score, replayId: match.replayId });
  expect(reading.ids.every((id) => id <= league.clock.now())).toBe(true);
});

test('a caller without a token gets no events', async () => {
  const { status } = await fetch(address);
  expect(status).toBe(401);
});

test('a manager keeps eight streams at most (R-OPX-3)', async () => {
  for (let stream = 1; stream <= 8; stream++) expect((await read(rival)).status).toBe(200);
  expect((await read(rival)).status).toBe(429);
});

test('a stream ends with the account of its reader', async () => {
  for (const reading of readings.splice(0)) reading.close();
  const response = await fetch(address, { headers: { authorization: `Bearer ${rival.token}` } });
  const text = response.text();
  expect((await rival.send('deleteAccount')).status).toBe(200);
  expect(await text).toMatch(/^retry: /);
});

test('streams end when the server closes', async () => {
  const response = await fetch(address, { headers: { authorization: `Bearer ${owner.token}` } });
  const text = response.text();
  const closing = league.app.close();
  expect(await text).toMatch(/^retry: /);
  await closing;
});
