/** When rounds kick off: at fixed hours of the UTC day. */

import { HOUR } from '../clock/tables.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import { demanded } from '../core/demand.ts';
import type { EpochMs } from '../core/ids.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** The hours of the day at which the rule set kicks off: as many of its hours as it plays matches a day. R-COM-7 */
export function kickOffHours(ruleset: Ruleset = ALPHA): readonly number[] {
  return ruleset.competitions.kickOffHours.slice(0, ruleset.server.matchesPerDay);
}

/** The first kick-off at or after the moment. `hours` rise within a day, at least one of them. R-COM-7 */
export function nextKickOff(from: EpochMs, hours: readonly number[] = kickOffHours()): EpochMs {
  const day = startOfUtcDay(from);
  const first = demanded(hours[0], 'hours');
  const hour = hours.find((each) => day + each * HOUR >= from) ?? first + 24;
  return day + hour * HOUR;
}

/**
 * The kick-offs of as many rounds, starting with `first`, which may lie outside the usual hours; all others are at usual hours, each later than the one
 * before and at least `pause` milliseconds after `first`. R-COM-7
 */
export function kickOffs(rounds: number, first: EpochMs, hours: readonly number[], pause: number): EpochMs[] {
  const dates: EpochMs[] = [];
  for (let date = first; dates.length < rounds; date = nextKickOff(Math.max(date + 1, first + pause), hours)) {
    dates.push(date);
  }
  return dates;
}
