/** The figures that the economy is calibrated to, and their bands (R-ECO-1 to R-ECO-3, R-ECO-6). */

import { CATEGORIES, type Category } from '@mundo-manager/rules/clubs';
import type { FacilityRules } from '@mundo-manager/rules/facilities';
import { changeOf, incomeOf, median, type Sums, sumOf } from './accounts.ts';
import { type Census, distributionDistance } from './census.ts';
import type { SimulationOptions } from './options.ts';
import type { Population } from './population.ts';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly unit: 'points' | '%' | 'seasons' | 'credits' | 'a season' | 'years' | 'KS' | 'times';
}

export function isWithin({ value, low, high }: Figure): boolean {
  return value >= low && value <= high;
}

/** Seasons over which shares of income are compared: shorter stretches have a payday more or less. */
const STRETCH = 20;
/** The season that later ones are compared with: clubs have found their feet, squads are still their first. */
const REFERENCE = 10;
/** The first season in which clubs buy as usual; in earlier ones they have no weekly income to plan with. */
const FIRST_MARKET = 3;

/** All figures after the last season. */
export function figures(population: Population, options: SimulationOptions, facilities: FacilityRules): Figure[] {
  const { seasons, categories } = options;
  return [
    ...stretches(seasons).flatMap(([first, last]) =>
      categories.flatMap((category) => {
        const sums = range(first, last).flatMap((season) => population.sumsOf(category, season));
        const name = `${category}, seasons ${first}–${last}:`;
        return [
          kept(`${name} the median club keeps, share of income`, population, category, range(first, last)),
          share(`${name} wages, share of income`, sums, (sum) => -(sum['Salary Payment'] ?? 0), WAGES),
        ];
      }),
    ),
    ...(categories.includes('Várzea') ? [savingForStadium(population, facilities)] : []),
    ...(categories.length === CATEGORIES.length ? climbersStadium(population, options, facilities) : []),
    tills(population, seasons),
    {
      name: 'median credits of clubs that pay entries, in the last season',
      value: population.census(seasons).credits,
      low: 0,
      high: 150,
      unit: 'credits',
    },
    ...(seasons >= FIRST_MARKET ? market(population, seasons) : []),
    ...(seasons >= 2 * REFERENCE ? drifts(population.census(REFERENCE), population.census(seasons)) : []),
  ];
}

const KEPT = { low: -5, high: 10 };
const WAGES = { low: 45, high: 70 };

function stretches(seasons: number): (readonly [number, number])[] {
  const whole = Math.floor(seasons / STRETCH);
  if (whole === 0) return [[1, seasons]];
  return range(1, whole).map((index) => [(index - 1) * STRETCH + 1, index * STRETCH]);
}

/** Seasons of a stretch that a club has to play in a category to count there. */
const SEASONS_TO_COUNT = 5;

/** What the median club of the category keeps over those of the seasons that it played there. R-ECO-1 */
function kept(name: string, population: Population, category: Category, seasons: readonly number[]): Figure {
  const bySeason = seasons.map((season) => ({ season, clubs: population.clubsOf(category, season) }));
  const clubs = new Set(bySeason.flatMap((each) => each.clubs));
  const shares = [...clubs].flatMap((id) => {
    const sums = bySeason
      .filter((each) => each.clubs.includes(id))
      .map(({ season }) => population.accounts.money(id, season));
    return sums.length < Math.min(SEASONS_TO_COUNT, seasons.length)
      ? []
      : [(100 * sumOf(sums.map(changeOf))) / sumOf(sums.map(incomeOf))];
  });
  return { name, value: median(shares), ...KEPT, unit: '%' };
}

/** A sum over all clubs and seasons, as a share of their income. */
function share(
  name: string,
  sums: readonly Sums[],
  of: (sums: Sums) => number,
  band: { readonly low: number; readonly high: number },
): Figure {
  return { name, value: (100 * sumOf(sums.map(of))) / sumOf(sums.map(incomeOf)), ...band, unit: '%' };
}

/** Seasons that the median new Várzea club saves for the second level of its stadium. */
function savingForStadium(population: Population, { stadium }: FacilityRules): Figure {
  const price = stadium[1]?.price ?? 0;
  const needed = population.clubsOf('Várzea', 1).map((id) => {
    const opening = population.accounts.money(id, 0)['Opening Balance'] ?? 0;
    const first = population.accounts.money(id, 1);
    const saved = incomeOf(first) + (first['Salary Payment'] ?? 0);
    return saved > 0 ? Math.max(0, price - opening) / saved : Number.POSITIVE_INFINITY;
  });
  return { name: 'saving for stadium level 2', value: median(needed), low: 0.7, high: 1.5, unit: 'seasons' };
}

