import type { CompetitionView } from '@mundo-manager/contract/client';
import { type ClubResult, recentResults } from '@mundo-manager/rules/clubs';
import { useMemo } from 'react';

/** The last results of each club by its id, the newest last. */
export type LeagueForm = ReadonlyMap<string, readonly ClubResult[]>;

/** Results that count as the form of a club. */
const RESULTS = 5;

/** The form of every club of a league. R-LEA-18 */
export function useLeagueForm({ table, matches }: Pick<CompetitionView, 'table' | 'matches'>): LeagueForm {
  return useMemo(() => {
    const all = Object.values(matches);
    return new Map(
      table.map(({ clubId }) => {
        const newestFirst = recentResults(all, clubId, RESULTS).map(({ result }) => result);
        return [clubId, newestFirst.toReversed()];
      }),
    );
  }, [table, matches]);
}
