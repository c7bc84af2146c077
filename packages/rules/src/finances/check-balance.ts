/** Whether a club can pay a price. Every price passes at an equal balance; only buying players looks at available money instead (R-FIN-3). */
import type { Club } from '../clubs/club.ts';
import { accept, type Result, refuse } from '../core/result.ts';

/** The price, where the cash balance covers it and is not below zero. Refusals: in-debt, insufficient-money. */
export function checkCash(club: Club, price: number): Result<number> {
  const available = club.finances.totalMoney;
  if (available < 0) return refuse('finances/in-debt', { balance: available });
  if (available < price) return refuse('finances/insufficient-money', { price, available });
  return accept(price);
}

/** The price, where the club's credits cover it. Refusal: insufficient-credits. */
export function checkCredits(club: Club, price: number): Result<number> {
  const available = club.finances.credits;
  if (available < price) return refuse('finances/insufficient-credits', { price, available });
  return accept(price);
}
