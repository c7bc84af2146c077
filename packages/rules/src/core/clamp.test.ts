import { expect, test } from 'vitest';
import { clamp } from './clamp.ts';

test('a value beyond a range is the end of it', () => {
  expect([clamp(1, 0, 5), clamp(1, 3, 5), clamp(1, 9, 5)]).toEqual([1, 3, 5]);
});
