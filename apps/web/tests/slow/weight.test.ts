import { expect, test } from 'vitest';
import { scriptSizes } from '../../scripts/script-sizes.ts';

test('no route loads more compressed script than it may (R-PRD-18)', () => {
  const sizes = scriptSizes();
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
});
