/** What one reader is told, and from where on after a cut. R-CAL-34 */
import type { MatchEvent } from '@mundo-manager/engine';
import { matchMoments } from '@mundo-manager/rules/match-window';
import { expect, test } from 'vitest';
import { momentOfStep } from '../match-day/timeline.ts';
import type { LiveSource } from './match-events.ts';
import { LiveStream } from './stream.ts';

const KICK_OFF = Date.UTC(2026, 2, 8, 15);
const MINUTES = 96;
const MOMENTS = [0, ...matchMoments({ periods: [48, 48], kicks: 0 })];
const at = (minute: number) => momentOfStep(KICK_OFF, minute, { moments: MOMENTS });

/** A match of the club with a pass in every minute and a goal in the 30th; and a match of others with a goal in the 20th. */
const eventIn = (type: 'pass' | 'goal', minute: number) =>
  ({ type, tick: minute, minute, added: 0, side: 'home', player: 'p', home: 1, away: 0, ownGoal: false }) as MatchEvent;
const matchOf = (id: string, clubs: readonly [string, string], goalIn: number): LiveSource => ({
  id,
  competitionId: 'l1',
  date: KICK_OFF,
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

function readerFrom(toldUntil: number): LiveStream {
  const stream = new LiveStream({ userId: 'u', clubId: 'c1', watch: [], toldUntil }, at(40));
  stream.competitionIds = ['l1'];
  return stream;
}
const minutesOf = (stream: LiveStream) =>
  stream
    .news(SOURCES, at(40))
    .flatMap(({ event }) => (event.type === 'matchMinutes' ? event.events.map(({ tick }) => tick) : []));

test('a reader who was away is told every minute since', () => {
  expect(minutesOf(readerFrom(at(10)))).toEqual(expect.arrayContaining([10, 20, 30, 39]));
});

test('a cut at any place among what he is told costs him no minute', () => {
  const told = readerFrom(at(10)).news(SOURCES, at(40));
  expect(told.map(({ event }) => event.type)).toEqual(['goal', 'goal', 'matchMinutes', 'matchScore']);
  const upTo = told.findIndex(({ event }) => event.type === 'matchMinutes');
  for (const { toldUntil } of told.slice(0, upTo)) {
    const ticks = minutesOf(readerFrom(toldUntil));
    for (let minute = 10; minute < 40; minute++) expect(ticks).toContain(minute);
  }
  expect(told.at(-1)?.toldUntil).toBe(at(40));
});
