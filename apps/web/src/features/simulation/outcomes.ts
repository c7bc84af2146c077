/** The same match many times, with another seed each time: how often who wins. */
import { type MatchInput, simulate } from '@mundo-manager/engine';

/** How many matches ended how. */
export interface Outcomes {
  readonly played: number;
  readonly homeWins: number;
  readonly draws: number;
  readonly awayWins: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  /** How many matches had so many goals; the last entry holds all with more. */
  readonly byGoals: readonly number[];
}

/** Goals from which on matches are counted together. */
export const MOST_GOALS = 7;

export const NO_OUTCOMES: Outcomes = {
  played: 0,
  homeWins: 0,
  draws: 0,
  awayWins: 0,
  homeGoals: 0,
  awayGoals: 0,
  byGoals: Array.from({ length: MOST_GOALS + 1 }, () => 0),
};

/** Plays one more match. */
export function withMatch(before: Outcomes, input: MatchInput, seed: string): Outcomes {
  const { home, away } = simulate(input, seed).score;
  const goals = Math.min(MOST_GOALS, home + away);
  return {
    played: before.played + 1,
    homeWins: before.homeWins + Number(home > away),
    draws: before.draws + Number(home === away),
    awayWins: before.awayWins + Number(home < away),
    homeGoals: before.homeGoals + home,
    awayGoals: before.awayGoals + away,
    byGoals: before.byGoals.map((count, index) => (index === goals ? count + 1 : count)),
  };
}

/** The outcomes of two lots of matches together. */
export function together(one: Outcomes, other: Outcomes): Outcomes {
  return {
    played: one.played + other.played,
    homeWins: one.homeWins + other.homeWins,
    draws: one.draws + other.draws,
    awayWins: one.awayWins + other.awayWins,
    homeGoals: one.homeGoals + other.homeGoals,
    awayGoals: one.awayGoals + other.awayGoals,
    byGoals: one.byGoals.map((count, index) => count + (other.byGoals[index] ?? 0)),
  };
}
