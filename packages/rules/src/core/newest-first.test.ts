import { expect, test } from 'vitest';
import { newestFirst } from './newest-first.ts';

test('the newest comes first, and of one moment what was listed last', () => {
  const list = [
    { date: 1, id: 'a' },
    { date: 2, id: 'b' },
    { date: 2, id: 'c' },
  ];
  expect(newestFirst(list).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(list.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
