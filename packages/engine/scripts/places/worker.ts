/** Plays arrangements in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadRuleset } from '../parallel/load-ruleset.ts';
import type { ArrangementName } from './arrangements.ts';
import { playArranged } from './play-arranged.ts';

export interface PlacesJob {
  readonly category: 'Várzea' | 'Pro';
  readonly own: ArrangementName;
  readonly rival: ArrangementName;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

/** One match as the arranged side saw it. */
export interface Arranged {
  readonly home: boolean;
  readonly goals: number;
  readonly goalsAgainst: number;
  readonly points: number;
  readonly rivalPoints: number;
  /** By how much the mean rating of its eleven is below the rival's, points of overall. */
  readonly drop: number;
}

const ruleset = await loadRuleset((workerData as { readonly ruleset: string | undefined }).ruleset);

parentPort?.on('message', (job: PlacesJob) => {
  parentPort?.postMessage(playArranged(job, ruleset));
});
