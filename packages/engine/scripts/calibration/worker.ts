/** Plays matches of a sample in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { simulate } from '../../src/index.ts';
import { factsOf } from './facts.ts';
import { type SampleName, sampleMatch } from './samples.ts';

export interface Job {
  readonly sample: SampleName;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

parentPort?.on('message', ({ sample, seed, from, count }: Job) => {
  const facts = Array.from({ length: count }, (_, index) => {
    const { input, gap } = sampleMatch(sample, seed, from + index);
    const before = performance.now();
    const result = simulate(input, `${sample} ${seed} ${from + index}`);
    return factsOf(result, gap, performance.now() - before);
  });
  parentPort?.postMessage(facts);
});
