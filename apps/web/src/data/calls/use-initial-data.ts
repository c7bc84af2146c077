import type { CompetitionView, MatchView, OwnClub } from '@mundo-manager/contract/client';
import { hasLiveMatch } from '@mundo-manager/rules/match-window';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { INITIAL_DATA, type InitialData } from './query-client.ts';

/** The session's initial data with all later changes. Only for components inside the layout, where they are loaded. */
export function useInitialData(): InitialData {
  const { data } = useQuery<InitialData>({ queryKey: INITIAL_DATA });
  if (data === undefined) throw new Error('initial data are read before they are loaded');
  return data;
}

/** The manager’s own club; after a command, the club of its answer. R-SES-9 */
export function useClub(): OwnClub {
  return useInitialData().club;
}

/** The competitions that the club plays in now. */
export function useCurrentCompetitions(): readonly CompetitionView[] {
  return useInitialData().currentCompetitions;
}

/** The matches of those competitions that the club plays. */
export function useOwnMatches(): readonly MatchView[] {
  const competitions = useCurrentCompetitions();
  return useMemo(() => competitions.flatMap(({ matches }) => Object.values(matches)), [competitions]);
}

/** How many messages of the inbox are unread. */
export function useUnread(): number {
  return useInitialData().unread;
}

/** How many posts the manager has not seen on the board of the competition, all boards unless given. R-BRD-15 */
export function useUnreadPosts(competitionId?: string): number {
  const { unreadPosts = [] } = useInitialData();
  return unreadPosts
    .filter((board) => competitionId === undefined || board.competitionId === competitionId)
    .reduce((sum, { count }) => sum + count, 0);
}

/** Whether the world is local and its clock can be moved with 'Avançar'. */
export function useCanAdvance(): boolean {
  return useInitialData().clock.canAdvance;
}

/** Whether the club’s match is live, which locks training and the saving of tactics. R-SES-11 */
export function useClubIsLive(): boolean {
  const ruleset = useRuleset();
  const { club, currentCompetitions } = useInitialData();
  const now = useGameNow();
  return currentCompetitions.some(({ matches }) => hasLiveMatch(matches, club.id, now, ruleset));
}
