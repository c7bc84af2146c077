import { hasLiveMatch } from '@mundo-manager/rules/match-window';
import { useGameNow } from '../../clock/GameClockContext.tsx';
import { useInitialData } from '../../session/useInitialData.ts';

/** Whether the club’s live match is still to be kicked off: the line-up is locked, and nobody plays yet. R-TSC-25 */
export function useKickOffIsDue(): boolean {
  const { club, currentCompetitions } = useInitialData();
  const now = useGameNow();
  const matches = currentCompetitions.flatMap((competition) => Object.values(competition.matches));
  const begun = matches.filter(({ date }) => date <= now);
  return hasLiveMatch(matches, club.id, now) && !hasLiveMatch(begun, club.id, now);
}
