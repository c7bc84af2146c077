/**
 * When the events of a live match may be seen. The same for every match, so that timing does not reveal its length.
 * R-WLD-9
 */

import { MINUTE } from '../clock/constants.ts';
import { assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { MATCH_PACES, type MatchPace, PACE_WINDOW, type PeriodPace, type ShootOutPace } from './constants.ts';

/** Whether a level match goes on to extra time and a shoot-out. */
export type MatchKind = keyof typeof MATCH_PACES;

/** How long a match was. */
export interface PlayedPeriods {
  /** By period: the minutes begun, stoppage time included. */
  readonly periods: readonly number[];
  /** Kicks of the shoot-out. */
  readonly kicks: number;
}

/**
 * Game milliseconds after kick-off at which each minute, then each kick, may be seen. Regular minutes have fixed times;
 * the minutes of stoppage time share a fixed window, because the fourth official has shown their number. R-WLD-9
 */
export function matchMoments({ periods, kicks }: PlayedPeriods, kind: MatchKind, ruleset: Ruleset): readonly number[] {
  assertRuleset(ruleset, 'matchMoments');
  const pace: MatchPace = MATCH_PACES[kind];
  const { shootOut } = pace;
  const seconds = [
    ...periods.flatMap((minutes, index) => {
      const period = pace.periods[index];
      return period === undefined ? [] : periodSeconds(minutes, period, pace.minute);
    }),
    ...(shootOut === null ? [] : kickSeconds(kicks, shootOut)),
  ];
  const scale = secondLength(ruleset);
  return seconds.map((second) => Math.ceil(second * scale));
}

/** Game milliseconds that a minute of a match lasts, but for stoppage time. R-WLD-9 */
export function minuteLength(kind: MatchKind, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'minuteLength');
  return MATCH_PACES[kind].minute * secondLength(ruleset);
}

/** Game milliseconds of a second of the tables, which fill half an hour. */
function secondLength(ruleset: Ruleset): number {
  return (ruleset.matchWindow.minutesAfter * MINUTE) / PACE_WINDOW;
}

function periodSeconds(played: number, { from, minutes, stoppage }: PeriodPace, minute: number): readonly number[] {
  const over = Math.max(0, played - minutes);
  const step = over === 0 ? 0 : Math.min(minute, stoppage / over);
  return Array.from({ length: played }, (_, index) => {
    const gone = index + 1;
    return from + minute * Math.min(gone, minutes) + step * Math.max(0, gone - minutes);
  });
}

function kickSeconds(kicks: number, { from, first, kick, suddenDeath, until }: ShootOutPace): readonly number[] {
  return Array.from({ length: kicks }, (_, index) => {
    const gone = index + 1;
    return Math.min(until, from + kick * Math.min(gone, first) + suddenDeath * Math.max(0, gone - first));
  });
}
