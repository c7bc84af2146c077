import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildEmblem, buildMatch } from '../testing/builders.ts';
import { fixtureDifficulty, partialTable } from './partial-table.ts';

const clubs = ['a', 'b'].map((id) => ({ id, name: id, emblem: buildEmblem() }));
const played = (day: number, home: string, homeGoals: number, awayGoals: number, away: string) =>
  buildMatch({
    status: 'finished',
    date: BUILT_AT + day * 86_400_000,
    home: { id: home, score: homeGoals },
    away: { id: away, score: awayGoals },
  });
const matches = [
  played(1, 'a', 2, 0, 'b'),
  played(2, 'b', 1, 0, 'a'),
  buildMatch({ home: { id: 'a' }, away: { id: 'b' } }),
];
const points = (part: 'home' | 'away' | 'lastFive', of = matches) =>
  partialTable({ clubs, matches: of }, part, ALPHA).map((row) => [row.clubId, row.plays, row.points]);

describe('a part of the table (R-STA-16)', () => {
  test('counts what each club has won at home, or away', () => {
    expect(points('home')).toEqual([
      ['a', 1, 3],
      ['b', 1, 3],
    ]);
    expect(points('away')).toEqual([
      ['a', 1, 0],
      ['b', 1, 0],
    ]);
  });

  test('counts no more than the five newest matches', () => {
    const six = [played(0, 'b', 9, 0, 'a'), ...[1, 2, 3, 4, 5].map((day) => played(day, 'a', 1, 0, 'b'))];
    expect(points('lastFive', six.toReversed())).toEqual([
      ['a', 5, 15],
      ['b', 5, 0],
    ]);
  });
});

describe('how hard a fixture looks (R-STA-17)', () => {
  const table = Array.from({ length: 10 }, (_, index) => ({ clubId: `c${index + 1}` }));
  test.each([
    ['c1', true, 3],
    ['c4', true, 2],
    ['c4', false, 3],
    ['c7', true, 1],
    ['c7', false, 2],
    ['c10', false, 1],
  ] as const)('%s at home %s: %i', (opponentId, isHome, difficulty) => {
    expect(fixtureDifficulty({ table, opponentId, isHome })).toBe(difficulty);
  });

  test('of a club that is not in the table throws', () => {
    expect(() => fixtureDifficulty({ table, opponentId: 'x', isHome: true })).toThrow(RangeError);
  });
});
