/** What the simulation is asked for: `--seasons 20 --clubs 100 --seed 1 --category Várzea --quick`. */
import { parseArgs } from 'node:util';
import { CATEGORIES, type KnownCategory } from '@mundo-manager/rules/clubs';

export interface SimulationOptions {
  readonly seasons: number;
  /** A multiple of the clubs of a league. */
  readonly clubs: number;
  readonly seed: string;
  readonly category: KnownCategory;
  /** Results from a simple model instead of the engine: a quarter of the time. */
  readonly quick: boolean;
}

/** The options of a command line, or what is wrong with it. */
export function readOptions(args: readonly string[], leagueClubs: number): SimulationOptions | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seasons: { type: 'string', default: '20' },
        clubs: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        category: { type: 'string', default: 'Várzea' },
        quick: { type: 'boolean', default: false },
      },
    });
    const [seasons, clubs] = [Number(values.seasons), Number(values.clubs)];
    const category = CATEGORIES.find((name) => name === values.category);
    if (!Number.isInteger(seasons) || seasons < 1) return `--seasons is a whole number from 1, not ${values.seasons}`;
    if (!Number.isInteger(clubs) || clubs < 1 || clubs % leagueClubs !== 0) {
      return `--clubs is a multiple of ${leagueClubs}, not ${values.clubs}`;
    }
    if (category === undefined) return `--category is one of ${CATEGORIES.join(', ')}, not ${values.category}`;
    return { seasons, clubs, seed: values.seed, category, quick: values.quick };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
