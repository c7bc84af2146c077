import type { SignedRoot } from '@mundo-manager/engine/proof';
import { afterEach, expect, test } from 'vitest';
import { keepRoot, seenRoots } from './seen-roots.ts';

afterEach(() => localStorage.clear());

const root = (number: number) => ({ number, signature: `s${number}` }) as SignedRoot;

test('keeps the first arrival of each root, and the newest ones (R-PRF-6)', () => {
  keepRoot(root(1), 10);
  keepRoot(root(1), 99);
  keepRoot(root(2), 20);
  expect(seenRoots()).toEqual([
    { root: root(1), seenAt: 10 },
    { root: root(2), seenAt: 20 },
  ]);
  for (let number = 3; number <= 420; number++) keepRoot(root(number), number);
  expect(seenRoots()).toHaveLength(400);
  expect(seenRoots()[0]?.root.number).toBe(21);
});

test('a browser whose storage is corrupt or refused is no witness, and keeps working', () => {
  localStorage.setItem('mm-seen-roots', '{');
  expect(seenRoots()).toEqual([]);
  localStorage.setItem('mm-seen-roots', '{}');
  expect(seenRoots()).toEqual([]);
});
