/** 'Avançar': the clock of a local world moves to the next thing worth a decision. R-WLD-4 */
import { type ClockStop, STOP_BEFORE_KICK_OFF } from '@mundo-manager/contract';
import { MATCH_LENGTH } from '../match-day/timeline.ts';

/** The next stop after `now` of a club with these matches; undefined where nothing is ahead. */
export function nextStop(
  matches: readonly { readonly id: string; readonly date: number }[],
  now: number,
): ClockStop | undefined {
  const stops = matches.flatMap(({ id: matchId, date }): ClockStop[] => [
    { kind: 'beforeKickOff', date: date - STOP_BEFORE_KICK_OFF, matchId },
    { kind: 'kickOff', date, matchId },
    { kind: 'fullTime', date: date + MATCH_LENGTH, matchId },
  ]);
  return stops.filter(({ date }) => date > now).sort((a, b) => a.date - b.date)[0];
}
