/**
 * The ledger: the only way money and credits move. A balance is always the sum of its entries (R-FIN-1).
 */

import type { Club } from '../clubs/club.ts';
import { demand } from '../core/demand.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import { type CreditEntryType, type MoneyEntryType, REPORT_WINDOW } from './tables.ts';

interface MovementBase {
  /** Signed and whole: positive comes in, negative goes out. */
  readonly amount: number;
  /** What it was for where the type does not say it: a player's name, a facility, a competition. */
  readonly subject?: string;
}

/** Money or credits that come in or go out, and why. */
export type Movement = MovementBase &
  (
    | { readonly currency: 'money'; readonly type: MoneyEntryType }
    | { readonly currency: 'credits'; readonly type: CreditEntryType }
  );

/** One movement of money or credits of a club. */
export type LedgerEntry = { readonly clubId: ClubId; readonly date: EpochMs } & Movement;

/** The club after the entries. Entries of zero, of a broken amount or of another club are programmer errors and throw. R-FIN-1, R-FIN-8, R-FIN-9 */
export function postEntries(club: Club, entries: readonly LedgerEntry[]): Club {
  for (const entry of entries) {
    demand(entry.clubId === club.id, 'club', entry.clubId);
    demand(Number.isSafeInteger(entry.amount) && entry.amount !== 0, 'amount', entry.amount);
  }
  const sum = (currency: LedgerEntry['currency']) =>
    entries.reduce((total, entry) => (entry.currency === currency ? total + entry.amount : total), 0);
  const { finances } = club;
  return {
    ...club,
    finances: {
      ...finances,
      totalMoney: finances.totalMoney + sum('money'),
      credits: finances.credits + sum('credits'),
      reports: [...finances.reports, ...entries.filter((entry) => entry.currency === 'money')].slice(-REPORT_WINDOW),
    },
  };
}
