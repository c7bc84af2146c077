import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { CATEGORIES, type Category } from '../clubs/category.ts';
import type { Award } from '../competitions/competition.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildMatch } from '../testing/index.ts';
import { awardBonus, type SponsorshipInput, sponsorshipBreakdown, weeklyBaseValue } from './weekly-base.ts';

const input = (changes: Partial<SponsorshipInput> = {}): SponsorshipInput => ({
  category: 'Várzea',
  awards: [],
  lastMatches: [],
  clubId: 'c1',
  now: BUILT_AT,
  ...changes,
});

const award = (place: number, category: Category = 'Várzea', date = BUILT_AT): Award => ({
  competition: 'MM League',
  number: 1,
  category,
  place,
  date,
});

/** Finished matches of c1 from the oldest to the newest, by goals of c1 and of the other club. */
const results = (...scores: readonly (readonly [number, number])[]) =>
  scores.map(([own, other], index) =>
    buildMatch({
      id: `m${index}`,
      date: BUILT_AT - (scores.length - index) * DAY,
      status: 'finished',
      home: { id: 'c1', score: own },
      away: { id: 'c2', score: other },
    }),
  );

describe('the weekly base value (R-SPO-1)', () => {
  test.each([
    ['Várzea', 105_000],
    ['Amador', 315_000],
    ['Semi-Pro', 630_000],
    ['Pro', 1_050_000],
  ] as const)('a club of category %s without awards or matches is worth $ %i', (category, dollars) => {
    expect(weeklyBaseValue(input({ category }), ALPHA)).toBe(dollars);
  });

  test('base, awards and matches add up', () => {
    const lastMatches = results([1, 0], [2, 2], [0, 1]);
    expect(weeklyBaseValue(input({ category: 'Amador', awards: [award(2, 'Pro')], lastMatches }), ALPHA)).toBe(
      (3 * 105 + 5 * 10 + (3 + 1) * 3) * 1000,
    );
  });

  test('a variant of the multipliers changes every part', () => {
    const sponsorship = {
      ...ALPHA.sponsorship,
      categoryMultipliers: { ...ALPHA.sponsorship.categoryMultipliers, Várzea: 2 },
    };
    const value = weeklyBaseValue(input({ awards: [award(1)], lastMatches: results([1, 0]) }), {
      ...ALPHA,
      sponsorship,
    });
    expect(value).toBe((2 * 105 + 20 + 6) * 1000);
  });
});

describe('awards in the weekly base value', () => {
  test.each([
    [1, 10],
    [2, 5],
    [3, 3],
    [4, 0],
    [5, 0],
  ])('place %i gives %i points (R-SPO-2)', (place, points) => {
    expect(weeklyBaseValue(input({ awards: [award(place)] }), ALPHA)).toBe(105_000 + points * 1000);
    expect(awardBonus({ place, category: 'Amador' }, ALPHA)).toEqual({ points: 3 * points, dollars: 3_000 * points });
  });

  test.each(CATEGORIES.map((category) => [category] as const))(
    'an award counts by its own category, %s (R-SPO-2)',
    (category) => {
      const multiplier = ALPHA.sponsorship.categoryMultipliers[category];
      expect(weeklyBaseValue(input({ awards: [award(1, category)] }), ALPHA)).toBe(105_000 + 10_000 * multiplier);
    },
  );

  test('an award of exactly 30 days ago counts, one of a millisecond more does not (R-SPO-3)', () => {
    const at = (age: number) => weeklyBaseValue(input({ awards: [award(1, 'Várzea', BUILT_AT - age)] }), ALPHA);
    expect(at(30 * DAY)).toBe(115_000);
    expect(at(30 * DAY + 1)).toBe(105_000);
  });
});

describe('recent matches in the weekly base value (R-SPO-4)', () => {
  test('a win is worth 3, a draw 1, a loss 0, times the multiplier of the club', () => {
    const worth = (category: Category, own: number, other: number) =>
      weeklyBaseValue(input({ category, lastMatches: results([own, other]) }), ALPHA) -
      weeklyBaseValue(input({ category }), ALPHA);
    expect(worth('Várzea', 1, 0)).toBe(3_000);
    expect(worth('Semi-Pro', 1, 0)).toBe(18_000);
    expect(worth('Semi-Pro', 1, 1)).toBe(6_000);
    expect(worth('Semi-Pro', 0, 1)).toBe(0);
  });

  test('the sixth last match no longer counts', () => {
    expect(
      weeklyBaseValue(input({ lastMatches: results([1, 0], [0, 1], [0, 1], [0, 1], [0, 1], [0, 1]) }), ALPHA),
    ).toBe(105_000);
    expect(weeklyBaseValue(input({ lastMatches: results([1, 0], [0, 1], [0, 1], [0, 1], [0, 1]) }), ALPHA)).toBe(
      108_000,
    );
  });
});

describe('the reasons of the weekly base value (R-SPO-12)', () => {
  test('the reasons name the base, each award and each match that counted', () => {
    const champion = award(1, 'Amador');
    const lastMatches = results([0, 1], [3, 0]);
    const breakdown = sponsorshipBreakdown(
      input({ category: 'Amador', awards: [champion, award(5), award(1, 'Pro', 0)], lastMatches }),
      ALPHA,
    );
    expect(breakdown).toEqual({
      total: 354_000,
      base: { multiplier: 3, dollars: 315_000 },
      awards: [{ award: champion, points: 30, dollars: 30_000 }],
      matches: [
        { matchId: 'm1', result: 'win', points: 9, dollars: 9_000 },
        { matchId: 'm0', result: 'loss', points: 0, dollars: 0 },
      ],
    });
  });
});
