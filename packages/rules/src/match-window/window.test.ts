import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildMatch } from '../testing/builders.ts';
import { MATCH_WINDOW_RULES } from './constants.ts';
import {
  canEditMatch,
  hasLiveMatch,
  isImminent,
  isKickOffDue,
  isLate,
  isLive,
  isOpenForEditing,
  matchState,
} from './window.ts';

const MINUTE = 60_000;
const DATE = 1_772_463_600_000;
const match = buildMatch({ date: DATE });
const finished = buildMatch({ date: DATE, status: 'finished' });
const wider = { ...ALPHA, matchWindow: { minutesBefore: 60, minutesAfter: 45 } };

test('the windows are 15 minutes before and 30 after, to the millisecond (R-WIN-1)', () => {
  expect(MATCH_WINDOW_RULES).toEqual({ minutesBefore: 15, minutesAfter: 30 });
  expect(isLive(DATE, DATE + 30 * MINUTE + 1, ALPHA)).toBe(false);
  expect(canEditMatch(match, 'c1', DATE - 15 * MINUTE - 1, ALPHA)).toBe(true);
});

describe('imminent (R-WIN-2)', () => {
  test.each([
    [-15 * MINUTE, false],
    [-15 * MINUTE + 1, true],
    [-1, true],
    [0, true],
    [1, false],
    [-DATE, false],
  ])('%d ms from the kick-off: %s', (offset, imminent) => {
    expect(isImminent(DATE, DATE + offset, ALPHA)).toBe(imminent);
  });

  test('follows the rule set', () => {
    expect(isImminent(DATE, DATE - 60 * MINUTE + 1, wider)).toBe(true);
    expect(isImminent(DATE, DATE - 60 * MINUTE, wider)).toBe(false);
  });
});

describe('live (R-WIN-3)', () => {
  test.each([
    [-15 * MINUTE, false],
    [-15 * MINUTE + 1, true],
    [0, true],
    [30 * MINUTE, true],
    [30 * MINUTE + 1, false],
  ])('%d ms from the kick-off: %s', (offset, live) => {
    expect(isLive(DATE, DATE + offset, ALPHA)).toBe(live);
  });

  test('follows the rule set', () => {
    expect(isLive(DATE, DATE - 60 * MINUTE + 1, wider)).toBe(true);
    expect(isLive(DATE, DATE - 60 * MINUTE, wider)).toBe(false);
    expect(isLive(DATE, DATE + 45 * MINUTE, wider)).toBe(true);
    expect(isLive(DATE, DATE + 45 * MINUTE + 1, wider)).toBe(false);
  });
});

describe('editable (R-WIN-4)', () => {
  test('a match is editable with strictly more than 15 minutes left; at exactly 15 it is neither live nor editable', () => {
    expect(canEditMatch(match, 'c1', DATE - 15 * MINUTE - 1, ALPHA)).toBe(true);
    expect(canEditMatch(match, 'c1', DATE - 15 * MINUTE, ALPHA)).toBe(false);
    expect(isLive(DATE, DATE - 15 * MINUTE, ALPHA)).toBe(false);
  });

  test('a match is editable for the two clubs that play, and for no other', () => {
    const now = DATE - 60 * MINUTE;
    expect(canEditMatch(match, 'c1', now, ALPHA)).toBe(true);
    expect(canEditMatch(match, 'c2', now, ALPHA)).toBe(true);
    expect(canEditMatch(match, 'c3', now, ALPHA)).toBe(false);
  });

  test('a match is not editable once it is finished, even before its date', () => {
    expect(canEditMatch(finished, 'c1', DATE - 60 * MINUTE, ALPHA)).toBe(false);
    expect(isOpenForEditing(finished, DATE - 60 * MINUTE, ALPHA)).toBe(false);
  });

  test('follows the rule set', () => {
    expect(canEditMatch(match, 'c1', DATE - 60 * MINUTE, wider)).toBe(false);
    expect(canEditMatch(match, 'c1', DATE - 60 * MINUTE - 1, wider)).toBe(true);
  });
});

describe('late (R-WIN-5)', () => {
  test('a match is late when it has not started and its date has passed', () => {
    expect(isLate(match, DATE)).toBe(false);
    expect(isLate(match, DATE + 1)).toBe(true);
    expect(isLate(finished, DATE + 1)).toBe(false);
  });

  test.each([
    [match, -15 * MINUTE, 'scheduled'],
    [match, -15 * MINUTE + 1, 'live'],
    [match, 30 * MINUTE, 'live'],
    [match, 30 * MINUTE + 1, 'late'],
    [finished, 1, 'finished'],
  ])('the state of a match: live comes before late (case %#)', (given, offset, state) => {
    expect(matchState(given, DATE + offset, ALPHA)).toBe(state);
  });

  test('the state of a match follows the rule set', () => {
    expect(matchState(match, DATE + 45 * MINUTE, wider)).toBe('live');
  });
});

describe('a live match of the club (R-WIN-6)', () => {
  const other = buildMatch({ id: 'm2', date: DATE, home: { id: 'c3' }, away: { id: 'c4' } });
  const later = buildMatch({ id: 'm3', date: DATE + 600 * MINUTE });

  test('is found in a list and in a keyed collection', () => {
    expect(hasLiveMatch([later, match], 'c1', DATE, ALPHA)).toBe(true);
    expect(hasLiveMatch({ m3: later, m1: match }, 'c2', DATE, ALPHA)).toBe(true);
  });

  test('is not one that others play, nor one of another time', () => {
    expect(hasLiveMatch([other, later], 'c1', DATE, ALPHA)).toBe(false);
    expect(hasLiveMatch([], 'c1', DATE, ALPHA)).toBe(false);
  });

  test('goes by date alone, even when finished', () => {
    expect(hasLiveMatch([finished], 'c1', DATE, ALPHA)).toBe(true);
  });

  test.each([
    [-15 * MINUTE, false],
    [-15 * MINUTE + 1, true],
    [-1, true],
    [0, false],
    [31 * MINUTE, false],
  ])('is due to be kicked off from the moment it is live to its kick-off (case %#) (R-WIN-7)', (offset, expected) => {
    expect(isKickOffDue([other, later, match], 'c1', DATE + offset, ALPHA)).toBe(expected);
    expect(isKickOffDue({ m3: later, m1: match }, 'c2', DATE + offset, ALPHA)).toBe(expected);
  });

  test('is not due while another one has begun, nor for who does not play (R-WIN-7)', () => {
    const begun = buildMatch({ id: 'm4', date: DATE - 10 * MINUTE });
    expect(isKickOffDue([match, begun], 'c1', DATE - MINUTE, ALPHA)).toBe(false);
    expect(isKickOffDue([match], 'c3', DATE - MINUTE, ALPHA)).toBe(false);
    expect(isKickOffDue([match], 'c1', DATE - 45 * MINUTE, wider)).toBe(true);
  });

  test('follows the rule set', () => {
    expect(hasLiveMatch([match], 'c1', DATE + 45 * MINUTE, ALPHA)).toBe(false);
    expect(hasLiveMatch([match], 'c1', DATE + 45 * MINUTE, wider)).toBe(true);
  });
});
