import { describe, expect, test } from 'vitest';
import { BUILT_AT, buildMatch } from '../testing/index.ts';
import { clubResult, recentResults } from './recent-results.ts';

const played = (id: string, date: number, own: number, other: number) =>
  buildMatch({ id, date, status: 'finished', home: { id: 'c1', score: own }, away: { id: 'c2', score: other } });

describe('the result of a match for a club (R-SPO-4)', () => {
  test('a match won at home is lost by the visitors', () => {
    expect(clubResult(played('m', 0, 2, 1), 'c1')).toBe('win');
    expect(clubResult(played('m', 0, 2, 1), 'c2')).toBe('loss');
  });

  test('a match won away is lost by the home club', () => {
    expect(clubResult(played('m', 0, 0, 3), 'c1')).toBe('loss');
    expect(clubResult(played('m', 0, 0, 3), 'c2')).toBe('win');
  });

  test('a draw is a draw for both', () => {
    expect(clubResult(played('m', 0, 1, 1), 'c1')).toBe('draw');
    expect(clubResult(played('m', 0, 1, 1), 'c2')).toBe('draw');
  });
});

test('a club that did not play has no result: asking for one is a programmer error', () => {
  expect(() => clubResult(played('m', 0, 2, 1), 'c9')).toThrow(
    new RangeError("clubResult: needs a club of the match, got 'c9', 'm'"),
  );
});

test('a score as a text is a programmer error: as texts 10 would lose to 9', () => {
  const match = played('m', 0, '10' as unknown as number, '9' as unknown as number);
  expect(() => clubResult(match, 'c1')).toThrow(
    new TypeError("clubResult: needs scores that are whole numbers from 0, got '10'"),
  );
});

describe('the recent results of a club (R-SPO-4)', () => {
  const ids = (matches: ReturnType<typeof played>[], count: number) =>
    recentResults(matches, 'c1', count).map(({ match }) => match.id);

  test('come newest first, whatever the order of the matches', () => {
    const matches = [2, 5, 1, 4, 3].map((day) => played(`m${day}`, BUILT_AT + day, 1, 0));
    expect(ids(matches, 5)).toEqual(['m5', 'm4', 'm3', 'm2', 'm1']);
    expect(ids(matches, 2)).toEqual(['m5', 'm4']);
    expect(matches.map(({ id }) => id)).toEqual(['m2', 'm5', 'm1', 'm4', 'm3']);
  });

  test('of two matches of the same moment, the one noted later counts as the newer', () => {
    expect(ids([played('first', 7, 1, 0), played('second', 7, 1, 0)], 1)).toEqual(['second']);
  });

  test('an unfinished match and a match of others do not count', () => {
    const others = buildMatch({ id: 'others', status: 'finished', home: { id: 'c3' }, away: { id: 'c2' } });
    const away = buildMatch({ id: 'away', status: 'finished', home: { id: 'c2', score: 1 }, away: { id: 'c1' } });
    expect(recentResults([buildMatch(), others, away], 'c1', 5)).toEqual([{ match: away, result: 'loss' }]);
  });
});
