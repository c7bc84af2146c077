/** The table of the simulation: a line for each category, and one for the market, in every season. */
import type { SimulationOptions } from './options.ts';
import type { Population } from './population.ts';
import { type SeasonRow, seasonRow } from './season-row.ts';

const k = (dollars: number) => (dollars / 1000).toFixed(0);
const percent = (share: number) => (100 * share).toFixed(0);
/** The columns, by their heads. */
const COLUMNS: Readonly<Record<string, (row: SeasonRow) => string>> = {
  income: ({ income }) => k(income),
  'wages %': ({ wageShare }) => percent(wageShare),
  transfers: ({ transfers }) => k(transfers),
  building: ({ building }) => k(building),
  upkeep: ({ upkeep }) => k(upkeep),
  'change %': ({ changeShare }) => percent(changeShare),
  cash: ({ cash }) => k(cash),
  credits: ({ credits }) => credits.toFixed(0),
  stadium: ({ stadium }) => stadium.toFixed(1),
  centers: ({ centers }) => centers.toFixed(1),
  overall: ({ overall }) => overall.toFixed(1),
  'grown %': ({ grown }) => percent(grown),
};

export function headLine(): string {
  return `${'season'.padEnd(14)}${line(Object.keys(COLUMNS))}`;
}

/** The lines of a season that has been played. */
export function seasonLines(population: Population, { categories, clubs }: SimulationOptions, season: number) {
  const { all, betweenClubs } = population.purchases(season);
  const { bestAge, oldestForSale } = population.census(season);
  return [
    ...categories.map((category) => {
      const values = seasonRow(population, category, season);
      const cells = Object.values(COLUMNS).map((cell) => cell(values));
      return `${String(season).padStart(3)} ${category.padEnd(10)}${line(cells)}`;
    }),
    `${' '.repeat(14)}purchases per club ${(all / clubs).toFixed(2)}, between clubs ${betweenClubs}; the best are ${bestAge.toFixed(1)} years old, the oldest for sale ${oldestForSale}`,
  ];
}

function line(cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(10)).join('');
}
