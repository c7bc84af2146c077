import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { trainingLevel } from './level.ts';

describe('training level by experience points (R-TRA-7)', () => {
  test.each([
    [0, 1, 0, 200],
    [199, 1, 199, 200],
    [200, 2, 0, 700],
    [899, 2, 699, 700],
    [900, 3, 0, 1100],
    [1999, 3, 1099, 1100],
    [2000, 4, 0, null],
    [2345.5, 4, 345.5, null],
    [-1, 1, -1, 200],
  ])('%d points are level %d with %d out of %s', (points, level, shown, outOf) => {
    expect(trainingLevel(points, ALPHA)).toEqual({ level, points: shown, outOf });
  });

  test('a ruleset may move the thresholds', () => {
    const ruleset = { ...ALPHA, training: { ...ALPHA.training, levelThresholds: [10, 20, 30] as const } };
    expect(trainingLevel(25, ruleset)).toEqual({ level: 3, points: 5, outOf: 10 });
  });
});
