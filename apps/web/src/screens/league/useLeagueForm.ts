import type { CompetitionView } from '@mundo-manager/contract/client';
import { type ClubResult, clubResult } from '@mundo-manager/rules/clubs';
import { matchesByDate } from '@mundo-manager/rules/competitions';
import { useMemo } from 'react';

/** The last results of each club by its id, the newest last. */
export type LeagueForm = ReadonlyMap<string, readonly ClubResult[]>;

/** Results that count as the form of a club. */
const RESULTS = 5;

/** The form of every club of a league. R-LEA-18 */
export function useLeagueForm({ table, matches }: Pick<CompetitionView, 'table' | 'matches'>): LeagueForm {
  return useMemo(() => {
    const finished = matchesByDate(matches).filter(({ status }) => status === 'finished');
    return new Map(
      table.map(({ clubId }) => {
        const own = finished.filter(({ home, away }) => home.id === clubId || away.id === clubId);
        return [clubId, own.slice(-RESULTS).map((match) => clubResult(match, clubId))];
      }),
    );
  }, [table, matches]);
}
