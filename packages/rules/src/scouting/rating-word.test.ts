import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { ratingWord, ratingWordSteps } from './rating-word.ts';

describe('the word for a rating (R-POS-10)', () => {
  test.each([
    ['Várzea', { excellent: 66, great: 64, good: 61, fair: 59 }],
    ['Amador', { excellent: 71, great: 68, good: 66, fair: 64 }],
    ['Semi-Pro', { excellent: 75, great: 73, good: 70, fair: 68 }],
    ['Pro', { excellent: 80, great: 77, good: 75, fair: 73 }],
  ] as const)('has these lowest ratings in %s', (category, steps) => {
    expect(ratingWordSteps(category, ALPHA)).toEqual(steps);
  });

  test.each([
    [66, 'excellent'],
    [65.99, 'great'],
    [61, 'good'],
    [60.99, 'fair'],
    [58.99, 'poor'],
  ] as const)('%d is %s in Várzea', (value, word) => {
    expect(ratingWord(value, 'Várzea', ALPHA)).toBe(word);
    expect(ratingWord(value, 'Pro', ALPHA)).toBe('poor');
  });

  test('no category without players', () => {
    expect(() => ratingWordSteps('Série A', ALPHA)).toThrow("ratingWordSteps: needs a category, got 'Série A'");
  });
});
