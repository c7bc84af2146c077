/**
 * The ledger: the only way money and credits move. A balance is always the sum of its entries (R-FIN-1).
 */
import type { Club } from '../clubs/club.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import { type CreditEntryType, type MoneyEntryType, REPORT_WINDOW } from './tables.ts';

interface EntryBase {
  readonly clubId: ClubId;
  readonly date: EpochMs;
  /** Signed and whole: positive comes in, negative goes out. */
  readonly amount: number;
  /** What it was for where the type does not say it: a player's name, a facility, a competition. */
  readonly subject?: string;
}

/** One movement of money or credits. */
export type LedgerEntry = EntryBase &
  (
    | { readonly currency: 'money'; readonly type: MoneyEntryType }
    | { readonly currency: 'credits'; readonly type: CreditEntryType }
  );

/** The club after the entries. Entries of zero, of a broken amount or of another club are programmer errors and throw. R-FIN-1, R-FIN-8, R-FIN-9 */
export function postEntries(club: Club, entries: readonly LedgerEntry[]): Club {
  for (const entry of entries) {
    if (entry.clubId !== club.id) throw new RangeError(`entry of club ${entry.clubId} posted to club ${club.id}`);
    if (!Number.isSafeInteger(entry.amount) || entry.amount === 0) {
      throw new RangeError(`a ledger entry needs a whole amount other than zero, not ${entry.amount}`);
    }
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
