import { expect, test } from 'vitest';
import { sumBy } from './sum-by.ts';

test('sums an amount of each item, 0 of none', () => {
  const sales = [{ price: 300 }, { price: -40 }, { price: 2 }];
  expect(sumBy(sales, ({ price }) => price)).toBe(262);
  expect(sumBy([], () => 1)).toBe(0);
});
