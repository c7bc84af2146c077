/** Plays matches of a sample in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { simulate } from '../../src/index.ts';
import { loadRuleset } from '../parallel/load-ruleset.ts';
import { factsOf } from './facts.ts';
import { type SampleName, sampleMatch } from './samples.ts';

/** What each thread is told once. */
export interface SampleSettings {
  /** File of a rules author's constants, or Alpha. */
  readonly ruleset: string | undefined;
}

export interface Job {
  readonly sample: SampleName;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

const ruleset = await loadRuleset((workerData as SampleSettings).ruleset);

parentPort?.on('message', ({ sample, seed, from, count }: Job) => {
  const facts = Array.from({ length: count }, (_, index) => {
    const { input, gap } = sampleMatch(sample, seed, from + index, ruleset);
    const before = performance.now();
    const result = simulate(input, `${sample} ${seed} ${from + index}`, { ruleset });
    return factsOf(result, gap, performance.now() - before);
  });
  parentPort?.postMessage(facts);
});
