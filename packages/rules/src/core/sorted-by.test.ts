import { expect, test } from 'vitest';
import { sortedBy } from './sorted-by.ts';

const list = [
  { name: 'b', age: 2 },
  { name: 'a', age: 2 },
  { name: 'c', age: 1 },
];
const names = (...keys: Parameters<typeof sortedBy<(typeof list)[number]>>[1][]) =>
  sortedBy(list, ...keys).map(({ name }) => name);

test('the smallest key comes first, later keys decide between equals, and full equals keep their order', () => {
  expect(names(({ age }) => age)).toEqual(['c', 'b', 'a']);
  expect(
    names(
      ({ age }) => age,
      ({ name }) => name,
    ),
  ).toEqual(['c', 'a', 'b']);
  expect(names(({ age }) => -age)).toEqual(['b', 'a', 'c']);
});

test('each key is computed once for each item, and the input stays as it was', () => {
  const before = structuredClone(list);
  let asked = 0;
  sortedBy(list, () => asked++);
  expect(asked).toBe(list.length);
  expect(list).toEqual(before);
});
