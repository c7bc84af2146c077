/** What the simulation is asked for: `--seasons 20 --clubs 120 --seed 1 --category Várzea --quick --keep run.state`. */
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

/** What the command is asked for besides the world that it plays. */
export interface RunOptions extends SimulationOptions {
  /** File that keeps the run after each season, and that a later run goes on from; null for none. */
  readonly keep: string | null;
  /** Picture of the curves, drawn anew after each season; null for none. */
  readonly curves: string | null;
}

/** The options of a command line, or what is wrong with it. */
export function readOptions(args: readonly string[], leagueClubs: number): RunOptions | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seasons: { type: 'string', default: '20' },
        clubs: { type: 'string', default: '120' },
        seed: { type: 'string', default: '1' },
        category: { type: 'string' },
        quick: { type: 'boolean', default: false },
        keep: { type: 'string' },
        curves: { type: 'string' },
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
    const { seed, quick, keep = null, curves = null } = values;
    return { seasons, clubs, seed, categories, quick, keep, curves };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
