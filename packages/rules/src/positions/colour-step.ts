import type { RatingColour } from './constants.ts';

/** The lowest value of each step but the last. */
export type LowestOfSteps = Readonly<Record<Exclude<RatingColour, 'poor'>, number>>;

/** The steps that have a lowest value, best first. */
const STEPS = ['excellent', 'great', 'good', 'fair'] as const;

/** The step that a value reaches. */
export function stepOf(value: number, lowest: LowestOfSteps): RatingColour {
  return STEPS.find((step) => value >= lowest[step]) ?? 'poor';
}
