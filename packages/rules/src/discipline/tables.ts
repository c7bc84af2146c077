/** How strict referees are and how easily players get hurt, against what is usual in real leagues (R-DIS-1). */
export interface DisciplineRules {
  /** How many times the usual cards are shown: 1 is real football, 0 is no cards at all. */
  readonly strictness: number;
  /** How many times the usual injuries happen in matches: 1 is real football, 0 is none. */
  readonly injuryRisk: number;
}

/** Alpha plays with the cards and injuries of real leagues (R-DIS-1). */
export const DISCIPLINE_RULES: DisciplineRules = { strictness: 1, injuryRisk: 1 };
