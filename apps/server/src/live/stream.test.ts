/** What a reader is sent, and from where on after a cut. R-CAL-34 */

import type { LiveEvent } from '@mundo-manager/contract';
import type { MatchEvent } from '@mundo-manager/engine';
import { matchMoments } from '@mundo-manager/rules/match-window';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import { matchLength, momentOfStep } from '../simulation/timeline.ts';
import type { LiveSource } from './match-events.ts';
import { LiveStream } from './stream.ts';
import { readCursor, type StreamCursor } from './stream-cursor.ts';

const KICK_OFF = Date.UTC(2026, 2, 8, 15);
const FULL_TIME = KICK_OFF + matchLength(ALPHA);
const MINUTES = 96;
const MOMENTS = [0, ...matchMoments({ periods: [48, 48], kicks: 0 }, 'league', ALPHA)];
const at = (minute: number) => momentOfStep(KICK_OFF, minute, { moments: MOMENTS });

/** A match of the club with a pass in every minute and a goal in the 30th; and a match of others with a goal in the 20th. */
const eventIn = (type: 'pass' | 'goal', minute: number) =>
  ({ type, tick: minute, minute, added: 0, side: 'home', player: 'p', home: 1, away: 0, ownGoal: false }) as MatchEvent;
const matchOf = (id: string, clubs: readonly [string, string], goalIn: number): LiveSource => ({
  id,
  competitionId: 'l1',
  date: KICK_OFF,
  announcedAt: KICK_OFF - 15 * 60_000,
  end: FULL_TIME,
  phase: 'playing',
  homeId: clubs[0],
  awayId: clubs[1],
  course: {
    moments: MOMENTS,
    ticks: MOMENTS.map((_, minute) => minute * 120),
    scores: Array.from({ length: MINUTES + 1 }, (_, minute) => [minute, 0, 0, 0] as const),
    eventsByStep: Array.from({ length: MINUTES }, (_, minute) => [
      eventIn('pass', minute),
      ...(minute === goalIn ? [eventIn('goal', minute)] : []),
    ]),
    players: new Map(),
  },
  result: null,
});
const SOURCES = [matchOf('own', ['c1', 'c2'], 30), matchOf('other', ['c3', 'c4'], 20)];

interface Coming {
  readonly cursor?: StreamCursor | null;
  readonly watch?: readonly string[];
  readonly now?: number;
}

function readerOf({ cursor = null, watch = [], now = at(40) }: Coming = {}): LiveStream {
  const stream = new LiveStream({ userId: 'u', address: '127.0.0.1', clubId: 'c1', watch, cursor }, now);
  stream.competitionIds = ['l1'];
  return stream;
}
const readerFrom = (until: number) => readerOf({ cursor: { until, isLate: false, watched: [] } });

/** The events that the reader gets until the connection is cut after so many; `id` is that of the last one. */
function heard(stream: LiveStream, { now = at(40), sources = SOURCES, cutAfter = Number.POSITIVE_INFINITY } = {}) {
  const club: LiveEvent = { type: 'clubChanged', at: now, version: 1, unread: 0 };
  const sent: LiveEvent[] = [];
  let id = '';
  const send = (event: LiveEvent, cursor?: Pick<StreamCursor, 'until' | 'isLate'>) => {
    if (sent.length >= cutAfter) return;
    stream.send(event, cursor);
    sent.push(event);
    id = [...String(stream.body.read() ?? '').matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';
  };
  send(club);
  for (const { event, cursor } of stream.news(sources, now)) send(event, cursor);
  send(club);
  return { sent, id };
}
const minutesOf = (events: readonly LiveEvent[], matchId = 'own') =>
  events.flatMap((event) =>
    event.type === 'matchMinutes' && event.matchId === matchId ? event.events.map(({ tick }) => tick) : [],
  );
const all = (from: number, to: number) => expect.arrayContaining(Array.from({ length: to - from }, (_, n) => from + n));

test('sends every minute since his absence to a reader who was away', () => {
  const minutes = minutesOf(heard(readerFrom(at(10))).sent);
  expect(minutes).toEqual(all(10, 40));
  expect(minutes).not.toContain(9);
});

test('goals that a late joiner missed are in the minutes, and no news', () => {
  const { sent, id } = heard(readerOf());
  expect(sent.map(({ type }) => type)).toEqual(['clubChanged', 'matchMinutes', 'clubChanged']);
  expect(minutesOf(sent)).toEqual(all(0, 40));
  expect(readCursor(id, at(40))).toEqual({ until: at(40), isLate: false, watched: [] });
});

describe('a cut at any place costs no event (R-CAL-34)', () => {
  const finished = SOURCES.map(
    (source): LiveSource => ({ ...source, phase: 'finished', result: { home: 1, away: 0, replayId: 'r' } }),
  );
  const unplayed = SOURCES.map((source): LiveSource => ({ ...source, course: null }));
  const cases: readonly (readonly [string, Coming, { from: number; sources?: LiveSource[] }])[] = [
    ['a reader who was away', { cursor: { until: at(10), isLate: false, watched: [] } }, { from: 10 }],
    ['a late joiner', {}, { from: 0 }],
    ['a late joiner who also watches', { watch: ['other'] }, { from: 0 }],
    ['one who comes while the match is late to be played', {}, { from: 0, sources: unplayed }],
  ];
  test.each(cases)('%s', (_who, coming, { from, sources = SOURCES }) => {
    for (let cutAfter = 1; cutAfter <= heard(readerOf(coming)).sent.length; cutAfter++) {
      const before = heard(readerOf(coming), { sources, cutAfter });
      for (const [now, next] of [
        [at(50), SOURCES],
        [FULL_TIME, finished],
      ] as const) {
        const cursor = readCursor(before.id, now);
        const after = heard(readerOf({ ...coming, cursor, now }), { now, sources: next });
        const events = [...before.sent, ...after.sent];
        expect(minutesOf(events)).toEqual(all(from, next === finished ? MINUTES : 50));
        if (from === 0 && sources === SOURCES) expect(events.filter(({ type }) => type === 'goal')).toEqual([]);
        if (coming.watch !== undefined) expect(minutesOf(events, 'other')).toEqual(all(from, 50));
        if (next === finished) expect(events.filter(({ type }) => type === 'matchFinished').length).toBe(2);
      }
    }
  });

  test('goals between the cut and the return are news', () => {
    const before = heard(readerOf({ now: at(15) }), { now: at(15), cutAfter: 1 });
    const { sent } = heard(readerOf({ cursor: readCursor(before.id, at(40)) }));
    expect(sent.filter(({ type }) => type === 'goal').length).toBe(2);
    expect(minutesOf(sent)).toEqual(all(0, 40));
  });
});

test('sends a newly watched match from kick-off, and those watched before from the cursor on', () => {
  const before = heard(readerOf());
  const now = at(45);
  const { sent } = heard(readerOf({ cursor: readCursor(before.id, now), watch: ['other'], now }), { now });
  expect(minutesOf(sent, 'other')).toEqual(all(0, 45));
  expect(minutesOf(sent)).toEqual([40, 41, 42, 43, 44]);
});

test('a reader who comes after the last minute, while full time is late, gets the event of full time', () => {
  const now = FULL_TIME + 60_000;
  const stream = readerOf({ now });
  heard(stream, { now });
  const finished = SOURCES.map(
    (source): LiveSource => ({ ...source, phase: 'finished', result: { home: 1, away: 0, replayId: 'r' } }),
  );
  const { sent } = heard(stream, { now, sources: finished });
  expect(sent.filter(({ type }) => type === 'matchFinished').length).toBe(2);
});
