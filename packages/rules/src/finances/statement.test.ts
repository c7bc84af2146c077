import { describe, expect, test } from 'vitest';
import type { LedgerEntry } from './ledger-entry.ts';
import { statement } from './statement.ts';

const entry = (date: number, amount: number): LedgerEntry => ({
  clubId: 'c1',
  date,
  currency: 'money',
  type: 'Prize',
  amount,
});

describe('the statement (R-FIN-7)', () => {
  test('lists entries newest first with their signs', () => {
    expect(statement([entry(1, 10), entry(3, -1), entry(2, 1)])).toEqual([
      { ...entry(3, -1), sign: 'negative' },
      { ...entry(2, 1), sign: 'positive' },
      { ...entry(1, 10), sign: 'positive' },
    ]);
  });

  test('lists the later posted of two entries of one moment first', () => {
    expect(statement([entry(5, 1), entry(5, 2), entry(5, 3)]).map(({ amount }) => amount)).toEqual([3, 2, 1]);
  });

  test('leaves the ledger as it was', () => {
    const entries = [entry(1, 10), entry(2, 20)];
    statement(entries);
    expect(entries).toEqual([entry(1, 10), entry(2, 20)]);
  });
});
