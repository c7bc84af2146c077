/** What the favourite gets over gaps of Elo rating, his home advantage in it. */
import type { SampleData } from './sample-data.ts';
import { mean, share } from './statistics.ts';

/** Elo points for a point of overall: the one constant of the strength table. */
export const ELO_A_POINT = 20;
/** Home advantage in Elo. */
export const HOME_ELO = 60;

/** Wins, draws and losses of the favourite (%), and his mean goal difference, in matches whose gap lies between two Elo ratings. */
export function favouriteResults(
  { matches }: Pick<SampleData, 'matches'>,
  [from, to]: readonly [number, number],
  eloAPoint = ELO_A_POINT,
): number[] {
  const differences = matches.flatMap(({ gap, goals: [home, away] }) => {
    const elo = gap * eloAPoint + HOME_ELO;
    if (Math.abs(elo) < from || Math.abs(elo) >= to) return [];
    return [elo >= 0 ? home - away : away - home];
  });
  if (differences.length === 0) return [Number.NaN, Number.NaN, Number.NaN, Number.NaN];
  return [
    100 * share(differences, (difference) => difference > 0),
    100 * share(differences, (difference) => difference === 0),
    100 * share(differences, (difference) => difference < 0),
    mean(differences),
  ];
}
