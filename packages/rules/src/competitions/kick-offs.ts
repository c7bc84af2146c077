/** When rounds kick off: at fixed hours of the UTC day. */

import { DAY, HOUR } from '../clock/tables.ts';
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
  const today = hours.map((hour) => day + hour * HOUR).find((kickOff) => kickOff >= from);
  return today ?? day + DAY + first * HOUR;
}

/**
 * The kick-offs of as many rounds, starting with `first`, which may lie outside the usual hours;
 * then at least `pause` milliseconds pass before the usual hours take over. R-COM-7
 */
export function kickOffs(rounds: number, first: EpochMs, hours: readonly number[], pause: number): EpochMs[] {
  const dates: EpochMs[] = [];
  for (let date = first; dates.length < rounds; date = nextKickOff(date + (date === first ? pause : 1), hours)) {
    dates.push(date);
  }
  return dates;
}
