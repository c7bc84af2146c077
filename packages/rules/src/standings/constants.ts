import type { TieBreaker } from './tie-breaker-names.ts';

/** Points by result, and what decides between clubs with equal points (R-STA-1, R-STA-12). */
export interface StandingsRules {
  readonly pointsForWin: number;
  readonly pointsForDraw: number;
  readonly pointsForLoss: number;
  /** In their order; lots come last, named or not. */
  readonly tieBreakers: readonly TieBreaker[];
}

/** Alpha's points and tie-breakers (R-STA-1, R-STA-2, R-STA-3). */
export const STANDINGS_RULES: StandingsRules = {
  pointsForWin: 3,
  pointsForDraw: 1,
  pointsForLoss: 0,
  tieBreakers: ['wins', 'goal-difference', 'goals', 'head-to-head', 'lots'],
};
