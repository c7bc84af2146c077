/** Constants of tactics (R-TAC-1). */
export interface TacticRules {
  readonly starters: number;
  readonly bench: number;
  readonly maximumSubstitutions: number;
  readonly substitutionMinutes: readonly number[];
}

export const TACTIC_RULES: TacticRules = {
  starters: 11,
  bench: 7,
  maximumSubstitutions: 5,
  substitutionMinutes: [30, 45, 60, 65, 70, 75],
};
