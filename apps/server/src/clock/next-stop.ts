/** 'Avançar': the clock of a local world moves to the next thing worth a decision. R-WLD-4 */
import { type ClockStop, type ClockStopName, STOP_BEFORE_KICK_OFF } from '@mundo-manager/contract';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { matchLength } from '../simulation/timeline.ts';

interface MatchAhead {
  readonly id: string;
  readonly date: number;
}

/** The next stop after `now` of a club with these matches; undefined if nothing is ahead. */
export function nextStop(matches: readonly MatchAhead[], now: number, ruleset: Ruleset): ClockStop | undefined {
  return stopsAhead(matches, now, ruleset).sort((a, b) => a.date - b.date)[0];
}

/** Past the first of these matches: the stop before the second one, or full time if there is none; undefined if nothing is ahead. R-WLD-21 */
export function nextMatchStop(matches: readonly MatchAhead[], now: number, ruleset: Ruleset): ClockStop | undefined {
  const [current, following] = matches;
  const ahead = stopsAhead(matches, now, ruleset);
  const isGoal = ({ kind, matchId }: ClockStop) =>
    following ? kind === 'beforeKickOff' && matchId === following.id : kind === 'fullTime' && matchId === current?.id;
  return ahead.find(isGoal) ?? nextStop(matches, now, ruleset);
}

/** Whether the stop is no longer ahead of a club with these matches. */
export function isBehind(
  { kind, matchId }: ClockStopName,
  matches: readonly MatchAhead[],
  now: number,
  ruleset: Ruleset,
): boolean {
  return !stopsAhead(matches, now, ruleset).some((stop) => stop.kind === kind && stop.matchId === matchId);
}

function stopsAhead(matches: readonly MatchAhead[], now: number, ruleset: Ruleset): ClockStop[] {
  const stops = matches.flatMap(({ id: matchId, date }): ClockStop[] => [
    { kind: 'beforeKickOff', date: date - STOP_BEFORE_KICK_OFF, matchId },
    { kind: 'kickOff', date, matchId },
    { kind: 'fullTime', date: date + matchLength(ruleset), matchId },
  ]);
  return stops.filter(({ date }) => date > now);
}
