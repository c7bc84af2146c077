/** How strict referees are and how easily players get hurt, against what is usual in real leagues (R-DIS-1). */
export interface DisciplineRules {
  /** How many times the usual cards are shown: 1 is real football, 0 is no cards at all. */
  readonly strictness: number;
  /** How many times the usual injuries happen in matches: 1 is real football, 0 is none. */
  readonly injuryRisk: number;
  /** Whether suspensions and injuries keep a player out of later matches. */
  readonly carriesOver: boolean;
  /** Yellow cards within one edition that suspend for its next match. */
  readonly yellowCards: number;
  /** How often an injury lasts each number of days, at the lowest level of the recovery centre. */
  readonly injuryDays: readonly { readonly days: number; readonly weight: number }[];
  /** The condition (percentage) at which an injured player plays where too few others may. */
  readonly calledUpCondition: number;
  /** Days that he stays injured longer for it. */
  readonly calledUpDays: number;
  /** Overall points below the mean of the club's category of youth players who fill up an eleven. */
  readonly standInsBelow: number;
}

/** Alpha plays with the cards and injuries of real leagues (R-DIS-1). */
export const DISCIPLINE_RULES: DisciplineRules = {
  strictness: 1,
  injuryRisk: 1,
  carriesOver: true,
  yellowCards: 3,
  injuryDays: [
    { days: 1, weight: 3 },
    { days: 2, weight: 4 },
    { days: 3, weight: 2 },
    { days: 4, weight: 1 },
    { days: 5, weight: 1 },
    { days: 6, weight: 1 },
  ],
  calledUpCondition: 60,
  calledUpDays: 1,
  standInsBelow: 10,
};
