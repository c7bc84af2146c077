import { useEffect, useState } from 'react';

/** Delay before a log's live region announces new lines (ms): browsers announce content a moment after it came. */
const QUIET = 1000;

/**
 * Returns whether the live region of the match’s log announces new lines: neither those from before the visit, up to a
 * hundred, nor those of a newly chosen match. `begun` once its first lines can be shown. R-PRD-14
 */
export function useLogAnnounces(matchId: string, begun: boolean): boolean {
  const [spoken, setSpoken] = useState<string | null>(null);
  useEffect(() => {
    if (!begun) return;
    const timer = setTimeout(() => setSpoken(matchId), QUIET);
    return () => {
      clearTimeout(timer);
      setSpoken(null);
    };
  }, [matchId, begun]);
  return begun && spoken === matchId;
}
