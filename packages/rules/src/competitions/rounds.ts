/** The rounds of a competition, for the pages of a match list. */

import { isSameUtcDay } from '../clock/utc-day.ts';
import { assertNow } from '../core/assert.ts';
import { clamp } from '../core/clamp.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Match } from './match.ts';
import { type DatedMatch, type Matches, matchesByDate } from './matches-by-date.ts';

/** Rounds of a league of that many clubs: everyone meets everyone twice. R-COM-1 */
export function leagueRounds(clubs: number): number {
  return 2 * (clubs - 1);
}

/** The highest round among the matches; 1 if there are none. R-COM-22 */
export function lastRound(matches: Matches<Pick<Match, 'round'>>): number {
  return Object.values<Pick<Match, 'round'>>(matches).reduce((last, { round }) => Math.max(last, round), 1);
}

/** The latest round whose matches are all finished; 0 for none. R-CAR-10 */
export function lastFinishedRound(matches: Matches<Pick<Match, 'round' | 'status'>>): number {
  const all = Object.values<Pick<Match, 'round' | 'status'>>(matches);
  const open = new Set(all.filter(({ status }) => status !== 'finished').map(({ round }) => round));
  return all.reduce((last, { round }) => (open.has(round) ? last : Math.max(last, round)), 0);
}

/** The round `delta` further on, never below 1 or above the last; an arrow that leads to the same round is disabled. R-COM-22 */
export function stepRound(round: number, delta: number, last: number): number {
  return clamp(1, round + delta, last);
}

/** The matches of one round by date. */
export function matchesOfRound<M extends DatedMatch>(matches: Matches<M>, round: number): M[] {
  return matchesByDate(matches).filter((match) => match.round === round);
}

/** The round of the earliest match that is unfinished or dated today (UTC), else the last round. R-COM-23 */
export function initialRound(matches: Matches<DatedMatch & Pick<Match, 'status'>>, now: EpochMs): number {
  assertNow(now, 'initialRound');
  const current = matchesByDate(matches).find((match) => match.status !== 'finished' || isSameUtcDay(match.date, now));
  return current?.round ?? lastRound(matches);
}
