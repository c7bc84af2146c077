import type { MatchView } from '@mundo-manager/contract/client';
import { playsIn } from '@mundo-manager/rules/match-window';
import { createContext, use, useEffect } from 'react';
import { useClub } from '../calls/use-initial-data.ts';

/** A match that something on the screen follows. */
export interface Watched {
  readonly matchId: string;
  /** Whether the stream has to be asked for its minutes: those of the own club come anyway. */
  readonly asked: boolean;
  /** Whether its goals are celebrated where it is shown, so that no toast announces them first. */
  readonly celebrated: boolean;
}

/** Begins to watch; what it gives ends that. */
export type BeginWatching = (watched: Watched) => () => void;

export const WatchContext = createContext<BeginWatching>(() => () => {});

/**
 * Asks the stream for the minutes of the match while the component is mounted. A finished match, or none, is not
 * watched. R-CAL-34
 */
export function useWatch(match: MatchView | null, { celebrated = false } = {}): void {
  const watch = use(WatchContext);
  const club = useClub();
  const matchId = match === null || match.status === 'finished' ? null : match.id;
  const asked = match !== null && !playsIn(match, club.id);
  useEffect(
    () => (matchId === null ? undefined : watch({ matchId, asked, celebrated })),
    [watch, matchId, asked, celebrated],
  );
}
