/** Goals by the difference in strength, fitted to results: Poisson regression with a mean for each side and one slope. */

/** Goals of one side in one match. */
export interface SideGoals {
  readonly side: 'home' | 'away';
  readonly goals: number;
  /** Its strength less its opponent's. */
  readonly edge: number;
}

export interface GoalFit {
  /** Mean goals of equal sides. */
  readonly home: number;
  readonly away: number;
  /** By how much the logarithm of the mean grows with each point of strength, and its standard error. */
  readonly slope: number;
  readonly error: number;
}

/** Newton steps; the sum converges in a handful. */
const STEPS = 20;

/** The likeliest means and slope. The error counts goals that vary more or less than a Poisson draw. */
export function fitGoals(all: readonly SideGoals[]): GoalFit {
  const sides = (['home', 'away'] as const).map((side) => all.filter((one) => one.side === side));
  let slope = 0;
  for (let step = 0; step < STEPS; step++) {
    const parts = sides.map((goals) => slopePart(goals, slope));
    slope += sum(parts.map(({ score }) => score)) / sum(parts.map(({ information }) => information));
  }
  const [home, away] = sides.map((goals) => slopePart(goals, slope)) as [SlopePart, SlopePart];
  const dispersion = (home.pearson + away.pearson) / (all.length - 3);
  const error = Math.sqrt(dispersion / (home.information + away.information));
  return { home: home.mean, away: away.mean, slope, error };
}

/** What the goals of one side say about a slope. */
interface SlopePart {
  /** Mean goals at an edge of 0 that fits the slope best. */
  readonly mean: number;
  readonly score: number;
  readonly information: number;
  /** Squared deviations, in expected variances. */
  readonly pearson: number;
}

function slopePart(goals: readonly SideGoals[], slope: number): SlopePart {
  const mean = sum(goals.map((one) => one.goals)) / sum(goals.map(({ edge }) => Math.exp(slope * edge)));
  const rows = goals.map(({ goals, edge }) => ({ goals, edge, expected: mean * Math.exp(slope * edge) }));
  const middle = sum(rows.map(({ edge, expected }) => edge * expected)) / sum(rows.map(({ expected }) => expected));
  return {
    mean,
    score: sum(rows.map(({ goals, edge, expected }) => edge * (goals - expected))),
    information: sum(rows.map(({ edge, expected }) => expected * (edge - middle) ** 2)),
    pearson: sum(rows.map(({ goals, expected }) => (goals - expected) ** 2 / expected)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
