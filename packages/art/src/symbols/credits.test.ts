import { EMBLEM_SYMBOLS } from '@mundo-manager/rules/club-creation';
import { expect, test } from 'vitest';
import { SYMBOL_AUTHORS, SYMBOL_SOURCE } from './credits.ts';

test('every symbol has exactly one author to credit (R-PRD-19)', () => {
  expect(SYMBOL_AUTHORS.flatMap(({ symbols }) => symbols).sort()).toEqual([...EMBLEM_SYMBOLS].sort());
});

test('the licence is that of the set, and the changes are told', () => {
  expect(SYMBOL_SOURCE).toMatchObject({ licence: 'CC BY 3.0', url: 'https://game-icons.net' });
  expect(SYMBOL_SOURCE.changes).not.toBe('');
});
