import { hasLiveMatch } from '@mundo-manager/rules/match-window';
import { useGameNow } from '../clock/GameClockContext.tsx';
import { useInitialData } from '../session/useInitialData.ts';

/** Whether the club’s live match is still to be kicked off: line-up and training are locked, and nobody plays yet. R-TSC-25, R-TRS-12 */
export function useKickOffIsDue(): boolean {
  const { club, currentCompetitions } = useInitialData();
  const now = useGameNow();
  const matches = currentCompetitions.flatMap((competition) => Object.values(competition.matches));
  const begun = matches.filter(({ date }) => date <= now);
  return hasLiveMatch(matches, club.id, now) && !hasLiveMatch(begun, club.id, now);
}
