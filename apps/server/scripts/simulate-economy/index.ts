/** `npm run simulate:economy -- --seasons 20 --clubs 100 --seed 1`: seasons of bot-run leagues through the rules, and what they do to money. R-ECO-5 */
import type { Category } from '@mundo-manager/rules/clubs';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { EconomyWorld } from './economy-world.ts';
import { playByEngine } from './engine-play.ts';
import { type Figure, figures, isWithin } from './figures.ts';
import { readOptions } from './options.ts';
import { playByModel } from './quick-model.ts';
import { type SeasonRow, seasonRow, sourcesAndSinks } from './season-row.ts';

const k = (dollars: number) => (dollars / 1000).toFixed(0);
const percent = (share: number) => (100 * share).toFixed(0);
/** The columns of the table, by their heads. */
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

const options = readOptions(process.argv.slice(2), ALPHA.competitions.leagueClubs);
if (typeof options === 'string') {
  console.error(options);
  process.exit(2);
}

const world = new EconomyWorld(options, ALPHA, options.quick ? playByModel : playByEngine);
const { population } = world;
console.log(
  `${options.clubs} clubs, ${options.categories.join(', ')}, ${options.seasons} seasons, seed ${options.seed}. Thousands of dollars per club:`,
);
console.log(`${'season'.padEnd(14)}${line(Object.keys(COLUMNS))}`);
for (let season = 1; season <= options.seasons; season++) {
  world.playSeason();
  const { all, betweenClubs } = population.purchases(season);
  for (const category of options.categories) console.log(row(category, season));
  const { bestAge, oldestForSale } = population.census(season);
  console.log(
    `${' '.repeat(14)}purchases per club ${(all / options.clubs).toFixed(2)}, between clubs ${betweenClubs}; the best are ${bestAge.toFixed(1)} years old, the oldest for sale ${oldestForSale}`,
  );
}

for (const category of options.categories) {
  console.log(`\n${category}: sources and sinks, thousands of dollars per club and season (means):`);
  for (const { type, amount } of sourcesAndSinks(population, category, options.seasons)) {
    console.log(`${type.padEnd(28)}${(amount / 1000).toFixed(1).padStart(10)}`);
  }
}
console.log('');

const wrong = [
  ...population.unbalanced().map((name) => `the balance of ${name} is not the sum of its entries`),
  ...figures(population, options, ALPHA.facilities).flatMap(verdict),
];
for (const complaint of wrong) console.error(`✘ ${complaint}`);
process.exit(wrong.length === 0 ? 0 : 1);

function row(category: Category, season: number): string {
  const values = seasonRow(population, category, season);
  const cells = Object.values(COLUMNS).map((cell) => cell(values));
  return `${String(season).padStart(3)} ${category.padEnd(10)}${line(cells)}`;
}

function line(cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(10)).join('');
}

/** Prints the figure, and says what is wrong with it. */
function verdict(figure: Figure): string[] {
  const { name, value, low, high, unit } = figure;
  const good = isWithin(figure);
  const text = `${name}: ${value.toFixed(2)} ${unit} (${low} to ${high})`;
  if (good) console.log(`✔ ${text}`);
  return good ? [] : [text];
}
