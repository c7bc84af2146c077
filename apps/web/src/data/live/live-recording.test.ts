import { encodePositions, type LiveEvent, type LiveLineUp, type LiveMatch } from '@mundo-manager/contract/client';
import { type MatchEvent, TICKS_A_MINUTE } from '@mundo-manager/engine';
import { buildClub } from '@mundo-manager/rules/testing';
import { describe, expect, test } from 'vitest';
import { type LiveRecording, recordingOf, withMinutes } from './live-recording.ts';

const FRAME = 46;
/** A minute's frames, one a second, each with the number of its second. */
const framesOf = (from: number, to: number) =>
  Int16Array.from({ length: (to - from) * 60 * FRAME }, (_, at) => from * 60 + Math.floor(at / FRAME));
const eventsOf = (from: number, to: number): MatchEvent[] =>
  Array.from({ length: to - from }, (_, at) => ({
    type: 'possession',
    tick: (from + at) * TICKS_A_MINUTE + 7,
    minute: from + at + 1,
    added: 0,
    side: 'home',
    x: 50,
    y: 30,
    seconds: 3,
  }));
const positionsOf = (from: number, to: number) => ({
  firstTick: from * TICKS_A_MINUTE,
  ticksPerFrame: 2,
  frames: encodePositions(framesOf(from, to)),
});
const { id, name, emblem, uniform } = buildClub();
const lineUp: LiveLineUp = { look: { id, name, emblem, uniform }, formation: '442', players: [] };
const score = { minute: 1, added: 0, home: 0, away: 0 };

const answerOf = (to: number, from = 0): LiveMatch => ({
  match: { id: 'm1', status: 'not started', replayId: null } as LiveMatch['match'],
  ground: 'Várzea',
  home: lineUp,
  away: lineUp,
  events: eventsOf(0, to),
  positions: to === 0 ? null : positionsOf(from, to),
});
/** A stream event with match events from the one minute on and positions from the other. */
const minutes = (from: number, to: number, positionsFrom = from) => ({
  ...({ type: 'matchMinutes', at: 0, matchId: 'm1', competitionId: 'l1', score } as const),
  eventsBefore: from,
  events: eventsOf(from, to),
  positions: positionsOf(positionsFrom, to),
});
const knownTo = (to: number) => recordingOf(answerOf(to), null);
/** Expects every minute up to that one, once. */
function expectWhole(recording: LiveRecording | null, to: number): void {
  expect(recording?.minutes).toBe(to);
  expect(recording?.positions?.frames).toEqual(framesOf(0, to));
  expect(recording?.events).toEqual(eventsOf(0, to));
}

describe('the recording of a live match', () => {
  test('grows by the minutes of the stream', () => {
    expectWhole(knownTo(10), 10);
    expectWhole(withMinutes(knownTo(10), minutes(10, 11)), 11);
  });

  test('takes what it knows already only once, however much overlaps', () => {
    expectWhole(withMinutes(knownTo(10), minutes(3, 12, 8)), 12);
    expectWhole(withMinutes(knownTo(10), minutes(8, 10)), 10);
  });

  test('sees that a minute is missing, and is whole again with the server’s answer', () => {
    const known = knownTo(10);
    expect(withMinutes(known, minutes(11, 12))).toBeNull();
    // A reader who was away longer than the stream keeps positions: the events are there, the positions are not.
    expect(withMinutes(known, minutes(10, 15, 13))).toBeNull();
    expectWhole(recordingOf(answerOf(15, 10), known), 15);
  });

  test('an answer that overlaps, or is older, changes nothing that is known', () => {
    expectWhole(recordingOf(answerOf(12, 4), knownTo(10)), 12);
    expect(recordingOf(answerOf(8, 4), knownTo(10)).positions?.frames).toEqual(framesOf(0, 10));
  });

  test('is empty at kick-off, then begins with the first minute', () => {
    const empty = knownTo(0);
    expect([empty.minutes, empty.positions]).toEqual([0, null]);
    expectWhole(withMinutes(empty, minutes(0, 1)), 1);
    expect(withMinutes({ ...empty, home: null }, minutes(0, 1))).toBeNull();
  });

  test('the last minute may be a part of one', () => {
    const last: LiveEvent & { type: 'matchMinutes' } = {
      ...minutes(10, 11),
      positions: { ...positionsOf(10, 11), frames: encodePositions(framesOf(10, 11).slice(0, 20 * FRAME)) },
    };
    const grown = withMinutes(knownTo(10), last);
    expect([grown?.minutes, grown?.positions?.frames.length]).toEqual([11, (600 + 20) * FRAME]);
  });

  test('has its events without positions too', () => {
    const blind = recordingOf({ ...answerOf(10), positions: null }, null);
    expect(blind.minutes).toBe(10);
    const grown = withMinutes(blind, { ...minutes(9, 12), positions: null });
    expect([grown?.minutes, grown?.positions]).toEqual([12, null]);
    expect(grown?.events).toEqual(eventsOf(0, 12));
  });

  test('keeps its film when the match is over and the server gives none any more', () => {
    const match = { ...answerOf(0).match, status: 'finished', replayId: 'r1' } as LiveMatch['match'];
    const over = recordingOf({ ...answerOf(12), match, positions: null }, knownTo(10));
    expect([over.replayId, over.minutes, over.events.length]).toEqual(['r1', 10, 12]);
  });
});
