import { describe, expect, test } from 'vitest';
import { wrapStep } from './wrap-step.ts';

describe('steppers wrap around at both ends (R-CLU-11)', () => {
  test.each([
    [0, 1, 11, 1],
    [10, 1, 11, 0],
    [0, -1, 11, 10],
    [5, -1, 11, 4],
    [3, 0, 4, 3],
    [0, 25, 11, 3],
    [0, -25, 11, 8],
    [0, 1, 1, 0],
  ])('from %d by %d of %d to %d', (index, delta, count, expected) => {
    expect(wrapStep(index, delta, count)).toBe(expected);
  });

  test('never to minus zero', () => {
    expect(Object.is(wrapStep(0, -11, 11), 0)).toBe(true);
  });
});
