import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { EMBLEM_SYMBOLS } from '@mundo-manager/rules/club-creation';
import { expect, test } from 'vitest';
import { SYMBOL_AUTHORS, SYMBOL_SOURCE } from './credits.ts';

test('every symbol has exactly one author to credit (R-PRD-19)', () => {
  expect(SYMBOL_AUTHORS.flatMap(({ symbols }) => symbols).sort()).toEqual([...EMBLEM_SYMBOLS].sort());
});

test('the licence is that of the set, and the changes are stated', () => {
  expect(SYMBOL_SOURCE).toMatchObject({ licence: 'CC BY 3.0', url: 'https://game-icons.net' });
  expect(SYMBOL_SOURCE.changes).not.toBe('');
});

test('the NOTICE of the package names the set, its licence and every author (R-PRD-19)', () => {
  const notice = readFileSync(resolve(import.meta.dirname, '../../NOTICE'), 'utf8');
  const { url, licence, licenceUrl } = SYMBOL_SOURCE;
  const credits = SYMBOL_AUTHORS.map((author) => [author.name, author.url].filter(Boolean).join(', '));
  for (const credit of [url, licence, licenceUrl, ...credits.map((line) => `- ${line}\n`)])
    expect(notice).toContain(credit);
});
