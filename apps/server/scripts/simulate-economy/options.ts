/** What the simulation is asked for: `--seasons 20 --clubs 120 --seed 1 --category Várzea --quick`. */
import { parseArgs } from 'node:util';
import { CATEGORIES, type KnownCategory } from '@mundo-manager/rules/clubs';

export interface SimulationOptions {
  readonly seasons: number;
  /** As many in each category, and full leagues. */
  readonly clubs: number;
  readonly seed: string;
  /** The categories in which clubs play. With all of them clubs go up and down; in one alone they stay. */
  readonly categories: readonly KnownCategory[];
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
        clubs: { type: 'string', default: '120' },
        seed: { type: 'string', default: '1' },
        category: { type: 'string' },
        quick: { type: 'boolean', default: false },
      },
    });
    const [seasons, clubs] = [Number(values.seasons), Number(values.clubs)];
    const categories = CATEGORIES.filter((name) => values.category === undefined || name === values.category);
    if (!Number.isInteger(seasons) || seasons < 1) return `--seasons is a whole number from 1, not ${values.seasons}`;
    if (categories.length === 0) return `--category is one of ${CATEGORIES.join(', ')}, not ${values.category}`;
    const step = leagueClubs * categories.length;
    if (!Number.isInteger(clubs) || clubs < 1 || clubs % step !== 0) {
      return `--clubs is a multiple of ${step}, not ${values.clubs}`;
    }
    return { seasons, clubs, seed: values.seed, categories, quick: values.quick };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
