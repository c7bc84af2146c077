import { type ClockStop, type MatchView, STOP_BEFORE_KICK_OFF } from '@mundo-manager/contract/client';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { isPlaying } from '../../components/match/is-playing.ts';

/** Where 'Avançar' goes from this moment, by the club’s next match; null where only the server knows, as for a late one. R-HOM-24 */
export function nextStop(match: MatchView, now: number, ruleset: Ruleset): ClockStop['kind'] | null {
  if (now < match.date - STOP_BEFORE_KICK_OFF) return 'beforeKickOff';
  if (now < match.date) return 'kickOff';
  return isPlaying(match, now, ruleset) ? 'fullTime' : null;
}
