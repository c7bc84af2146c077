/** Windows around a kick-off (R-WIN-1), in minutes. */
export interface MatchWindowRules {
  /** Imminent and live when strictly less remains; editable when strictly more remains. */
  readonly minutesBefore: number;
  /** Live up to and including this long after the kick-off. */
  readonly minutesAfter: number;
}

/** Alpha's windows (R-WIN-1). */
export const MATCH_WINDOW_RULES: MatchWindowRules = { minutesBefore: 15, minutesAfter: 30 };
