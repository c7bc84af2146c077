import type { ClockStop, MatchView } from '@mundo-manager/contract/client';
import { MINUTE } from '@mundo-manager/rules/clock';
import { isPlaying } from '../../match/isPlaying.ts';

/** How long before a kick-off the server stops the clock. R-WLD-4 */
const BEFORE_KICK_OFF = 30 * MINUTE;

/** Where 'Avançar' goes from this moment, by the club’s next match; null where only the server knows, as for a late one. R-HOM-24 */
export function nextStop(match: MatchView, now: number): ClockStop['kind'] | null {
  if (now < match.date - BEFORE_KICK_OFF) return 'beforeKickOff';
  if (now < match.date) return 'kickOff';
  return isPlaying(match, now) ? 'fullTime' : null;
}
