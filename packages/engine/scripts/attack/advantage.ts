import { deviation, mean } from '../calibration/statistics.ts';
import type { SealingAttempt } from './attempt.ts';

/** What the operator gains, in percentage points of the points that a match has to give. */
export interface Advantage {
  readonly attempts: number;
  /** Share of the points of the candidate that he preferred, and of one by lot; percent. */
  readonly best: number;
  readonly random: number;
  readonly difference: number;
  readonly standardError: number;
  /** Matches that he simulated per attempt. */
  readonly tries: number;
}

const POINTS = 3;

/** The mean of the paired differences. */
export function advantageOf(attempts: readonly SealingAttempt[]): Advantage {
  const percent = (points: number) => (100 * points) / POINTS;
  const differences = attempts.map(({ best, random }) => percent(best - random));
  return {
    attempts: attempts.length,
    best: mean(attempts.map(({ best }) => percent(best))),
    random: mean(attempts.map(({ random }) => percent(random))),
    difference: mean(differences),
    standardError: deviation(differences) / Math.sqrt(attempts.length),
    tries: mean(attempts.map(({ tries }) => tries)),
  };
}

/** Whether the beacon takes the advantage away: what is left is within two standard errors of nothing. R-PRF-11 */
export function isNothing({ difference, standardError }: Advantage): boolean {
  return Math.abs(difference) <= 2 * standardError;
}

/** Percentage points that the same operator has to gain without a beacon: an attack that finds less proves nothing. R-PRF-11 */
export const LEAST_WITHOUT_BEACON = 20;
