/**
 * Whether the shape of a side has its effect: each comparison with the sign that was declared before the measurement.
 */
import type { Position } from '@mundo-manager/rules/positions';
import { type FormationName, formationSlots } from '@mundo-manager/rules/tactics';
import { deviation, mean } from '../calibration/statistics.ts';
import type { Statistic } from '../contest/measure.ts';
import { type ContestPool, playContests } from '../contest/play.ts';
import type { Contest } from '../contest/worker.ts';
import type { Progress } from '../parallel/progress.ts';
import type { PlacesRow } from './rows.ts';

/** What the first formation has more of than the second, against the same neutral sides. */
interface Comparison {
  readonly name: string;
  readonly statistic: Exclude<Statistic, 'share'>;
  readonly more: FormationName;
  readonly less: FormationName;
  /** Positions whose players are measured, of each; the whole side where none are named. */
  readonly positions?: readonly [readonly Position[], readonly Position[]];
}

// biome-ignore format: a table
const COMPARISONS: readonly Comparison[] = [
  { name: 'goals: wingers of a 4-3-3 over wide midfielders of a 4-4-2', statistic: 'scored',       more: '433Wide', less: '442', positions: [['LW', 'RW'], ['LM', 'RM']] },
  { name: 'goals conceded: 3-4-3 over 5-3-2',                           statistic: 'goalsAgainst', more: '343Wide', less: '532' },
  { name: 'crosses: wide 4-3-3 over narrow 4-3-3',                      statistic: 'crosses',      more: '433Wide', less: '433Narrow' },
];

/** Inside where the difference has the declared sign. */
export async function shapeRows(pool: ContestPool, progress: Progress, matches: number): Promise<PlacesRow[]> {
  const rows: PlacesRow[] = [];
  for (const { name, statistic, more, less, positions } of COMPARISONS) {
    const [above, below] = [contests(more, positions?.[0], matches), contests(less, positions?.[1], matches)];
    progress.expect((above.length + below.length) * matches);
    const played = await playContests(pool, [...above, ...below], progress);
    const values = played.map((each) => each.map(({ measured }) => measured[statistic]));
    const sums = [values.slice(0, above.length), values.slice(above.length)].map((group) =>
      Array.from({ length: matches }, (_, n) => group.reduce((sum, each) => sum + (each[n] ?? 0), 0)),
    );
    const differences = (sums[0] ?? []).map((value, n) => value - (sums[1]?.[n] ?? 0));
    const error = deviation(differences) / Math.sqrt(matches);
    rows.push({ name, ours: mean(differences), error, low: 0, high: Number.POSITIVE_INFINITY, exact: true });
  }
  return rows;
}

function contests(formation: FormationName, positions: readonly Position[] | undefined, count: number): Contest[] {
  const plain: Contest = {
    own: [`formation ${formation}`],
    rival: [],
    squads: 'alike',
    label: 'shape',
    from: 0,
    count,
  };
  if (positions === undefined) return [plain];
  const slots = formationSlots(formation);
  return positions.map((position) => ({ ...plain, place: slots.findIndex((slot) => slot.position === position) }));
}
