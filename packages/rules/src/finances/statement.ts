/** The ledger as a person reads it, and as an auditor does. */
import { newestFirst } from '../core/newest-first.ts';
import type { LedgerEntry } from './ledger.ts';

/** A line of the statement. */
export type StatementRow = LedgerEntry & { readonly sign: 'positive' | 'negative' };

/** The entries newest first, each with its sign; of one moment, the one posted later comes first. R-FIN-7 */
export function statement(entries: readonly LedgerEntry[]): StatementRow[] {
  return newestFirst(entries).map((entry) => ({ ...entry, sign: entry.amount > 0 ? 'positive' : 'negative' }));
}

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
