/** Deals the matches of the samples out to threads. */
import { createPool } from '../parallel/pool.ts';
import type { Progress } from '../parallel/progress.ts';
import type { SampleData } from './sample-data.ts';
import type { SampleName } from './samples.ts';
import type { Job, SampleSettings } from './worker.ts';

/** Divides the seasons of all samples, so that no piece lies in two of them. */
const CHUNK = 10;

/** Matches of one sample at one seed. */
export interface Series {
  readonly sample: SampleName;
  readonly seed: number;
  readonly matches: number;
}

export interface SamplePlan extends SampleSettings {
  readonly series: readonly Series[];
  readonly threads: number;
  readonly progress: Progress;
}

/** What the matches left behind, in pieces, by sample. */
export async function playSamples({
  series,
  threads,
  progress,
  ruleset,
}: SamplePlan): Promise<Map<SampleName, SampleData[]>> {
  const settings: SampleSettings = { ruleset };
  const jobs = series.flatMap(({ sample, seed, matches }) =>
    Array.from({ length: Math.ceil(matches / CHUNK) }, (_, chunk): Job => {
      const from = chunk * CHUNK;
      return { sample, seed, from, count: Math.min(CHUNK, matches - from) };
    }),
  );
  progress.expect(series.reduce((sum, { matches }) => sum + matches, 0));
  const pool = createPool<Job, SampleData>(new URL('./worker.ts', import.meta.url), threads, settings);
  const answers = await pool.run(jobs, ({ count }) => progress.add(count));
  await pool.close();
  progress.end();
  const played = new Map<SampleName, SampleData[]>();
  for (const [at, { sample }] of jobs.entries()) {
    const answer = answers[at];
    if (answer !== undefined) played.set(sample, [...(played.get(sample) ?? []), answer]);
  }
  return played;
}
