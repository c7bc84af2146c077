/** Numbers with their uncertainty. */
import { deviation, mean } from '../calibration/statistics.ts';
import type { Statistic } from './measure.ts';
import type { Played } from './worker.ts';

export interface Estimate {
  readonly value: number;
  /** Half of the 95 % interval. */
  readonly error: number;
}

/** Points over the points of both sides. */
export function pointsShare(played: readonly Played[]): Estimate {
  const total = mean(played.map(({ points, rivalPoints }) => points + rivalPoints));
  const value = mean(played.map(({ points }) => points)) / total;
  const spread = deviation(played.map(({ points, rivalPoints }) => points - value * (points + rivalPoints)));
  return { value, error: (1.96 * spread) / total / Math.sqrt(played.length) };
}

/** Mean change of a statistic over pairs of the same match, with and without. A match that has none of it (no shot, no cross) is left out. */
export function pairedChange(changed: readonly Played[], neutral: readonly Played[], statistic: Statistic): Estimate {
  const of = ({ points, measured }: Played) => (statistic === 'share' ? points : measured[statistic]);
  const differences = changed.flatMap((played, at) => {
    const plain = neutral[at];
    const difference = plain === undefined ? Number.NaN : of(played) - of(plain);
    return Number.isNaN(difference) ? [] : [difference];
  });
  return {
    value: mean(differences),
    error: (1.96 * deviation(differences)) / Math.sqrt(Math.max(1, differences.length)),
  };
}
