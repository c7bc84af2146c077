/** When rounds kick off: at fixed hours of the UTC day. */

import { DAY, HOUR } from '../clock/tables.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import { demanded, demandRuleset } from '../core/demand.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Match, MatchSide } from './match.ts';

/** A match of another competition that a club of the league plays. */
export interface OtherMatch extends Pick<Match, 'date'> {
  readonly home: Pick<MatchSide, 'id'>;
  readonly away: Pick<MatchSide, 'id'>;
}

/** The hours of the day at which the rule set kicks off: as many of its hours as it plays matches a day. R-COM-7 */
export function kickOffHours(ruleset: Ruleset): readonly number[] {
  demandRuleset(ruleset, 'kickOffHours');
  return ruleset.competitions.kickOffHours.slice(0, ruleset.server.matchesPerDay);
}

/** The first kick-off at or after the moment. `hours` rise within a day, at least one of them. R-COM-7 */
export function nextKickOff(from: EpochMs, hours: readonly number[]): EpochMs {
  const day = startOfUtcDay(from);
  const first = demanded(hours[0], 'nextKickOff: needs an hour');
  const hour = hours.find((each) => day + each * HOUR >= from) ?? first + 24;
  return day + hour * HOUR;
}

/**
 * The kick-offs of as many rounds, starting with `first`, which may lie outside the usual hours; all others are at usual hours, each later than the one
 * before and at least `pause` milliseconds after the first. No UTC day has more of them, the `busy` matches of that day included, than there are hours;
 * a day that is full sends the round to the next day. R-COM-7
 */
export function kickOffs(
  rounds: number,
  first: EpochMs,
  hours: readonly number[],
  pause: number,
  busy: (day: EpochMs) => number = () => 0,
): EpochMs[] {
  const dates: EpochMs[] = [];
  let date = first;
  while (dates.length < rounds) {
    const day = startOfUtcDay(date);
    const played = dates.filter((each) => startOfUtcDay(each) === day).length + busy(day);
    if (played >= hours.length) {
      date = nextKickOff(day + DAY, hours);
      continue;
    }
    dates.push(date);
    date = nextKickOff(Math.max(date + 1, (dates[0] ?? date) + pause), hours);
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
