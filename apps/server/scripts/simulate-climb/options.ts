/** What is simulated: `--seasons 500 --worlds 500 --after 20 --seed 1`. */
import { parseArgs } from 'node:util';

export interface ClimbOptions {
  /** Seasons of a world of four categories. */
  readonly seasons: number;
  /** Worlds in which a newcomer plays three seasons, for each kind of manager. */
  readonly worlds: number;
  /** Seasons that bots have played before so many newcomers come to old worlds as well; none unless given. */
  readonly after: number;
  /** Most points by which a club is founded better than in a new world; the rule set's unless given. */
  readonly lift: number | null;
  /** Worlds in which a newcomer plays one season, trained by a plan and greedily; none unless given. */
  readonly plans: number;
  /** Worlds in which a newcomer only trades, and another plays as bots do; none unless given. */
  readonly traders: number;
  readonly seed: string;
}

/** The options of a command line, or what is wrong with it. */
export function readOptions(args: readonly string[]): ClimbOptions | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seasons: { type: 'string', default: '500' },
        worlds: { type: 'string', default: '500' },
        after: { type: 'string', default: '0' },
        lift: { type: 'string' },
        plans: { type: 'string', default: '0' },
        traders: { type: 'string', default: '0' },
        seed: { type: 'string', default: '1' },
      },
    });
    const [seasons, worlds, plans] = [Number(values.seasons), Number(values.worlds), Number(values.plans)];
    const [after, lift] = [Number(values.after), values.lift === undefined ? null : Number(values.lift)];
    if (!Number.isInteger(seasons) || seasons < 0) return `--seasons is a whole number from 0, not ${values.seasons}`;
    if (!Number.isInteger(worlds) || worlds < 0) return `--worlds is a whole number from 0, not ${values.worlds}`;
    if (!Number.isInteger(plans) || plans < 0) return `--plans is a whole number from 0, not ${values.plans}`;
    const traders = Number(values.traders);
    if (!Number.isInteger(traders) || traders < 0) return `--traders is a whole number from 0, not ${values.traders}`;
    if (!Number.isInteger(after) || after < 0) return `--after is a whole number from 0, not ${values.after}`;
    if (lift !== null && (!Number.isInteger(lift) || lift < 0))
      return `--lift is a whole number from 0, not ${values.lift}`;
    return { seasons, worlds, after, lift, plans, traders, seed: values.seed };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
