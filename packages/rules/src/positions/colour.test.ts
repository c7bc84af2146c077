import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { attributeColour, ratingColour } from './colour.ts';

const harsher: Ruleset = {
  ...ALPHA,
  positions: { ...ALPHA.positions, matchRatingMaximum: 5, colourSteps: { ...ALPHA.positions.colourSteps, fair: 66 } },
};

describe('the colour of a rating (R-POS-6)', () => {
  test.each([
    [100, 'excellent'],
    [90, 'excellent'],
    [89.99, 'great'],
    [80, 'great'],
    [79.99, 'good'],
    [70, 'good'],
    [69.99, 'fair'],
    [63, 'fair'],
    [62.99, 'poor'],
    [10.01, 'poor'],
  ] as const)('%d is %s', (value, colour) => {
    expect(ratingColour(value, ALPHA)).toBe(colour);
  });

  test('follows the steps of the rule set', () => {
    expect(ratingColour(65, harsher)).toBe('poor');
    expect(attributeColour(65, harsher)).toBe('poor');
  });
});

describe('the colour of a match rating (R-POS-7)', () => {
  test.each([
    [10, 'excellent'],
    [9, 'excellent'],
    [8.9, 'great'],
    [8, 'great'],
    [7, 'good'],
    [6.3, 'fair'],
    [6.29, 'poor'],
    [0, 'poor'],
  ] as const)('%d of 10 is %s', (value, colour) => {
    expect(ratingColour(value, ALPHA)).toBe(colour);
  });

  test('depends on the highest match rating of the rule set', () => {
    expect(ratingColour(5, harsher)).toBe('poor');
    expect(ratingColour(9, harsher)).toBe('poor');
  });
});

describe('the colour of an attribute (R-POS-7)', () => {
  test.each([
    [8, 'poor'],
    [9.5, 'poor'],
    [10, 'poor'],
    [63, 'fair'],
    [90, 'excellent'],
  ] as const)('%d of 100 is %s', (value, colour) => {
    expect(attributeColour(value, ALPHA)).toBe(colour);
  });
});
