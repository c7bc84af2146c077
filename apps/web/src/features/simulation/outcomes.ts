/** The same match many times, with another seed each time: how often each side wins. */
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
  /** How many matches ended with a score, such as '2-1', the home side’s goals first. */
  readonly byScore: Readonly<Record<string, number>>;
}

/** Goals from which on matches are counted together. */
export const MOST_COUNTED_GOALS = 7;

export const NO_OUTCOMES: Outcomes = {
  played: 0,
  homeWins: 0,
  draws: 0,
  awayWins: 0,
  homeGoals: 0,
  awayGoals: 0,
  byGoals: Array.from({ length: MOST_COUNTED_GOALS + 1 }, () => 0),
  byScore: {},
};

/** Plays one more match. */
export function withPlayedMatch(before: Outcomes, input: MatchInput, seed: string): Outcomes {
  const { home, away } = simulate(input, seed).score;
  const goals = Math.min(MOST_COUNTED_GOALS, home + away);
  return joinedOutcomes(before, {
    played: 1,
    homeWins: Number(home > away),
    draws: Number(home === away),
    awayWins: Number(home < away),
    homeGoals: home,
    awayGoals: away,
    byGoals: before.byGoals.map((_, index) => Number(index === goals)),
    byScore: { [`${home}-${away}`]: 1 },
  });
}

/** The outcomes of two lots of matches together. */
export function joinedOutcomes(one: Outcomes, other: Outcomes): Outcomes {
  const scores = new Set([...Object.keys(one.byScore), ...Object.keys(other.byScore)]);
  const times = (score: string) => (one.byScore[score] ?? 0) + (other.byScore[score] ?? 0);
  return {
    played: one.played + other.played,
    homeWins: one.homeWins + other.homeWins,
    draws: one.draws + other.draws,
    awayWins: one.awayWins + other.awayWins,
    homeGoals: one.homeGoals + other.homeGoals,
    awayGoals: one.awayGoals + other.awayGoals,
    byGoals: one.byGoals.map((count, index) => count + (other.byGoals[index] ?? 0)),
    byScore: Object.fromEntries([...scores].map((score) => [score, times(score)])),
  };
}
