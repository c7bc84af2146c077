/** Deals the matches of the samples out to threads. */
import { createPool } from '../parallel/pool.ts';
import type { Progress } from '../parallel/progress.ts';
import type { MatchFacts } from './facts.ts';
import type { SampleName } from './samples.ts';
import type { Job, SampleSettings } from './worker.ts';

const CHUNK = 50;

export interface Plan extends SampleSettings {
  readonly seeds: readonly number[];
  readonly matches: number;
  readonly threads: number;
  readonly progress: Progress;
}

/** All matches, by seed and sample. */
export async function playSamples(plan: Plan): Promise<Map<string, MatchFacts[]>> {
  const { seeds, matches, threads, progress, ruleset } = plan;
  const settings: SampleSettings = { ruleset };
  const jobs = seeds.flatMap((seed) =>
    (['E', 'L'] as const).flatMap((sample) =>
      Array.from({ length: Math.ceil(matches / CHUNK) }, (_, chunk): Job => {
        const from = chunk * CHUNK;
        return { sample, seed, from, count: Math.min(CHUNK, matches - from) };
      }),
    ),
  );
  progress.expect(seeds.length * 2 * matches);
  const pool = createPool<Job, MatchFacts[]>(new URL('./worker.ts', import.meta.url), threads, settings);
  const answers = await pool.run(jobs, (_, facts) => progress.add(facts.length));
  await pool.close();
  progress.end();
  const played = new Map<string, MatchFacts[]>();
  for (const [at, { seed, sample }] of jobs.entries()) {
    const key = sampleKey(seed, sample);
    played.set(key, [...(played.get(key) ?? []), ...(answers[at] ?? [])]);
  }
  return played;
}

export function sampleKey(seed: number, sample: SampleName): string {
  return `${seed} ${sample}`;
}
