import type { MatchInput } from '@mundo-manager/engine';
import { useEffect, useRef, useState } from 'react';
import { NO_OUTCOMES, type Outcomes } from './outcomes.ts';
import { playHundred } from './play-hundred-matches.ts';

/** A hundred matches on the page: the newest outcomes, those before, and how far the present run is. */
export interface HundredRun {
  readonly shown: Outcomes | null;
  readonly before: Outcomes | null;
  /** Matches of the present run; null while there is none. */
  readonly played: number | null;
  /** Duration of the newest finished run (s). */
  readonly seconds: number | null;
  readonly play: (input: MatchInput) => Promise<void>;
}

/** Runs a hundred matches in workers and ends them with the page. `name` begins the seeds. */
export function useHundredMatches(name: string): HundredRun {
  const [shown, setShown] = useState<Outcomes | null>(null);
  const [before, setBefore] = useState<Outcomes | null>(null);
  const [progress, setProgress] = useState<Outcomes | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const play = async (input: MatchInput) => {
    if (running.current !== null) return;
    const started = performance.now();
    const run = new AbortController();
    running.current = run;
    setProgress(NO_OUTCOMES);
    setSeconds(null);
    try {
      const outcomes = await playHundred(input, { name, onProgress: setProgress, signal: run.signal });
      setBefore(shown);
      setShown(outcomes);
      setSeconds((performance.now() - started) / 1000);
    } catch (error) {
      if (!run.signal.aborted) throw error;
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { shown, before, played: progress?.played ?? null, seconds, play };
}
