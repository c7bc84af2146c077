import { useEffect, useState } from 'react';

/** How long what a log begins with stands before it speaks; milliseconds. A browser tells of what has come a moment after it came. */
const QUIET = 1000;

/**
 * Whether the log of that match is read out as it grows: not the lines from before the visit, which would be a hundred at once,
 * nor with another match’s when that one is chosen. `begun` once its first lines can stand. R-PRD-14
 */
export function useSpeaksOnceTold(matchId: string, begun: boolean): boolean {
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
