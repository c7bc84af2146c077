import { describe, expect, test } from 'vitest';
import { buildMatch } from '../testing/builders.ts';
import { matchesByDate, nextMatch } from './matches-by-date.ts';
import { initialRound, lastRound, leagueRounds, matchesOfRound, stepRound } from './rounds.ts';

const HOUR = 3_600_000;
const TODAY = Date.UTC(2026, 2, 2);
const DAY = 24 * HOUR;
const match = (id: string, round: number, date: number, finished = false) =>
  buildMatch({ id, round, date, status: finished ? 'finished' : 'not started' });
const ids = (matches: readonly { readonly id: string }[]) => matches.map(({ id }) => id);

describe('rounds (R-COM-22)', () => {
  test('a league of ten has 18', () => {
    expect(leagueRounds(10)).toBe(18);
    expect(leagueRounds(2)).toBe(2);
  });

  test('the last is the highest among the matches, in a list or keyed', () => {
    const matches = { b: match('b', 3, TODAY), a: match('a', 18, TODAY), c: match('c', 7, TODAY) };
    expect(lastRound(matches)).toBe(18);
    expect(lastRound(Object.values(matches))).toBe(18);
    expect(lastRound([])).toBe(1);
  });

  test.each([
    [1, -1, 1],
    [2, -1, 1],
    [17, 1, 18],
    [18, 1, 18],
    [5, 0, 5],
  ])('a step from round %d by %d leads to %d', (round, delta, expected) => {
    expect(stepRound(round, delta, 18)).toBe(expected);
  });

  test('lists the matches of a round by date', () => {
    const matches = { a: match('a', 2, TODAY + 1), b: match('b', 2, TODAY), c: match('c', 1, TODAY) };
    expect(ids(matchesOfRound(matches, 2))).toEqual(['b', 'a']);
  });
});

describe('the initial round (R-COM-23)', () => {
  const now = TODAY + 20 * HOUR;

  test('is that of the earliest unfinished match', () => {
    const matches = {
      c: match('c', 6, TODAY + 2 * DAY),
      b: match('b', 5, TODAY + DAY),
      a: match('a', 4, TODAY - 1, true),
    };
    expect(initialRound(matches, now)).toBe(5);
  });

  test('is a late match’s before today’s', () => {
    expect(initialRound([match('b', 5, TODAY), match('a', 4, TODAY - DAY)], now)).toBe(4);
  });

  test('is that of a finished match of today rather than tomorrow’s', () => {
    const matches = [match('b', 5, TODAY + DAY), match('a', 4, TODAY, true)];
    expect(initialRound(matches, now)).toBe(4);
    expect(initialRound(matches, TODAY + DAY)).toBe(5);
  });

  test('counts today in UTC, to its last millisecond', () => {
    const matches = [match('b', 5, TODAY + DAY), match('a', 4, TODAY, true)];
    expect(initialRound(matches, TODAY + DAY - 1)).toBe(4);
    expect(initialRound(matches, TODAY - 1)).toBe(5);
  });

  test('is the last when all is played and nothing is today, and 1 without matches', () => {
    const matches = [match('a', 17, TODAY - 3 * DAY, true), match('b', 18, TODAY - 2 * DAY, true)];
    expect(initialRound(matches, now)).toBe(18);
    expect(initialRound({}, now)).toBe(1);
  });
});

describe('the next match (R-COM-24)', () => {
  const played = buildMatch({ id: 'm1', date: 1, status: 'finished' });
  const others = buildMatch({ id: 'm2', date: 2, home: { id: 'c3' }, away: { id: 'c4' } });
  const away = buildMatch({ id: 'm3', date: 3, home: { id: 'c3' }, away: { id: 'c1' } });
  const home = buildMatch({ id: 'm4', date: 4 });

  test('is the earliest unfinished one of the club, at home or away', () => {
    expect(nextMatch([home, played, others, away], 'c1')).toBe(away);
    expect(nextMatch([played, others, home], 'c1')).toBe(home);
  });

  test('is found in a keyed collection too', () => {
    expect(nextMatch({ m4: home, m3: away, m2: others, m1: played }, 'c1')).toBe(away);
  });

  test('is none when all are played, or by others', () => {
    expect(nextMatch([played, others], 'c1')).toBeNull();
    expect(nextMatch({}, 'c1')).toBeNull();
  });
});

test('matches are ordered by date, then round, then id; the input stays (R-COM-25)', () => {
  const matches = [match('d', 1, 9), match('c', 2, 5), match('b', 1, 5), match('a', 1, 5), match('z', 3, 1)];
  expect(ids(matchesByDate(matches))).toEqual(['z', 'a', 'b', 'c', 'd']);
  expect(ids(matchesByDate(matches.toReversed()))).toEqual(['z', 'a', 'b', 'c', 'd']);
  expect(ids(matches)).toEqual(['d', 'c', 'b', 'a', 'z']);
});
