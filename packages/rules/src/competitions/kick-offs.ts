/** When rounds kick off: at the slots of a calendar of two UTC days. */

import { DAY, HOUR } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import { assertRuleset, requireDefined } from '../core/assert.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { CalendarSlot, SlotUse } from './constants.ts';
import type { Match, MatchSide } from './match.ts';

/** A match of another competition that a club of the league plays. */
export interface OtherMatch extends Pick<Match, 'date'> {
  readonly home: Pick<MatchSide, 'id'>;
  readonly away: Pick<MatchSide, 'id'>;
}

/** When a slot comes: the parity of the UTC day, and the hour. */
export type KickOffSlot = Pick<CalendarSlot, 'day' | 'hour'>;

/** The slots of the rule set's calendar for that use, in the order of their moments. R-COM-7 */
export function calendarSlots(use: SlotUse, ruleset: Ruleset): readonly KickOffSlot[] {
  assertRuleset(ruleset, 'calendarSlots');
  return ruleset.competitions.calendar.filter((slot) => slot.use === use);
}

/** The first kick-off at or after the moment; `slots` are in the order of their moments, at least one of them. R-COM-7 */
export function nextKickOff(from: EpochMs, slots: readonly KickOffSlot[]): EpochMs {
  const today = startOfUtcDay(from);
  const ahead = [0, 1, 2].flatMap((days) => {
    const midnight = today + days * DAY;
    return slots.filter(({ day }) => day === parityOf(midnight)).map(({ hour }) => midnight + hour * HOUR);
  });
  return requireDefined(
    ahead.find((moment) => moment >= from),
    'nextKickOff: needs a slot',
  );
}

/** 0 for an even number of UTC days since the epoch, 1 for an odd one. */
function parityOf(midnight: EpochMs): number {
  return Math.abs((midnight / DAY) % 2);
}

/** How rounds follow one another. */
export interface KickOffOptions {
  /** Fewest milliseconds from the first round to the second; none unless given. */
  readonly pause?: number;
  /** Most matches of a club on a UTC day, from 1. */
  readonly matchesPerDay: number;
  /** By UTC day, the matches that one of the clubs has on it already; none unless given. */
  readonly busy?: (day: EpochMs) => number;
}

/**
 * The kick-offs of the given number of rounds. `first` may lie outside the slots; the others are at slots, at least
 * `pause` after the first. A UTC day has at most `matchesPerDay`, the `busy` matches included. R-COM-7
 */
export function kickOffs(
  rounds: number,
  first: EpochMs,
  slots: readonly KickOffSlot[],
  { pause = 0, matchesPerDay, busy = () => 0 }: KickOffOptions,
): EpochMs[] {
  const dates: EpochMs[] = [];
  let date = first;
  while (dates.length < rounds) {
    const day = startOfUtcDay(date);
    const played = dates.filter((each) => startOfUtcDay(each) === day).length + busy(day);
    if (played >= matchesPerDay) {
      date = nextKickOff(day + DAY, slots);
      continue;
    }
    dates.push(date);
    date = nextKickOff(Math.max(date + 1, (dates[0] ?? date) + pause), slots);
  }
  return dates;
}

/** By UTC day, the most matches that one of the clubs has on it. */
export function busiest(clubIds: readonly ClubId[], matches: readonly OtherMatch[]): (day: EpochMs) => number {
  return (day) => {
    const onDay = matches.filter(({ date }) => startOfUtcDay(date) === day);
    return Math.max(
      0,
      ...clubIds.map((id) => onDay.filter(({ home, away }) => home.id === id || away.id === id).length),
    );
  };
}
