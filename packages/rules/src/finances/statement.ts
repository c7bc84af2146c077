/** The ledger as a person reads it. */
import { newestFirst } from '../core/newest-first.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/** A line of the statement. */
export type StatementRow = LedgerEntry & { readonly sign: 'positive' | 'negative' };

/** The entries newest first, each with its sign; of one moment, the one posted later comes first. R-FIN-7 */
export function statement(entries: readonly LedgerEntry[]): StatementRow[] {
  return newestFirst(entries).map((entry) => ({ ...entry, sign: entry.amount > 0 ? 'positive' : 'negative' }));
}
