/**
 * The Gregorian calendar in UTC without the platform's date: days are counted from 1970-01-01 and years begin in March,
 * so that the leap day is a year's last (after Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
 */
import type { EpochMs } from '../core/ids.ts';
import { DAY } from './tables.ts';

/** A date of the UTC calendar. */
export interface CalendarDate {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  /** 1–31. */
  readonly day: number;
}

const DAYS_PER_ERA = 146_097;
const YEARS_PER_ERA = 400;
/** Days from 0000-03-01 to 1970-01-01. */
const EPOCH_OFFSET = 719_468;

/** The UTC calendar date of a moment. */
export function utcDate(ms: EpochMs): CalendarDate {
  const days = Math.floor(ms / DAY) + EPOCH_OFFSET;
  const era = Math.floor(days / DAYS_PER_ERA);
  const dayOfEra = days - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: yearOfEra + era * YEARS_PER_ERA + (month <= 2 ? 1 : 0), month, day };
}

/** The UTC midnight with which a calendar date begins. The date must exist: 30 February is a programmer error, and is not caught. */
export function utcMidnight({ year, month, day }: CalendarDate): EpochMs {
  const yearFromMarch = month <= 2 ? year - 1 : year;
  const era = Math.floor(yearFromMarch / YEARS_PER_ERA);
  const yearOfEra = yearFromMarch - era * YEARS_PER_ERA;
  const monthFromMarch = month > 2 ? month - 3 : month + 9;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return (era * DAYS_PER_ERA + dayOfEra - EPOCH_OFFSET) * DAY;
}

/**
 * Whole calendar months from one moment to the other, in UTC, towards zero. A month ends at the same day and time of the next,
 * or, where that day is missing, with the day after it: from 31 January to 1 March is one month (Código Civil, art. 132 § 3). R-CLK-4
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
  const birthday = Math.floor(dob / DAY) * DAY;
  return Math.trunc(differenceInMonths(birthday, now) / 12) + 0;
}

function timeOfDay(ms: EpochMs): number {
  return ms - Math.floor(ms / DAY) * DAY;
}
