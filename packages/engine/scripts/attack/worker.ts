/** Attempts with real matches in a thread of their own. */
import { parentPort, workerData } from 'node:worker_threads';
import { simulate } from '../../src/index.ts';
import { isBeaconRound } from '../../src/proof/index.ts';
import { type AttackedWorld, attempt, type SealingAttempt } from './attempt.ts';
import { createBeacon } from './beacon.ts';
import { rememberRounds } from './remembered-rounds.ts';

/** Data that a worker thread gets when it starts. */
export interface AttackSettings {
  readonly seed: string;
}

/** `count` attempts, from the one numbered `from`. */
export interface AttackJob {
  readonly hasBeacon: boolean;
  readonly from: number;
  readonly count: number;
}

const { seed } = workerData as AttackSettings;
const beacon = createBeacon(seed);
const isRound = rememberRounds(isBeaconRound);

parentPort?.on('message', ({ hasBeacon, from, count }: AttackJob) => {
  const world: AttackedWorld = {
    seed,
    beacon: hasBeacon ? beacon : null,
    play: (input, matchSeed) => simulate(input, matchSeed).score,
    isRound,
  };
  const attempts = Array.from({ length: count }, (_, at): SealingAttempt => attempt(world, from + at));
  parentPort?.postMessage(attempts);
});
