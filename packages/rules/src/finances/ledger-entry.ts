import type { ClubId, EpochMs } from '../core/ids.ts';
import type { CreditEntryType, MoneyEntryType } from './constants.ts';

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
