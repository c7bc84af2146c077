/** The figures that the economy is calibrated to, and their bands (R-ECO-1 to R-ECO-3). */
import type { FacilityRules } from '@mundo-manager/rules/facilities';
import { MONEY_ENTRY_TYPES, type MoneyEntryType } from '@mundo-manager/rules/finances';
import { changeOf, incomeOf, median } from './accounts.ts';
import type { SimulationOptions } from './options.ts';
import type { Population } from './population.ts';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly unit: '%' | 'seasons';
}

/** One row of the table: medians over the clubs in one season. */
export interface SeasonRow {
  readonly season: number;
  readonly income: number;
  readonly wages: number;
  readonly wageShare: number;
  readonly transfers: number;
  readonly building: number;
  readonly change: number;
  readonly changeShare: number;
  readonly cash: number;
}

const BUILDING = ['Stadium Upgrade', 'Facility Upgrade'] as const;
const TRANSFERS = ['Transfer In', 'Transfer Out', 'Player Contract Rescission'] as const;

/** The season's medians, taken right after it. */
export function seasonRow({ accounts, clubs }: Population, season: number): SeasonRow {
  const rows = [...clubs.values()].map(({ id, finances }) => {
    const sums = accounts.money(id, season);
    const income = incomeOf(sums);
    const wages = -(sums['Salary Payment'] ?? 0);
    const of = (types: readonly (keyof typeof sums)[]) => types.reduce((sum, type) => sum + (sums[type] ?? 0), 0);
    const change = changeOf(sums);
    return {
      season,
      income,
      wages,
      wageShare: wages / income,
      transfers: of(TRANSFERS),
      building: of(BUILDING),
      change,
      changeShare: change / income,
      cash: finances.totalMoney,
    };
  });
  const middle = (field: keyof SeasonRow) => median(rows.map((row) => row[field]));
  return {
    season,
    income: middle('income'),
    wages: middle('wages'),
    wageShare: middle('wageShare'),
    transfers: middle('transfers'),
    building: middle('building'),
    change: middle('change'),
    changeShare: middle('changeShare'),
    cash: middle('cash'),
  };
}

/** What each type of entry brings or takes, per club and season on average, largest source first. */
export function sourcesAndSinks(
  { accounts, clubs }: Population,
  seasons: number,
): { readonly type: MoneyEntryType; readonly amount: number }[] {
  return MONEY_ENTRY_TYPES.filter((type) => type !== 'Opening Balance')
    .map((type) => {
      const sums = [...clubs.keys()].flatMap((id) => range(1, seasons).map((season) => accounts.money(id, season)));
      return { type, amount: sums.reduce((total, sum) => total + (sum[type] ?? 0), 0) / sums.length };
    })
    .sort((left, right) => right.amount - left.amount);
}

/** All figures after the last season; the stadium's is of clubs as they are founded. */
export function figures(
  population: Population,
  { seasons, category }: SimulationOptions,
  facilities: FacilityRules,
): Figure[] {
  const all = range(1, seasons);
  const late = range(Math.floor(seasons / 2) + 1, seasons);
  const stadium: Figure = {
    name: 'saving for stadium level 2',
    value: seasonsToStadium(population, facilities),
    low: 0.7,
    high: 1.5,
    unit: 'seasons',
  };
  return [
    share('change of money, share of income', changeShare(population, all), CHANGE),
    share('  the same, second half', changeShare(population, late), CHANGE),
    share('wages, share of income', wageShare(population, all), WAGES),
    share('  the same, second half', wageShare(population, late), WAGES),
    ...(category === 'Várzea' ? [stadium] : []),
  ];
}

const CHANGE = { low: -5, high: 10 };
const WAGES = { low: 45, high: 70 };

function share(name: string, value: number, band: { readonly low: number; readonly high: number }): Figure {
  return { name, value: 100 * value, ...band, unit: '%' };
}

export function isWithin({ value, low, high }: Figure): boolean {
  return value >= low && value <= high;
}

/** The median club's change of money in those seasons, as a share of what it earned in them. */
function changeShare(population: Population, seasons: readonly number[]): number {
  return medianShare(population, seasons, changeOf);
}

function wageShare(population: Population, seasons: readonly number[]): number {
  return medianShare(population, seasons, (sums) => -(sums['Salary Payment'] ?? 0));
}

function medianShare({ accounts, clubs }: Population, seasons: readonly number[], of: typeof incomeOf): number {
  const shares = [...clubs.keys()].map((id) => {
    const sums = seasons.map((season) => accounts.money(id, season));
    return sums.reduce((sum, one) => sum + of(one), 0) / sums.reduce((sum, one) => sum + incomeOf(one), 0);
  });
  return median(shares);
}

/** Seasons until the opening money and what the first season's income leaves after wages pay for the second level of the stadium, for the median club. */
function seasonsToStadium({ accounts, clubs }: Population, { stadium }: FacilityRules): number {
  const price = stadium[1]?.price ?? 0;
  const needed = [...clubs.keys()].map((id) => {
    const opening = accounts.money(id, 0)['Opening Balance'] ?? 0;
    const first = accounts.money(id, 1);
    const saved = incomeOf(first) + (first['Salary Payment'] ?? 0);
    return saved > 0 ? Math.max(0, price - opening) / saved : Number.POSITIVE_INFINITY;
  });
  return median(needed);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
