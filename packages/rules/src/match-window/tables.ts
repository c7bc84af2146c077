/** Windows around a kick-off (R-WIN-1), in minutes. */
export interface MatchWindowRules {
  /** Imminent and live when strictly less remains; editable when strictly more remains. */
  readonly minutesBefore: number;
  /** Live up to and including this long after the kick-off. */
  readonly minutesAfter: number;
}

export const MATCH_WINDOW_RULES: MatchWindowRules = { minutesBefore: 15, minutesAfter: 30 };
