/** What is made from the icon set is up to date, and looks like it. */
import { readFileSync } from 'node:fs';
import { EMBLEM_SYMBOLS } from '@mundo-manager/rules/club-creation';
import { expect, test } from 'vitest';
import { pathBounds } from '../scripts/path-bounds.ts';
import { plainPath } from '../scripts/plain-path.ts';
import { PATHS_FILE, symbolPathsModule } from '../scripts/symbol-paths.ts';
import { EMBLEM_SYMBOL_PATHS } from '../src/index.ts';

test('the paths of the symbols are what npm run generate writes', () => {
  expect(readFileSync(PATHS_FILE, 'utf8')).toBe(symbolPathsModule());
});

test('there is a path for every symbol of the rules, in their order (R-CLU-9)', () => {
  expect(EMBLEM_SYMBOL_PATHS).toHaveLength(EMBLEM_SYMBOLS.length);
  expect(new Set(EMBLEM_SYMBOL_PATHS).size).toBe(EMBLEM_SYMBOLS.length);
});

test.each(EMBLEM_SYMBOLS.map((name, index) => [name, EMBLEM_SYMBOL_PATHS[index] ?? ''] as const))(
  'the %s lies in the middle of its box and fills it',
  (_, path) => {
    const { left, top, right, bottom } = pathBounds(path);
    // Rounding moves a point by a few units at most.
    expect(Math.abs((left + right) / 2 - 256)).toBeLessThan(4);
    expect(Math.abs((top + bottom) / 2 - 256)).toBeLessThan(4);
    expect(Math.min(left, top)).toBeGreaterThan(-4);
    expect(Math.max(right - left, bottom - top)).toBeGreaterThan(465);
  },
);

test('a path is drawn plainer, not otherwise: straight curves are lines, steps of no length go, bends stay', () => {
  expect(plainPath('M0 0c3 0 6 1 9 0h0l0 0 5 0v7c5 0 9 4 9 9z')).toBe('M0 0h9 5v7c5 0 9 4 9 9z');
});

test('a curve that the next one continues stays, however straight', () => {
  expect(plainPath('M0 0c3 0 6 0 9 0s9 4 9 9')).toBe('M0 0c3 0 6 0 9 0s9 4 9 9');
});
