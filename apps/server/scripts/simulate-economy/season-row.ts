/** One line of the table: a category, or the world, in one season. */
import type { Category } from '@mundo-manager/rules/clubs';
import { MONEY_ENTRY_TYPES, type MoneyEntryType } from '@mundo-manager/rules/finances';
import { changeOf, incomeOf, median, type Sums, sumOf } from './accounts.ts';
import { range } from './figures.ts';
import type { Population } from './population.ts';

/** Medians over the clubs of the category, in dollars; shares are of what all of them earned. */
export interface SeasonRow {
  readonly income: number;
  readonly wageShare: number;
  readonly transfers: number;
  readonly building: number;
  readonly upkeep: number;
  readonly changeShare: number;
  readonly cash: number;
  readonly credits: number;
  readonly stadium: number;
  readonly centers: number;
  readonly overall: number;
  readonly grown: number;
}

const BUILDING = ['Stadium Upgrade', 'Facility Upgrade'] as const;
const TRANSFERS = ['Transfer In', 'Transfer Out', 'Player Contract Rescission'] as const;

/** The season of a category, taken after its end. */
export function seasonRow(population: Population, category: Category, season: number): SeasonRow {
  const sums = population.sumsOf(category, season);
  const census = population.census(season).byCategory.get(category);
  if (census === undefined) throw new Error(`no club of ${category} in season ${season}`);
  const of = (types: readonly MoneyEntryType[]) => (sum: Sums) => sumOf(types.map((type) => sum[type] ?? 0));
  const total = (values: (sum: Sums) => number) => sumOf(sums.map(values));
  return {
    income: median(sums.map(incomeOf)),
    wageShare: -total(of(['Salary Payment'])) / total(incomeOf),
    transfers: total(of(TRANSFERS)) / sums.length,
    building: total(of(BUILDING)) / sums.length,
    upkeep: total(of(['Facility Upkeep'])) / sums.length,
    changeShare: total(changeOf) / total(incomeOf),
    cash: census.cash,
    credits: census.credits,
    stadium: census.stadium,
    centers: census.centers,
    overall: median(census.overalls),
    grown: census.grown,
  };
}

/** What each type of entry brings or takes, per club and season on average, largest source first. */
export function sourcesAndSinks(
  population: Population,
  category: Category,
  seasons: number,
): { readonly type: MoneyEntryType; readonly amount: number }[] {
  const sums = range(1, seasons).flatMap((season) => population.sumsOf(category, season));
  return MONEY_ENTRY_TYPES.filter((type) => type !== 'Opening Balance')
    .map((type) => ({ type, amount: sumOf(sums.map((sum) => sum[type] ?? 0)) / sums.length }))
    .sort((left, right) => right.amount - left.amount);
}
