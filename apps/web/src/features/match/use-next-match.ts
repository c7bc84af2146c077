import type { MatchView } from '@mundo-manager/contract/client';
import { nextMatch } from '@mundo-manager/rules/competitions';
import { useClub, useOwnMatches } from '../../data/calls/use-initial-data.ts';

/** The club’s earliest match that is not over, of all its competitions; null if none is scheduled. R-COM-24 */
export function useNextMatch(): MatchView | null {
  return nextMatch(useOwnMatches(), useClub().id);
}
