/** Days and minutes on the game's clock, always in UTC (R-CLK-1). */
import type { EpochMs } from '../core/ids.ts';
import { DAY, MINUTE } from './constants.ts';

/** The UTC midnight at or before the moment. */
export function startOfUtcDay(ms: EpochMs): EpochMs {
  return Math.floor(ms / DAY) * DAY;
}

/** The UTC midnight after the moment: when everything that is counted by calendar day starts again (R-CLK-3). */
export function startOfNextUtcDay(ms: EpochMs): EpochMs {
  return startOfUtcDay(ms) + DAY;
}

/** Whether both moments lie on the same UTC calendar day (R-CLK-3). */
export function isSameUtcDay(a: EpochMs, b: EpochMs): boolean {
  return startOfUtcDay(a) === startOfUtcDay(b);
}

/** Whole 24-hour periods from one moment to the other, towards zero; negative when `to` is earlier (R-CLK-2). */
export function differenceInDays(from: EpochMs, to: EpochMs): number {
  return wholePeriods(from, to, DAY);
}

/** Whole minutes from one moment to the other, towards zero; for display: windows compare milliseconds (R-CLK-2). */
export function differenceInMinutes(from: EpochMs, to: EpochMs): number {
  return wholePeriods(from, to, MINUTE);
}

/** Adding zero turns the −0 that truncation leaves into 0. */
function wholePeriods(from: EpochMs, to: EpochMs, period: number): number {
  return Math.trunc((to - from) / period) + 0;
}
