/** Numbers with their uncertainty. */
import { deviation, mean, sum } from '../calibration/statistics.ts';
import type { Statistic } from './measure.ts';
import type { ContestResult } from './worker.ts';

export interface Estimate {
  readonly value: number;
  /** Half of the 95 % interval. */
  readonly error: number;
}

/** Points over the points of both sides. */
export function pointsShare(played: readonly Pick<ContestResult, 'points' | 'rivalPoints'>[]): Estimate {
  const total = mean(played.map(({ points, rivalPoints }) => points + rivalPoints));
  const value = mean(played.map(({ points }) => points)) / total;
  const spread = deviation(played.map(({ points, rivalPoints }) => points - value * (points + rivalPoints)));
  return { value, error: (1.96 * spread) / total / Math.sqrt(played.length) };
}

/**
 * Mean change of a statistic over pairs of the same match, with and without an input. The luck between two equal sides
 * serves as control variate (Glasserman, Monte Carlo Methods in Financial Engineering, 4.1).
 */
export function pairedChange(
  changed: readonly ContestResult[],
  neutral: readonly ContestResult[],
  statistic: Statistic,
): Estimate {
  const pairs = changed.flatMap((played, at) => {
    const plain = neutral[at];
    if (plain === undefined) return [];
    const own = ownOf(plain, statistic);
    const pair = { change: ownOf(played, statistic) - own, luck: own - rivalOf(plain, statistic) };
    return Number.isNaN(pair.change) || Number.isNaN(pair.luck) ? [] : [pair];
  });
  const slope = slopeOf(pairs);
  const changes = pairs.map(({ change, luck }) => change - slope * luck);
  return { value: mean(changes), error: (1.96 * deviation(changes)) / Math.sqrt(Math.max(1, changes.length)) };
}

function ownOf({ points, measured }: ContestResult, statistic: Statistic): number {
  return statistic === 'share' ? points : measured[statistic];
}

function rivalOf({ rivalPoints, rivalMeasured }: ContestResult, statistic: Statistic): number {
  return statistic === 'share' ? rivalPoints : rivalMeasured[statistic];
}

/** By least squares: how much the change rises with the luck. */
function slopeOf(pairs: readonly { readonly change: number; readonly luck: number }[]): number {
  const usual = { change: mean(pairs.map(({ change }) => change)), luck: mean(pairs.map(({ luck }) => luck)) };
  const together = sum(pairs.map(({ change, luck }) => (change - usual.change) * (luck - usual.luck)));
  const alone = sum(pairs.map(({ luck }) => (luck - usual.luck) ** 2));
  return alone === 0 ? 0 : together / alone;
}
