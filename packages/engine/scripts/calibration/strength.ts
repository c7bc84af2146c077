/** The strength table: over gaps of Elo rating, what the favourite gets. One constant maps our difference in overall to Elo for all rows. */
import type { MatchFacts } from './facts.ts';
import { mean, share } from './statistics.ts';

interface StrengthRow {
  readonly gap: readonly [low: number, high: number];
  /** Shares of wins, draws and losses of the favourite in the big five leagues, and his mean goal difference. */
  readonly real: readonly [wins: number, draws: number, losses: number, goals: number];
}

/** Elo points for a point of overall; home advantage in Elo, which is in the gaps. */
const ELO_A_POINT = 21.5;
const HOME_ELO = 60;
/** Each of the three shares must lie this close. */
const TOLERANCE = 0.04;

// biome-ignore format: a table
const STRENGTH_ROWS: readonly StrengthRow[] = [
  { gap: [0, 25],    real: [0.38, 0.30, 0.32, 0.10] },
  { gap: [75, 125],  real: [0.47, 0.27, 0.26, 0.43] },
  { gap: [175, 225], real: [0.55, 0.26, 0.19, 0.81] },
  { gap: [275, 325], real: [0.68, 0.19, 0.13, 1.29] },
  { gap: [400, 600], real: [0.79, 0.14, 0.07, 1.86] },
];

export interface StrengthMeasurement {
  readonly row: StrengthRow;
  readonly matches: number;
  readonly ours: readonly [wins: number, draws: number, losses: number, goals: number];
  readonly inside: boolean;
}

export function measureStrength(matches: readonly MatchFacts[], eloAPoint = ELO_A_POINT): StrengthMeasurement[] {
  const seen = matches.map(({ gap, sides: [home, away] }) => {
    const elo = gap * eloAPoint + HOME_ELO;
    const difference = home.goals - away.goals;
    return elo >= 0 ? { elo, difference } : { elo: -elo, difference: -difference };
  });
  return STRENGTH_ROWS.map((row) => {
    const own = seen.filter(({ elo }) => elo >= row.gap[0] && elo < row.gap[1]);
    const ours = [
      share(own, ({ difference }) => difference > 0),
      share(own, ({ difference }) => difference === 0),
      share(own, ({ difference }) => difference < 0),
      mean(own.map(({ difference }) => difference)),
    ] as const;
    const near = [0, 1, 2].every((at) => Math.abs((ours[at] ?? 0) - (row.real[at] ?? 0)) <= TOLERANCE);
    return { row, matches: own.length, ours, inside: near };
  });
}
