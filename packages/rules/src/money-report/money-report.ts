/** Where a club's money came from and went to, by kind, week and season. */

import { DAY } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import { assertNow } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { MoneyEntryType } from '../finances/constants.ts';
import { REPORTED_WEEKS } from './constants.ts';

/** Days of a week. */
const WEEK = 7 * DAY;
/** The first Monday after the epoch, a Thursday. */
const FIRST_MONDAY = 4 * DAY;

/** The ledger's entries of one kind on one UTC day. */
export interface DailyTotal {
  /** The day's midnight. */
  readonly day: EpochMs;
  readonly type: MoneyEntryType;
  /** Their sum in whole dollars, with its sign. */
  readonly amount: number;
}

/** The entries of one kind in a period. */
export interface KindTotal {
  readonly type: MoneyEntryType;
  /** Their sum in whole dollars, with its sign. */
  readonly amount: number;
}

/** The money of a week or a season. */
export interface MoneyPeriod {
  /** The first of its days. */
  readonly from: EpochMs;
  /** In whole dollars, ≥ 0; the opening balance is none. */
  readonly income: number;
  /** In whole dollars, ≥ 0. */
  readonly expenses: number;
  /** Wages as a share of the income; null without income. */
  readonly wageShare: number | null;
  /** The largest income first, the largest expense last. */
  readonly totals: readonly KindTotal[];
}

/** The balance at the end of a day. */
export interface DayBalance {
  readonly day: EpochMs;
  /** Whole dollars. */
  readonly balance: number;
}

/** Input of a report. */
export interface MoneyReportInput {
  /** Totals from the beginning of the report on, in any order. */
  readonly totals: readonly DailyTotal[];
  /** The balance at `now`. */
  readonly balance: number;
  readonly foundedAt: EpochMs;
  /** The first match of the league under way; null without one. */
  readonly seasonStart: EpochMs | null;
  readonly now: EpochMs;
}

/** A club's money in the last weeks. */
export interface MoneyReport {
  /** The running week first; none from before the club. R-MON-1 */
  readonly weeks: readonly MoneyPeriod[];
  /** Since the first match of the league under way, as far as the weeks go back; null without one. R-MON-1 */
  readonly season: MoneyPeriod | null;
  /** The end of each day of the weeks, the oldest first; today's is the balance now. R-MON-3 */
  readonly balances: readonly DayBalance[];
}

/** The first day of a report at that moment: a Monday in UTC. R-MON-1 */
export function reportStart(now: EpochMs): EpochMs {
  assertNow(now, 'reportStart');
  return mondayOf(now) - (REPORTED_WEEKS - 1) * WEEK;
}

/** The money of each week and of the season, and the balance at the end of each day. R-MON-1 to R-MON-3 */
export function moneyReport({ totals, balance, foundedAt, seasonStart, now }: MoneyReportInput): MoneyReport {
  assertNow(now, 'moneyReport');
  const first = Math.max(reportStart(now), startOfUtcDay(foundedAt));
  const weeks: MoneyPeriod[] = [];
  for (let from = mondayOf(now); from + WEEK > first; from -= WEEK) {
    weeks.push(periodOf(totals, Math.max(from, first), from + WEEK));
  }
  const season = seasonStart === null ? null : Math.max(first, startOfUtcDay(seasonStart));
  return {
    weeks,
    season: season === null || season > now ? null : periodOf(totals, season, now + 1),
    balances: dayBalances(totals, { balance, first, now }),
  };
}

function mondayOf(now: EpochMs): EpochMs {
  return Math.floor((now - FIRST_MONDAY) / WEEK) * WEEK + FIRST_MONDAY;
}

function periodOf(totals: readonly DailyTotal[], from: EpochMs, to: EpochMs): MoneyPeriod {
  const sums = new Map<MoneyEntryType, number>();
  for (const { day, type, amount } of totals) {
    if (day >= from && day < to) sums.set(type, (sums.get(type) ?? 0) + amount);
  }
  const kinds = [...sums].map(([type, amount]): KindTotal => ({ type, amount }));
  const earned = kinds.filter(({ type, amount }) => amount > 0 && type !== 'Opening Balance');
  const income = sumOf(earned);
  const wages = Math.abs(sums.get('Salary Payment') ?? 0);
  return {
    from,
    income,
    expenses: Math.abs(sumOf(kinds.filter(({ amount }) => amount < 0))),
    wageShare: income === 0 ? null : wages / income,
    totals: sortedBy(kinds, ({ amount }) => -amount),
  };
}

function sumOf(kinds: readonly KindTotal[]): number {
  return kinds.reduce((sum, { amount }) => sum + amount, 0);
}

/** From today backwards: a day ends with what the next one began with. */
function dayBalances(
  totals: readonly DailyTotal[],
  { balance, first, now }: { readonly balance: number; readonly first: EpochMs; readonly now: EpochMs },
): readonly DayBalance[] {
  const changes = new Map<EpochMs, number>();
  for (const { day, amount } of totals) changes.set(day, (changes.get(day) ?? 0) + amount);
  const balances: DayBalance[] = [];
  let end = balance;
  for (let day = startOfUtcDay(now); day >= first; day -= DAY) {
    balances.unshift({ day, balance: end });
    end -= changes.get(day) ?? 0;
  }
  return balances;
}
