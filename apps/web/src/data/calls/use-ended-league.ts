import type { CompetitionView } from '@mundo-manager/contract/client';
import { recentResults } from '@mundo-manager/rules/clubs';
import { useCallWhen } from './use-call.ts';
import { useInitialData } from './use-initial-data.ts';

interface EndedLeague {
  /** With its final table; null if the club has none behind it, or is in the next one already. */
  readonly league: CompetitionView | null;
  readonly isLoading: boolean;
}

/** The league that the club played last, between its end and the next sign-up: it is no longer among the current competitions. R-HOM-22, R-HUB-8 */
export function useEndedLeague(): EndedLeague {
  const { club, currentCompetitions } = useInitialData();
  const isPlaying = currentCompetitions.some(({ name }) => name === 'MM League');
  const results = recentResults(club.lastMatches, club.id, club.lastMatches.length);
  const last = results.find(({ match }) => match.competitionName === 'MM League')?.match;
  const asked = isPlaying || last === undefined ? null : { params: { competitionId: last.competitionId } };
  const { data, isLoading } = useCallWhen('competition', asked);
  return { league: data?.league.status === 'finished' ? data.league : null, isLoading };
}
