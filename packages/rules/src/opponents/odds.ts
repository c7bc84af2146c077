/** The chances of a win, a draw and a defeat, from the line ratings of both sides. */
import { mean } from '../core/mean.ts';
import { GOAL_RATE, MOST_GOALS } from './constants.ts';
import { TEAM_LINES, type TeamLine, type TeamLines } from './team-lines.ts';

/** Chances of the three outcomes, 0–1 each; they add up to 1. */
export interface MatchOdds {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** The lines of both sides, and whether neither plays at home. */
export interface OddsInput {
  readonly home: TeamLines;
  readonly away: TeamLines;
  readonly isNeutral?: boolean | undefined;
}

/**
 * Odds of a match of ninety minutes: two independent Poisson distributions with the means of `GOAL_RATE`; a neutral
 * venue halves the home advantage for both. An empty line counts as the mean of the others. R-OPP-12
 */
export function matchOdds({ home, away, isNeutral = false }: OddsInput): MatchOdds {
  const [own, other] = [filled(home), filled(away)];
  const [atHome, abroad] = isNeutral ? [0.5, 0.5] : [1, 0];
  const scored = goalChances(expectedGoals(own, other, atHome));
  const conceded = goalChances(expectedGoals(other, own, abroad));
  const chances = { home: 0, draw: 0, away: 0 };
  for (const [goals, chance] of scored.entries()) {
    for (const [against, theirs] of conceded.entries()) {
      const outcome = goals > against ? 'home' : goals === against ? 'draw' : 'away';
      chances[outcome] += chance * theirs;
    }
  }
  const total = chances.home + chances.draw + chances.away;
  return { home: chances.home / total, draw: chances.draw / total, away: chances.away / total };
}

type FullLines = Readonly<Record<TeamLine, number>>;

function filled(lines: TeamLines): FullLines {
  const others = mean(TEAM_LINES.flatMap((line) => lines[line] ?? [])) ?? AVERAGE;
  const { goal, defence, midfield, attack } = lines;
  return {
    goal: goal ?? others,
    defence: defence ?? others,
    midfield: midfield ?? others,
    attack: attack ?? others,
  };
}

/** The rating of a line that changes the expected goals by nothing. */
const AVERAGE = 70;

function expectedGoals(own: FullLines, other: FullLines, home: number): number {
  const weight = (rating: number, perTen: number) => ((rating - AVERAGE) / 10) * perTen;
  return Math.exp(
    GOAL_RATE.base +
      GOAL_RATE.home * home +
      weight(own.attack, GOAL_RATE.attack) +
      weight(own.midfield, GOAL_RATE.midfield) +
      weight(other.defence, GOAL_RATE.theirDefence) +
      weight(other.goal, GOAL_RATE.theirKeeper),
  );
}

/** The chance of 0, 1, 2 … goals. */
function goalChances(rate: number): number[] {
  const chances = [Math.exp(-rate)];
  for (let goals = 1; goals <= MOST_GOALS; goals++) chances.push(((chances[goals - 1] ?? 0) * rate) / goals);
  return chances;
}
