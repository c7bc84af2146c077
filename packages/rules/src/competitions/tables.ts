/** Constants of competitions (R-COM-1). */
export interface CompetitionRules {
  /** Clubs in a league; even. */
  readonly leagueClubs: number;
  /** Credits to join 'MM League'. */
  readonly leagueEntryCredits: number;
}

export const COMPETITION_RULES: CompetitionRules = { leagueClubs: 10, leagueEntryCredits: 20 };
