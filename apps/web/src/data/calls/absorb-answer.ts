import type { ClockView, CompetitionView, OwnClub } from '@mundo-manager/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { changeData } from './change-data.ts';
import { INITIAL_DATA, type InitialData, queryKey } from './query-client.ts';

/** What answers of commands carry; each is put where screens read it. */
interface Answer {
  readonly club?: OwnClub;
  readonly currentCompetitions?: readonly CompetitionView[];
  readonly league?: CompetitionView;
  readonly unread?: number;
  readonly clock?: ClockView;
}

/**
 * Puts the data of an answer into the cache; the age of the initial data stays that of their last load (R-SES-9). A
 * newer club from the stream stays (R-SES-14), and another user’s cache gets nothing (R-SES-17).
 */
export function absorbAnswer(queryClient: QueryClient, data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  const { club, currentCompetitions, league, unread, clock } = data as Answer;
  const own = club && isOwn(club) ? club : undefined;
  changeInitialData(queryClient, (initial) => {
    if (own && own.id !== initial.club.id) return initial;
    return {
      ...initial,
      ...(own && own.version >= initial.club.version && { club: own }),
      ...(currentCompetitions && { currentCompetitions }),
      ...(league && { currentCompetitions: withLeague(initial, league) }),
      ...(unread !== undefined && { unread }),
      ...(clock && { clock }),
    };
  });
  if (league) queryClient.setQueryData(queryKey('competition', { params: { competitionId: league.id } }), { league });
}

/** Changes the initial data in the cache without making them look freshly loaded. Nothing if there are none. */
export function changeInitialData(queryClient: QueryClient, change: (data: InitialData) => InitialData): void {
  changeData(queryClient, INITIAL_DATA, change);
}

/** Another manager's club, as GET club answers it, has no version. */
function isOwn(club: OwnClub): boolean {
  return typeof club.version === 'number';
}

/** In the list of current competitions only the own matches are kept. */
function withLeague({ club, currentCompetitions }: InitialData, league: CompetitionView): readonly CompetitionView[] {
  const own = Object.entries(league.matches).filter(([, { home, away }]) => home.id === club.id || away.id === club.id);
  return currentCompetitions.map((competition) =>
    competition.id === league.id ? { ...league, matches: Object.fromEntries(own) } : competition,
  );
}
