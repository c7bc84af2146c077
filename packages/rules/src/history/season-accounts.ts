/** Income and expenses of a season by type of entry. */

import { sortedBy } from '../core/sorted-by.ts';
import type { MoneyEntryType } from '../finances/constants.ts';

/** The sum of a kind of ledger entries, or one entry. Whole dollars with their sign. */
export interface AccountRow {
  readonly type: MoneyEntryType;
  readonly amount: number;
}

/** Input of the accounts. */
export interface SeasonAccountsInput {
  /** Money before the first entry. */
  readonly opening: number;
  /** The entries, or sums of them by kind. */
  readonly entries: readonly AccountRow[];
}

/** The accounts of a season. */
export interface SeasonAccounts {
  readonly opening: number;
  /** Kinds that brought money, the most first. */
  readonly income: readonly AccountRow[];
  /** Kinds that cost money, the most first. */
  readonly expenses: readonly AccountRow[];
  readonly result: number;
  readonly closing: number;
}

/** The accounts of a season; the money that a club is founded with is there before, and is no income. R-HIS-7 */
export function seasonAccounts({ opening, entries }: SeasonAccountsInput): SeasonAccounts {
  const founded = sum(entries.filter(({ type }) => type === 'Opening Balance'));
  const types = new Set(entries.map(({ type }) => type).filter((type) => type !== 'Opening Balance'));
  const rows = [...types].map((type) => ({ type, amount: sum(entries.filter((entry) => entry.type === type)) }));
  const result = sum(rows);
  return {
    opening: opening + founded,
    income: sortedBy(
      rows.filter(({ amount }) => amount > 0),
      ({ amount }) => -amount,
    ),
    expenses: sortedBy(
      rows.filter(({ amount }) => amount < 0),
      ({ amount }) => amount,
    ),
    result,
    closing: opening + founded + result,
  };
}

function sum(rows: readonly AccountRow[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0);
}
