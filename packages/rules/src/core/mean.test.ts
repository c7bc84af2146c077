import { expect, test } from 'vitest';
import { mean } from './mean.ts';

test('the mean is the sum by the count, and none of nothing', () => {
  expect(mean([60, 70, 83])).toBe(71);
  expect(mean([8])).toBe(8);
  expect(mean([])).toBeNull();
});
