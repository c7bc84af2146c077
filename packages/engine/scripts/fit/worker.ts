/** Plays matches with constants of its own for each job: of a sample, or of an arrangement of places. */
import { parentPort, workerData } from 'node:worker_threads';
import { measureMatch } from '../calibration/measure-match.ts';
import type { SampleData } from '../calibration/sample-data.ts';
import { matchesASeason, type SampleName } from '../calibration/samples.ts';
import type { Tally } from '../calibration/tally.ts';
import { applyConstants, type Constants } from '../parallel/constants.ts';
import { readRulesetFile } from '../parallel/read-ruleset-file.ts';
import type { Arranged, PlacesJob } from '../places/places-job.ts';
import { playArranged } from '../places/play-arranged.ts';

export interface SampleJob {
  readonly kind: 'sample';
  readonly sample: SampleName;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

export interface ArrangedJob extends PlacesJob {
  readonly kind: 'places';
}

export interface FitJob {
  readonly constants: Constants;
  readonly play: SampleJob | ArrangedJob;
}

export type FitAnswer = SampleData | readonly Arranged[];

const standard = await readRulesetFile((workerData as { readonly ruleset: string | undefined }).ruleset);

parentPort?.on('message', ({ constants, play }: FitJob) => {
  const ruleset = applyConstants(constants, standard);
  if (play.kind === 'places') {
    parentPort?.postMessage(playArranged(play, ruleset));
    return;
  }
  const tally: Tally = {};
  const { sample, seed, from, count } = play;
  const matches = Array.from({ length: count }, (_, at) => measureMatch(tally, sample, seed, from + at, ruleset));
  parentPort?.postMessage({ tally, matches, seasonLength: matchesASeason(sample, ruleset) } satisfies SampleData);
});
