import type { Outcomes } from '../../../features/simulation/outcomes.ts';

/** A score, the own goals first, and in how many matches it came about. */
interface TypicalScore {
  readonly own: number;
  readonly rival: number;
  readonly matches: number;
}

/** What a hundred matches say to the own side. */
export interface TrialOutcomes {
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Goals a match. */
  readonly scored: number;
  readonly conceded: number;
  /** The most frequent first. */
  readonly scores: readonly TypicalScore[];
}

/** Scores that are listed. */
const SHOWN_SCORES = 5;

/** The outcomes as the side at home or away sees them. R-OPP-20 */
export function trialOutcomes(outcomes: Outcomes, isHome: boolean): TrialOutcomes {
  const { played, homeWins, awayWins, homeGoals, awayGoals, draws, byScore } = outcomes;
  const scores = Object.entries(byScore).map(([score, matches]) => {
    const [home = 0, away = 0] = score.split('-').map(Number);
    return isHome ? { own: home, rival: away, matches } : { own: away, rival: home, matches };
  });
  const matches = Math.max(1, played);
  return {
    played,
    wins: isHome ? homeWins : awayWins,
    draws,
    losses: isHome ? awayWins : homeWins,
    scored: (isHome ? homeGoals : awayGoals) / matches,
    conceded: (isHome ? awayGoals : homeGoals) / matches,
    scores: scores
      .toSorted((one, other) => other.matches - one.matches || one.own + one.rival - (other.own + other.rival))
      .slice(0, SHOWN_SCORES),
  };
}
