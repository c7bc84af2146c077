/** When a manager counts as absent. Not part of the rule set: no match depends on it. */

/** Days without a visit, by both clocks. */
export interface AbsenceLimits {
  /** Days after which the club goes on vacation. */
  readonly vacationAfterDays: number;
  /** Days after which the club plays as a bot. */
  readonly botAfterDays: number;
}

/** The limits of every world. R-VAC-1, R-VAC-4 */
export const ABSENCE_LIMITS: AbsenceLimits = { vacationAfterDays: 3, botAfterDays: 21 };
