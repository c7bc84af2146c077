/** Points by result (R-STA-1). */
export interface StandingsRules {
  readonly pointsForWin: number;
  readonly pointsForDraw: number;
  readonly pointsForLoss: number;
}

/** Alpha's points (R-STA-1). */
export const STANDINGS_RULES: StandingsRules = { pointsForWin: 3, pointsForDraw: 1, pointsForLoss: 0 };

/** The scorer's name under which an own goal stands in a match (R-STA-6). */
export const OWN_GOAL = 'Own Goal';
