import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { collectableCount, isCollectable, nextCollectionDate } from './availability.ts';

const NOW = 1_000_000;

describe('when a reward can be collected (R-DAY-2)', () => {
  test.each([
    [NOW - 1, true],
    [NOW, true],
    [NOW + 1, false],
  ])('at %d: %s', (date, collectable) => {
    expect(isCollectable(date, NOW)).toBe(collectable);
  });
});

describe('the tile counts what can be collected now (R-DAY-8)', () => {
  test.each([
    [NOW, NOW, 2],
    [NOW, NOW + 1, 1],
    [NOW + 1, NOW, 1],
    [NOW + 1, NOW + 1, 0],
  ])('money from %d and item from %d: %d', (moneyCollectionDate, itemCollectionDate, count) => {
    expect(collectableCount({ moneyCollectionDate, itemCollectionDate }, NOW)).toBe(count);
  });
});

test('a reward is back 24 hours later (R-DAY-6)', () => {
  expect(nextCollectionDate(NOW, ALPHA)).toBe(NOW + DAY);
  const ruleset = { ...ALPHA, dailyRewards: { ...ALPHA.dailyRewards, hoursBetween: 12 } };
  expect(nextCollectionDate(NOW, ruleset)).toBe(NOW + DAY / 2);
});