/** Seasons that a climbing club plays in each category below the highest. */
const SEASONS_A_STEP = 4;

/**
 * Seasons until a club that climbs a category every four seasons has saved the prices of all stadium levels from its
 * category's mean income after wages and upkeep. Bots seldom climb so far; empty if the run is too short.
 */
function climbersStadium(
  population: Population,
  { seasons, categories }: SimulationOptions,
  { stadium }: FacilityRules,
): Figure[] {
  const price = sumOf(stadium.map((level) => level.price));
  const [first = ''] = population.clubsOf('Várzea', 1);
  let saved = population.accounts.money(first, 0)['Opening Balance'] ?? 0;
  const needed = range(1, seasons).find((season) => {
    const step = Math.min(categories.length - 1, Math.floor((season - 1) / SEASONS_A_STEP));
    const sums = population.sumsOf(categories[step] ?? 'Várzea', season);
    const left = (sum: Sums) => incomeOf(sum) + (sum['Salary Payment'] ?? 0) + (sum['Facility Upkeep'] ?? 0);
    saved += sumOf(sums.map(left)) / sums.length;
    return saved >= price;
  });
  if (needed === undefined) return [];
  return [{ name: 'saving for stadium level 5 on the way to Pro', value: needed, low: 10, high: 25, unit: 'seasons' }];
}

/** The fullest till of any season, in seasons of income: the median club's cash over the median income. */
function tills(population: Population, seasons: number): Figure {
  const value = Math.max(
    ...range(1, seasons).map((season) => {
      const income = median([...population.clubs.keys()].map((id) => incomeOf(population.accounts.money(id, season))));
      return population.census(season).cash / income;
    }),
  );
  return { name: 'median cash at its highest', value, low: 0, high: 3, unit: 'seasons' };
}

/** Purchases per season, their share between clubs, and the change of prices. */
function market(population: Population, seasons: number): Figure[] {
  const perClub = (season: number) => population.purchases(season).all / population.clubs.size;
  const from = range(FIRST_MARKET, seasons);
  const total = sumOf(from.map((season) => population.purchases(season).all));
  const between = sumOf(from.map((season) => population.purchases(season).betweenClubs));
  const least = Math.min(...from.map(perClub));
  const oldest = Math.max(...range(1, seasons).map((season) => population.census(season).oldestForSale));
  const index = Math.max(
    ...from.map((season) => priceChange(population.census(season - 1), population.census(season))),
  );
  return [
    { name: 'fewest purchases per club', value: least, low: 0.8, high: Infinity, unit: 'a season' },
    { name: 'purchases between clubs', value: (100 * between) / total, low: 25, high: 100, unit: '%' },
    ...(seasons >= 2 * REFERENCE
      ? [
          {
            name: 'purchases of the last ten seasons by those of seasons 6–15',
            value: sumOf(range(seasons - 9, seasons).map(perClub)) / sumOf(range(6, 15).map(perClub)),
            low: 0.8,
            high: Infinity,
            unit: 'times',
          } as const,
        ]
      : []),
    { name: 'oldest player for sale', value: oldest, low: 0, high: 36, unit: 'years' },
    { name: 'largest change of prices from season to season', value: 100 * index, low: 0, high: 5, unit: '%' },
  ];
}

/** The mean change of price over the steps of overall and age that both have, as a share, without its sign. */
function priceChange(before: Census, after: Census): number {
  const logs = [...after.prices].flatMap(([cell, price]) => {
    const earlier = before.prices.get(cell);
    return earlier === undefined ? [] : [Math.log(price / earlier)];
  });
  return Math.abs(Math.expm1(sumOf(logs) / Math.max(1, logs.length)));
}

function drifts(early: Census, late: Census): Figure[] {
  return [
    {
      name: 'drift of the mean age of the best 5 %',
      value: Math.abs(late.bestAge - early.bestAge),
      low: 0,
      high: 1,
      unit: 'years',
    },
    ...[...early.byCategory].flatMap(([category, { overalls, potentials }]): Figure[] => {
      const now = late.byCategory.get(category);
      const drift = { low: 0, high: 0.1, unit: 'KS' } as const;
      return [
        { name: `${category}: drift of overall`, value: distributionDistance(overalls, now?.overalls ?? []), ...drift },
        {
          name: `${category}: drift of potential`,
          value: distributionDistance(potentials, now?.potentials ?? []),
          ...drift,
        },
      ];
    }),
  ];
}

export function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
