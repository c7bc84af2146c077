import type { Emblem } from '@mundo-manager/rules/clubs';
import { useMemo } from 'react';
import { useInitialData } from '../../data/calls/use-initial-data.ts';

/** A club that played away at the manager’s ground. */
export interface VisitingClub {
  readonly id: string;
  readonly name: string;
  readonly emblem: Emblem;
}

/** The clubs whose visit sold tickets, by the name that the entry carries: those of the current competitions and of the last matches. R-FNS-10 */
export function useVisitors(): ReadonlyMap<string, VisitingClub> {
  const { club, currentCompetitions } = useInitialData();
  return useMemo(
    () =>
      new Map(
        [
          ...club.lastMatches.map(({ away }) => ({ id: away.id, name: away.clubName, emblem: away.clubEmblem })),
          ...currentCompetitions
            .flatMap(({ entrants }) => entrants)
            .map(({ clubId, clubName, clubEmblem }) => ({ id: clubId, name: clubName, emblem: clubEmblem })),
        ].map((visitor) => [visitor.name, visitor]),
      ),
    [club.lastMatches, currentCompetitions],
  );
}
