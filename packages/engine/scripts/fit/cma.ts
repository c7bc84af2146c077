/**
 * Separable CMA-ES: minimum of a noisy function of a few dozen numbers in [0, 1] (Ros & Hansen, Linear Time and Space
 * Complexity, 2008; constants of Hansen, The CMA Evolution Strategy: A Tutorial, 2016).
 */
import { normal, type Random } from '@mundo-manager/rules/core';

/** All that the next generation depends on: plain JSON. */
export interface CmaSearch {
  readonly generation: number;
  readonly mean: readonly number[];
  /** Overall step, and variance of each coordinate beside it. */
  readonly step: number;
  readonly variances: readonly number[];
  readonly stepPath: readonly number[];
  readonly variancePath: readonly number[];
}

const FIRST_STEP = 0.2;

export function startSearch(mean: readonly number[]): CmaSearch {
  const zeros = mean.map(() => 0);
  return { generation: 0, mean, step: FIRST_STEP, variances: mean.map(() => 1), stepPath: zeros, variancePath: zeros };
}

/** Default number of points of a generation for that many coordinates. */
export function populationFor(coordinates: number): number {
  return 4 + Math.floor(3 * Math.log(coordinates));
}

/** The points of the next generation, between 0 and 1. */
export function sample({ mean, step, variances }: CmaSearch, count: number, random: Random): number[][] {
  return Array.from({ length: count }, () =>
    mean.map((value, at) => reflected(value + step * Math.sqrt(variances[at] ?? 1) * normal(random))),
  );
}

/** What is beyond an end comes back from it by as much. */
function reflected(value: number): number {
  const turned = Math.abs(value) % 2;
  return turned > 1 ? 2 - turned : turned;
}

/** The search after a generation: points with what the function gave, in any order. */
export function advanceSearch(
  search: CmaSearch,
  points: readonly { readonly at: readonly number[]; readonly loss: number }[],
): CmaSearch {
  const { mean, step, variances } = search;
  const n = mean.length;
  const best = points.toSorted((a, b) => a.loss - b.loss).slice(0, Math.max(1, Math.floor(points.length / 2)));
  const raw = best.map((_, at) => Math.log(best.length + 0.5) - Math.log(at + 1));
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  const weights = raw.map((weight) => weight / total);
  const effective = 1 / weights.reduce((sum, weight) => sum + weight * weight, 0);

  const stepRate = (effective + 2) / (n + effective + 5);
  const damping = 1 + 2 * Math.max(0, Math.sqrt((effective - 1) / (n + 1)) - 1) + stepRate;
  const pathRate = (4 + effective / n) / (n + 4 + (2 * effective) / n);
  const separable = (n + 2) / 3;
  const rankOne = Math.min(1, (separable * 2) / ((n + 1.3) ** 2 + effective));
  const rankMany = Math.min(
    1 - rankOne,
    (separable * 2 * (effective - 2 + 1 / effective)) / ((n + 2) ** 2 + effective),
  );
  const expected = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));

  const moves = best.map(({ at }) => at.map((value, i) => (value - (mean[i] ?? 0)) / step));
  const weighted = (of: (move: readonly number[]) => number) =>
    moves.reduce((sum, move, at) => sum + (weights[at] ?? 0) * of(move), 0);
  const move = mean.map((_, i) => weighted((each) => each[i] ?? 0));
  const stepPath = move.map(
    (value, i) =>
      (1 - stepRate) * (search.stepPath[i] ?? 0) +
      (Math.sqrt(stepRate * (2 - stepRate) * effective) * value) / Math.sqrt(variances[i] ?? 1),
  );
  const length = Math.sqrt(stepPath.reduce((sum, value) => sum + value * value, 0));
  const settled = 1 - (1 - stepRate) ** (2 * (search.generation + 1));
  const stalled = length / Math.sqrt(settled) >= (1.4 + 2 / (n + 1)) * expected;
  const variancePath = move.map(
    (value, i) =>
      (1 - pathRate) * (search.variancePath[i] ?? 0) +
      (stalled ? 0 : Math.sqrt(pathRate * (2 - pathRate) * effective) * value),
  );
  const lost = stalled ? rankOne * pathRate * (2 - pathRate) : 0;
  return {
    generation: search.generation + 1,
    mean: mean.map((value, i) => value + step * (move[i] ?? 0)),
    step: Math.min(0.5, step * Math.exp((stepRate / damping) * (length / expected - 1))),
    variances: variances.map(
      (variance, i) =>
        (1 - rankOne - rankMany + lost) * variance +
        rankOne * (variancePath[i] ?? 0) ** 2 +
        rankMany * weighted((each) => (each[i] ?? 0) ** 2),
    ),
    stepPath,
    variancePath,
  };
}
