/** What the operator of a world gives a club or takes from it. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow, assertNumber } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result } from '../core/result.ts';
import { checkCash, checkCredits } from './check-balance.ts';
import { isAmount } from './ledger.ts';

/** An adjustment of a balance, and why. */
export interface AdjustmentInput {
  readonly club: Club;
  readonly currency: 'money' | 'credits';
  /** Whole dollars or credits, not 0; below 0 they are taken away. */
  readonly amount: number;
  /** What the manager reads. */
  readonly reason: string;
  readonly now: EpochMs;
}

/**
 * The club after the operator's correction of a balance: a ledger entry, and a message with the reason. Throws for a
 * zero or fractional amount. Refusals: in-debt, insufficient-money, insufficient-credits. R-ADM-3
 */
export function adjustBalance({ club, currency, amount, reason, now }: AdjustmentInput): Result<ClubOutcome> {
  assertNow(now, 'adjustBalance');
  assertNumber(amount, isAmount, 'adjustBalance: needs a whole amount that is not 0');
  if (amount < 0) {
    const price = currency === 'money' ? checkCash(club, -amount) : checkCredits(club, -amount);
    if (!price.ok) return price;
  }
  const news = { type: 'balance-adjusted', currency, amount, reason } as const;
  return accept(recordOutcome(club, now, [news], [{ currency, type: 'Operator Adjustment', amount }]));
}
