/** The periods of a match and the minutes that a scoreboard shows. */

import { TICKS_A_MINUTE } from './pitch.ts';

export interface Period {
  /** Minutes of the match at its start, and its length in minutes. */
  readonly from: number;
  readonly minutes: number;
}

/** Ticks of a half, without stoppage time. */
export const HALF = 45 * TICKS_A_MINUTE;

/** Two halves, and two of extra time. */
export const PERIODS: readonly Period[] = [
  { from: 0, minutes: 45 },
  { from: 45, minutes: 45 },
  { from: 90, minutes: 15 },
  { from: 105, minutes: 15 },
];

/** The running minute (the first is 1) with its stoppage time; after the last period, the last minute. */
export function shownMinute(ticks: number, period: Period | undefined): { minute: number; added: number } {
  if (period === undefined) return { minute: 120, added: 0 };
  const minute = Math.floor(ticks / TICKS_A_MINUTE) + 1;
  const added = Math.max(0, minute - period.minutes);
  return { minute: period.from + minute - added, added };
}
