/** What the matches say of an input, against what was declared. */
import { type Estimate, pairedChange, pointsShare } from '../contest/estimate.ts';
import type { ContestResult } from '../contest/worker.ts';
import type { Declared } from './expectations.ts';

export const VERDICTS = ['as declared', 'not shown', 'WRONG SIGN', 'INERT'] as const;
type Verdict = (typeof VERDICTS)[number];

/** Beyond 95 in 100: a line's quality must show so that chance does it once in a thousand times. */
const SURE = 3.29 / 1.96;

/** A row of the table: changes are against the same matches without the input. */
export interface Effect extends Declared {
  readonly pairs: number;
  readonly pointsShare: Estimate;
  readonly goals: Estimate;
  readonly goalsAgainst: Estimate;
  readonly direct: Estimate;
  readonly verdict: Verdict;
}

/** Inert: every match stays the same to the last digit. Not shown: the 95 % interval includes zero. */
export function judgeEffect(
  declared: Declared,
  changed: readonly ContestResult[],
  neutral: readonly ContestResult[],
): Effect {
  const direct = pairedChange(changed, neutral, declared.statistic);
  const same = changed.every(({ digest }, at) => digest === neutral[at]?.digest);
  const shown = Math.abs(direct.value) > direct.error * (declared.kind === 'line' ? SURE : 1);
  const right = direct.value * declared.sign > 0;
  return {
    ...declared,
    pairs: changed.length,
    pointsShare: pointsShare(changed),
    goals: pairedChange(changed, neutral, 'goals'),
    goalsAgainst: pairedChange(changed, neutral, 'goalsAgainst'),
    direct,
    verdict: same ? 'INERT' : !shown ? 'not shown' : right ? 'as declared' : 'WRONG SIGN',
  };
}
