/** When trades between two clubs call for a look. Not part of the rule set: nothing is refused for it. */

/** Measures of a pair of clubs. */
export interface FairnessLimits {
  /** Fewest trades that are judged. */
  readonly trades: number;
  /** Share of the trades in which one club is the seller. */
  readonly oneWayShare: number;
  /** Share of the volume by which it was paid above, or below, what the players are worth. */
  readonly marginShare: number;
}

/** The limits of every world. R-FAI-6 */
export const FAIRNESS_LIMITS: FairnessLimits = { trades: 3, oneWayShare: 0.8, marginShare: 0.25 };
