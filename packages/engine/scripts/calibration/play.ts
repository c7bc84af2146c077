/** Deals the matches of the samples out to threads. */
import { Worker } from 'node:worker_threads';
import type { MatchFacts } from './facts.ts';
import type { SampleName } from './samples.ts';
import type { Job } from './worker.ts';

const CHUNK = 50;

export interface Plan {
  readonly seeds: readonly number[];
  readonly matches: number;
  readonly threads: number;
  readonly progress: (done: number, total: number) => void;
}

/** All matches, by seed and sample. */
export async function playSamples({ seeds, matches, threads, progress }: Plan): Promise<Map<string, MatchFacts[]>> {
  const jobs = seeds.flatMap((seed) =>
    (['E', 'L'] as const).flatMap((sample) =>
      Array.from({ length: Math.ceil(matches / CHUNK) }, (_, chunk): Job => {
        const from = chunk * CHUNK;
        return { sample, seed, from, count: Math.min(CHUNK, matches - from) };
      }),
    ),
  );
  const total = seeds.length * 2 * matches;
  const played = new Map<string, MatchFacts[]>();
  let done = 0;
  const queue = jobs[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      for (const job of queue) {
        const facts = await run(worker, job);
        const key = sampleKey(job.seed, job.sample);
        played.set(key, [...(played.get(key) ?? []), ...facts]);
        done += facts.length;
        progress(done, total);
      }
      await worker.terminate();
    }),
  );
  return played;
}

export function sampleKey(seed: number, sample: SampleName): string {
  return `${seed} ${sample}`;
}

function run(worker: Worker, job: Job): Promise<MatchFacts[]> {
  return new Promise((settle, fail) => {
    worker.removeAllListeners();
    worker.once('message', settle);
    worker.once('error', fail);
    worker.postMessage(job);
  });
}
