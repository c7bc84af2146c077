/** Plays and measures matches of a sample in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { readRulesetFile } from '../parallel/read-ruleset-file.ts';
import { measureMatch } from './measure-match.ts';
import type { SampleData } from './sample-data.ts';
import { matchesASeason, type SampleName } from './samples.ts';
import type { Tally } from './tally.ts';

/** Data that a worker thread gets when it starts. */
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

const ruleset = await readRulesetFile((workerData as SampleSettings).ruleset);

parentPort?.on('message', ({ sample, seed, from, count }: Job) => {
  const tally: Tally = {};
  const matches = Array.from({ length: count }, (_, at) => measureMatch(tally, sample, seed, from + at, ruleset));
  const data: SampleData = { tally, matches, seasonLength: matchesASeason(sample, ruleset) };
  parentPort?.postMessage(data);
});
