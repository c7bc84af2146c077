import { describe, expect, test } from 'vitest';
import { buildClub } from '../testing/index.ts';
import { CREDIT_ENTRY_TYPES, MONEY_ENTRY_TYPES, REPORT_WINDOW } from './constants.ts';
import { ledgerBalance, postEntries } from './ledger.ts';
import type { LedgerEntry } from './ledger-entry.ts';

const money = (amount: number, date = 0): LedgerEntry => ({
  clubId: 'c1',
  date,
  currency: 'money',
  type: 'Prize',
  amount,
});
const credits = (amount: number): LedgerEntry => ({
  clubId: 'c1',
  date: 0,
  currency: 'credits',
  type: 'Prize',
  amount,
});

describe('the ledger', () => {
  test('moves each balance by the sum of its entries, and touches nothing else (R-FIN-1)', () => {
    const club = buildClub();
    const after = postEntries(club, [money(300), credits(7), money(-100), credits(-2)]);
    expect(after.finances).toEqual({
      totalMoney: 500_200,
      credits: 55,
      reports: [money(300), money(-100)],
      sponsorship: null,
    });
    expect({ ...after, finances: club.finances }).toEqual(club);
  });

  test('has the types of the statement (R-FIN-2)', () => {
    expect(MONEY_ENTRY_TYPES.slice(0, 8)).toEqual([
      'Sponsor Payment',
      'Stadium Upgrade',
      'Facility Upgrade',
      'Salary Payment',
      'Player Contract Rescission',
      'Transfer Out',
      'Transfer In',
      'Tickets Sale',
    ]);
    expect(new Set(CREDIT_ENTRY_TYPES).size).toBe(CREDIT_ENTRY_TYPES.length);
  });

  test('has no loans: their tab is a placeholder (R-FIN-14)', () => {
    expect([...MONEY_ENTRY_TYPES, ...CREDIT_ENTRY_TYPES].filter((type) => /loan/i.test(type))).toEqual([]);
  });

  test('leaves the newest 50 money entries with the club, and the balance counts all (R-FIN-8)', () => {
    expect(REPORT_WINDOW).toBe(50);
    const entries = Array.from({ length: 51 }, (_, index) => money(1, index));
    const one = postEntries(buildClub(), entries.slice(0, 50));
    expect(one.finances.reports).toEqual(entries.slice(0, 50));
    const two = postEntries(one, entries.slice(50));
    expect(two.finances.reports).toEqual(entries.slice(1));
    expect(two.finances.totalMoney).toBe(500_051);
  });

  test.each([0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('takes no amount of %d (R-FIN-9)', (amount) => {
    expect(() => postEntries(buildClub(), [money(1), money(amount)])).toThrow(
      `postEntries: needs whole amounts that are not 0, got ${amount}`,
    );
  });

  test.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY])('takes no entry dated %d (R-FIN-9)', (date) => {
    expect(() => postEntries(buildClub(), [money(1, date)])).toThrow(
      `postEntries: needs a date in whole milliseconds, got ${date}`,
    );
  });

  test('takes no entry of another club (R-FIN-9)', () => {
    expect(() => postEntries(buildClub({ id: 'c2' }), [money(1)])).toThrow(
      "postEntries: needs entries of the club, got 'c1'",
    );
  });
});

describe('the balance of a ledger (R-FIN-1)', () => {
  test('is the sum of its entries by currency', () => {
    expect(ledgerBalance([money(500), credits(2), money(-620), credits(2)])).toEqual({ money: -120, credits: 4 });
  });

  test('of no entries is nothing', () => {
    expect(ledgerBalance([])).toEqual({ money: 0, credits: 0 });
  });
});
