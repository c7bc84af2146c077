/** Curves of the simulation: a figure of each category by season. */
import type { Category } from '@mundo-manager/rules/clubs';
import { mean } from './accounts.ts';
import type { CategoryCensus } from './census.ts';
import { range } from './figures.ts';
import type { Population } from './population.ts';
import { type SeasonRow, seasonRow } from './season-row.ts';

/** What a figure of a category in a season is taken from. */
interface SeasonOfCategory {
  readonly row: SeasonRow;
  readonly census: CategoryCensus;
  readonly purchasesPerClub: number;
}

interface CurveKind {
  readonly id: 'overall' | 'potential' | 'income' | 'wages' | 'cash' | 'purchases' | 'age';
  readonly title: string;
  readonly unit: string;
  readonly of: (season: SeasonOfCategory) => number;
  /** Seasons that a point is the mean of, its own the last: incomes and wages vary with the paydays of a season. */
  readonly over?: number;
}

/** Seasons with as many paydays in each stretch: 84 days, twelve weeks. */
const WEEKS_EVEN = 7;

const KINDS: readonly CurveKind[] = [
  { id: 'overall', title: 'Mean overall', unit: 'points', of: ({ census }) => mean(census.overalls) },
  { id: 'potential', title: 'Mean potential', unit: 'points', of: ({ census }) => mean(census.potentials) },
  {
    id: 'income',
    title: 'Median income',
    unit: 'thousand $ a season',
    of: ({ row }) => row.income / 1000,
    over: WEEKS_EVEN,
  },
  { id: 'wages', title: 'Wages', unit: '% of income', of: ({ row }) => 100 * row.wageShare, over: WEEKS_EVEN },
  {
    id: 'cash',
    title: 'Median cash',
    unit: 'seasons of income',
    of: ({ row }) => row.cash / row.income,
    over: WEEKS_EVEN,
  },
  {
    id: 'purchases',
    title: 'Purchases per club',
    unit: 'players a season',
    of: ({ purchasesPerClub }) => purchasesPerClub,
  },
  { id: 'age', title: 'Mean age of the best 5 %', unit: 'years', of: ({ census }) => census.bestAge },
];

export interface SeasonCurve {
  readonly id: CurveKind['id'];
  readonly title: string;
  readonly unit: string;
  /** The value of each season, from the first. */
  readonly lines: readonly { readonly category: Category; readonly values: readonly number[] }[];
}

/** The curves of so many seasons, a line for each category. */
export function curvesOf(population: Population, categories: readonly Category[], seasons: number): SeasonCurve[] {
  const played = categories.map((category) => ({
    category,
    seasons: range(1, seasons).map((season) => seasonOf(population, category, season)),
  }));
  return KINDS.map(({ id, title, unit, of, over = 1 }) => ({
    id,
    title: over === 1 ? title : `${title}, mean of ${over} seasons`,
    unit,
    lines: played.map((each) => ({ category: each.category, values: movingMeans(each.seasons.map(of), over) })),
  }));
}

function seasonOf(population: Population, category: Category, season: number): SeasonOfCategory {
  const census = population.census(season).byCategory.get(category);
  if (census === undefined) throw new Error(`no club of ${category} in season ${season}`);
  const purchases = population.purchases(season).byCategory.get(category) ?? 0;
  return {
    row: seasonRow(population, category, season),
    census,
    purchasesPerClub: purchases / population.clubsOf(category, season).length,
  };
}

/** Each value as the mean of so many values up to it, of fewer at the start. */
function movingMeans(values: readonly number[], over: number): number[] {
  return values.map((_, index) => mean(values.slice(Math.max(0, index + 1 - over), index + 1)));
}
