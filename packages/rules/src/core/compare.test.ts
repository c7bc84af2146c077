import { expect, test } from 'vitest';
import { compare } from './compare.ts';

test('texts are ordered by code unit, numbers by size, equals not at all', () => {
  expect(['b', 'a', 'B', 'á', 'a'].sort(compare)).toEqual(['B', 'a', 'a', 'b', 'á']);
  expect([10, 9, -1].sort(compare)).toEqual([-1, 9, 10]);
  expect([compare('a', 'b'), compare('a', 'a'), compare(2, 1)]).toEqual([-1, 0, 1]);
});
