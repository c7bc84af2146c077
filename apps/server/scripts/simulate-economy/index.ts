/** `npm run simulate:economy -- --seasons 20 --clubs 100 --seed 1`: seasons of bot-run leagues through the rules, and what they do to money. R-ECO-5 */
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { EconomyWorld } from './economy-world.ts';
import { playByEngine } from './engine-play.ts';
import { type Figure, figures, isWithin } from './figures.ts';
import { readOptions } from './options.ts';
import { playByModel } from './quick-model.ts';
import { sourcesAndSinks } from './season-row.ts';
import { headLine, seasonLines } from './season-table.ts';

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
console.log(headLine());
for (let season = 1; season <= options.seasons; season++) {
  world.playSeason();
  for (const line of seasonLines(population, options, season)) console.log(line);
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

/** Prints the figure, and says what is wrong with it. */
function verdict(figure: Figure): string[] {
  const { name, value, low, high, unit } = figure;
  const good = isWithin(figure);
  const text = `${name}: ${value.toFixed(2)} ${unit} (${low} to ${high})`;
  if (good) console.log(`✔ ${text}`);
  return good ? [] : [text];
}
