import type { MatchView } from '@mundo-manager/contract/client';
import { matchState } from '@mundo-manager/rules/match-window';
import type { Ruleset } from '@mundo-manager/rules/ruleset';

/** Whether the ball rolls: live is a match before its kick-off, too. */
export function isPlaying(match: MatchView, now: number, ruleset: Ruleset): boolean {
  return matchState(match, now, ruleset) === 'live' && now >= match.date;
}
