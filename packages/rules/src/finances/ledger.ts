/**
 * The ledger: the only way money and credits move. A balance is always the sum of its entries (R-FIN-1).
 */

import type { Club } from '../clubs/club.ts';
import { assert, assertDate, assertNumber } from '../core/assert.ts';
import { REPORT_WINDOW } from './constants.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/** The club after the entries. Entries of zero, of a broken amount or date, or of another club are programmer errors and throw. R-FIN-1, R-FIN-8, R-FIN-9 */
export function postEntries(club: Club, entries: readonly LedgerEntry[]): Club {
  for (const entry of entries) {
    assert(entry.clubId === club.id, 'postEntries: needs entries of the club', entry.clubId);
    assertNumber(entry.amount, isAmount, 'postEntries: needs whole amounts that are not 0');
    assertDate(entry.date, 'postEntries');
  }
  const { finances } = club;
  const { money, credits } = ledgerBalance(entries);
  return {
    ...club,
    finances: {
      ...finances,
      totalMoney: finances.totalMoney + money,
      credits: finances.credits + credits,
      reports: [...finances.reports, ...entries.filter((entry) => entry.currency === 'money')].slice(-REPORT_WINDOW),
    },
  };
}

/** Whether something moves: a whole number that is not 0. */
export const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount !== 0;

/** The sums of a ledger's entries. */
export interface LedgerBalance {
  /** Whole dollars. */
  readonly money: number;
  readonly credits: number;
}

/** What the entries add up to, by currency. R-FIN-1 */
export function ledgerBalance(entries: readonly LedgerEntry[]): LedgerBalance {
  let money = 0;
  let credits = 0;
  for (const { currency, amount } of entries) {
    if (currency === 'money') money += amount;
    else credits += amount;
  }
  return { money, credits };
}
