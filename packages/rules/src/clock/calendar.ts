/**
 * The Gregorian calendar in UTC without the platform's date: days are counted from 1970-01-01 and years begin in March,
 * so that the leap day is a year's last (after Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
 */
import { assertNow } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { DAY } from './constants.ts';
import { startOfUtcDay } from './utc-day.ts';

/** A date of the UTC calendar. */
export interface CalendarDate {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  /** 1–31. */
  readonly day: number;
}

/** Days from 0000-03-01 to 1970-01-01. */
const EPOCH_OFFSET = 719_468;
const MEAN_YEAR = 365.2425;

/** The UTC calendar date of a moment. */
export function utcDate(ms: EpochMs): CalendarDate {
  const days = Math.floor(ms / DAY) + EPOCH_OFFSET;
  // The mean never lags two days behind the calendar, so this is the year or the one after it.
  const latest = Math.floor((days + 2) / MEAN_YEAR);
  const year = firstOfMarch(latest) > days ? latest - 1 : latest;
  const dayOfYear = days - firstOfMarch(year);
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - daysBefore(monthFromMarch) + 1;
  return monthFromMarch < 10
    ? { year, month: monthFromMarch + 3, day }
    : { year: year + 1, month: monthFromMarch - 9, day };
}

/** The UTC midnight with which a calendar date begins. The date must exist: 30 February is a programmer error, and is not caught. */
export function utcMidnight({ year, month, day }: CalendarDate): EpochMs {
  const days = month > 2 ? firstOfMarch(year) + daysBefore(month - 3) : firstOfMarch(year - 1) + daysBefore(month + 9);
  return (days + day - 1 - EPOCH_OFFSET) * DAY;
}

/** Days from 0000-03-01 to the year's 1 March: a leap day lies before each of a leap year. */
function firstOfMarch(year: number): number {
  return 365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}

/** Days from 1 March to the first of the month a number of months later. */
function daysBefore(monthFromMarch: number): number {
  return Math.floor((153 * monthFromMarch + 2) / 5);
}

/**
 * Whole calendar months between two moments, in UTC, rounded towards zero. From 31 January to 1 March is one month: a
 * missing day counts as the next (Código Civil, art. 132 § 3). R-CLK-4
 */
export function differenceInMonths(from: EpochMs, to: EpochMs): number {
  // Subtracting from 0 rather than negating: no −0.
  if (to < from) return 0 - differenceInMonths(to, from);
  const start = utcDate(from);
  const end = utcDate(to);
  const months = (end.year - start.year) * 12 + end.month - start.month;
  const startTime = start.day * DAY + timeOfDay(from);
  const endTime = end.day * DAY + timeOfDay(to);
  return endTime < startTime ? months - 1 : months;
}

/** Age in whole years. It rises at midnight UTC of the birthday; who was born on 29 February turns on 1 March of common years (R-CLK-5). */
export function ageInYears(dob: EpochMs, now: EpochMs): number {
  assertNow(now, 'ageInYears');
  return Math.trunc(differenceInMonths(startOfUtcDay(dob), now) / 12) + 0;
}

function timeOfDay(ms: EpochMs): number {
  return ms - startOfUtcDay(ms);
}
