/** 'Avançar': the clock of a local world moves to the next thing worth a decision. R-WLD-4 */
import type { ClockStop } from '@mundo-manager/contract';
import { MINUTE } from '@mundo-manager/rules/clock';
import { MATCH_LENGTH } from '../match-day/timeline.ts';

/** How long before a kick-off its managers are called, in game milliseconds: the sheets can still be changed then. */
const BEFORE_KICK_OFF = 30 * MINUTE;

/** The next stop after `now` of a club with these matches; undefined where nothing is ahead. */
export function nextStop(
  matches: readonly { readonly id: string; readonly date: number }[],
  now: number,
): ClockStop | undefined {
  const stops = matches.flatMap(({ id: matchId, date }): ClockStop[] => [
    { kind: 'beforeKickOff', date: date - BEFORE_KICK_OFF, matchId },
    { kind: 'kickOff', date, matchId },
    { kind: 'fullTime', date: date + MATCH_LENGTH, matchId },
  ]);
  return stops.filter(({ date }) => date > now).sort((a, b) => a.date - b.date)[0];
}
