import type { SquadCareer } from '@mundo-manager/contract/client';
import { useMemo } from 'react';
import { useCallWhen } from '../../data/calls/use-call.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useKeptSwitch } from './use-kept-switch.ts';

const KEY = 'mm.squadStatistics';

/** The season of each player by his id. */
export type SquadSeasons = ReadonlyMap<string, SquadCareer['season']>;

interface SquadStatistics {
  /** Null while the columns are off. */
  readonly seasons: SquadSeasons | null;
  readonly isShown: boolean;
  readonly toggle: () => void;
  /** Why the statistics did not come; null otherwise. */
  readonly error: Error | null;
  readonly retry: () => void;
}

const NOTHING: SquadSeasons = new Map();

/** The switch for goals, assists, minutes and form in the table, kept in this browser, and their values. R-CAR-14 */
export function useSquadStatistics(): SquadStatistics {
  const { id } = useClub();
  const [isShown, toggle] = useKeptSwitch(KEY);
  const { data, error, refetch } = useCallWhen('squadCareers', isShown ? { params: { id } } : null);
  const known = useMemo(() => data && new Map(data.players.map(({ playerId, season }) => [playerId, season])), [data]);
  return {
    seasons: isShown ? (known ?? NOTHING) : null,
    isShown,
    toggle,
    error: isShown ? error : null,
    retry: () => void refetch(),
  };
}
