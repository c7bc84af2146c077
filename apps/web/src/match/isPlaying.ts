import type { MatchView } from '@mundo-manager/contract/client';
import { matchState } from '@mundo-manager/rules/match-window';

/** Whether the ball rolls: live is a match before its kick-off, too. */
export function isPlaying(match: MatchView, now: number): boolean {
  return matchState(match, now) === 'live' && now >= match.date;
}
