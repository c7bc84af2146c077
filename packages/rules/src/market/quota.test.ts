import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT } from '../testing/builders.ts';
import { remainingSearches, withSearchUsed } from './quota.ts';

describe('searches left (R-MKT-1)', () => {
  test.each([
    [0, 5],
    [1, 4],
    [4, 1],
    [5, 0],
    [6, 0],
    [-3, 5],
  ])('with %i used, %i are left within the day', (value, left) => {
    expect(remainingSearches({ value, lastUpdate: BUILT_AT }, BUILT_AT, ALPHA)).toBe(left);
    expect(remainingSearches({ value, lastUpdate: BUILT_AT }, BUILT_AT + DAY - 1, ALPHA)).toBe(left);
  });

  test('exactly 24 hours after the last update there are five again, whatever was used', () => {
    expect(remainingSearches({ value: 5, lastUpdate: BUILT_AT }, BUILT_AT + DAY, ALPHA)).toBe(5);
    expect(remainingSearches({ value: 2, lastUpdate: BUILT_AT }, BUILT_AT + 9 * DAY, ALPHA)).toBe(5);
  });

  test('midnight alone brings nothing back', () => {
    const beforeMidnight = BUILT_AT + 11 * 3_600_000;
    expect(remainingSearches({ value: 5, lastUpdate: beforeMidnight }, BUILT_AT + 13 * 3_600_000, ALPHA)).toBe(0);
  });

  test('a server may allow more', () => {
    const generous = { ...ALPHA, market: { ...ALPHA.market, searchesPerDay: 8 } };
    expect(remainingSearches({ value: 5, lastUpdate: BUILT_AT }, BUILT_AT, generous)).toBe(3);
    expect(remainingSearches({ value: 5, lastUpdate: BUILT_AT }, BUILT_AT + DAY, generous)).toBe(8);
  });
});

describe('using a search (R-MKT-2)', () => {
  test('the first one starts the 24 hours', () => {
    const quota = { value: 0, lastUpdate: BUILT_AT };
    expect(withSearchUsed(quota, BUILT_AT + 5)).toEqual({ value: 1, lastUpdate: BUILT_AT + 5 });
  });

  test('later ones count without prolonging them', () => {
    const quota = { value: 1, lastUpdate: BUILT_AT };
    expect(withSearchUsed(quota, BUILT_AT + DAY - 1)).toEqual({ value: 2, lastUpdate: BUILT_AT });
  });

  test('the first one after the 24 hours starts them anew', () => {
    const quota = { value: 5, lastUpdate: BUILT_AT };
    expect(withSearchUsed(quota, BUILT_AT + DAY)).toEqual({ value: 1, lastUpdate: BUILT_AT + DAY });
  });
});
