import type { LiveEvent, LiveScore, MatchView } from '@mundo-manager/contract/client';
import { useCallback, useState } from 'react';
import { useLiveEvents } from '../../session/useLiveUpdates.ts';

/** The score of the running match, as the newest of what was loaded and what the stream told since; null before anything is known. */
export function useLiveScore({ id, live }: Pick<MatchView, 'id' | 'live'>): LiveScore | null {
  const [heard, setHeard] = useState<LiveScore | null>(null);
  const hear = useCallback(
    (event: LiveEvent) => {
      if ((event.type === 'goal' || event.type === 'matchMinutes') && event.matchId === id) setHeard(event.score);
    },
    [id],
  );
  useLiveEvents(hear);
  if (heard === null || live === null) return heard ?? live;
  return minuteOf(heard) >= minuteOf(live) ? heard : live;
}

/** Stoppage time of the first half comes before the second half. */
function minuteOf({ minute, added }: LiveScore): number {
  return minute * 100 + added;
}
