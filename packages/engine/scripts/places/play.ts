/** Deals the matches of arrangements out to threads. */
import { createPool } from '../parallel/pool.ts';
import type { Progress } from '../parallel/progress.ts';
import type { Arranged, PlacesJob } from './places-job.ts';

const CHUNK = 20;

export interface PlacesPlan {
  readonly threads: number;
  readonly ruleset: string | undefined;
  readonly progress: Progress;
}

/** Threads that play contests of arrangements. */
export function openPlaces({ threads, ruleset, progress }: PlacesPlan) {
  const pool = createPool<PlacesJob, Arranged[]>(new URL('./worker.ts', import.meta.url), threads, { ruleset });
  return {
    async play(contest: Omit<PlacesJob, 'from' | 'count'>, matches: number): Promise<Arranged[]> {
      progress.expect(matches);
      const jobs = Array.from({ length: Math.ceil(matches / CHUNK) }, (_, chunk): PlacesJob => {
        const from = chunk * CHUNK;
        return { ...contest, from, count: Math.min(CHUNK, matches - from) };
      });
      return (await pool.run(jobs, (_, played) => progress.add(played.length))).flat();
    },
    close: () => pool.close(),
  };
}
