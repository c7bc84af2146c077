/** `npm run simulate:economy -- --seasons 20 --clubs 100 --seed 1`: seasons of bot-run leagues through the rules, and what they do to money. R-ECO-5 */
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { playByEngine } from './engine-play.ts';
import { type Figure, figures, isWithin, type SeasonRow, seasonRow, sourcesAndSinks } from './figures.ts';
import { readOptions } from './options.ts';
import { playByModel } from './quick-model.ts';
import { World } from './world.ts';

const options = readOptions(process.argv.slice(2), ALPHA.competitions.leagueClubs);
if (typeof options === 'string') {
  console.error(options);
  process.exit(2);
}

const world = new World(options, ALPHA, options.quick ? playByModel : playByEngine);
const { population } = world;
console.log(
  `${options.clubs} clubs, ${options.category}, ${options.seasons} seasons, seed ${options.seed}. Medians, thousands of dollars:`,
);
console.log(line(['season', 'income', 'wages', '%', 'transfers', 'building', 'change', '%', 'cash']));
for (let season = 1; season <= options.seasons; season++) {
  world.playSeason();
  console.log(row(seasonRow(population, season)));
}

console.log('\nSources and sinks, thousands of dollars per club and season (means):');
for (const { type, amount } of sourcesAndSinks(population, options.seasons)) {
  console.log(`${type.padEnd(28)}${(amount / 1000).toFixed(1).padStart(10)}`);
}
console.log('');

const wrong = [
  ...population.unbalanced().map((name) => `the balance of ${name} is not the sum of its entries`),
  ...figures(population, options, ALPHA.facilities).flatMap(verdict),
];
for (const complaint of wrong) console.error(`✘ ${complaint}`);
process.exit(wrong.length === 0 ? 0 : 1);

function row({ season, income, wages, wageShare, transfers, building, change, changeShare, cash }: SeasonRow): string {
  const k = (dollars: number) => (dollars / 1000).toFixed(0);
  const percent = (share: number) => (100 * share).toFixed(0);
  return line([
    season,
    k(income),
    k(wages),
    percent(wageShare),
    k(transfers),
    k(building),
    k(change),
    percent(changeShare),
    k(cash),
  ]);
}

function line(cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(10)).join('');
}

/** Prints the figure, and says what is wrong with it. */
function verdict(figure: Figure): string[] {
  const { name, value, low, high, unit } = figure;
  const good = isWithin(figure);
  const text = `${name}: ${value.toFixed(2)} ${unit} (${low} to ${high})`;
  if (good) console.log(`✔ ${text}`);
  return good ? [] : [text];
}
