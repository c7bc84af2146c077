import type { KickOffSlot } from './kick-offs.ts';

/** The same hours on even and on odd days, as slots of the calendar. */
export function dailySlots(hours: readonly number[]): readonly KickOffSlot[] {
  return [0, 1].flatMap((day) => hours.map((hour) => ({ day, hour })));
}
