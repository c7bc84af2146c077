import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTING_NAMES } from '../src/settings/environment.ts';

const text = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const table = text.slice(text.indexOf('## Settings'), text.indexOf('`MM_TEST_DATABASE_URL`'));

test('the operator’s guide names every setting that there is, and no other', () => {
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test('the guide names every figure by which an operator would be woken', () => {
  for (const figure of ['mm_due_work_lag_seconds', 'mm_due_work_given_up', 'mm_database_up', 'mm_clock_skew_seconds'])
    expect(text).toContain(figure);
});
