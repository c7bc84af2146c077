/** `npm run simulate:economy -- --seasons 20 --clubs 100 --seed 1`: seasons of bot-run leagues through the rules, and what they do to money. R-ECO-5 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { curvesOf } from './curves.ts';
import { curvesSvg } from './curves-svg.ts';
import { EconomyWorld } from './economy-world.ts';
import { playByEngine } from './engine-play.ts';
import { type Figure, figures, isWithin } from './figures.ts';
import { keepRun, readKeptRun } from './kept-run.ts';
import { type RunOptions, readOptions } from './options.ts';
import { playByModel } from './quick-model.ts';
import { sourcesAndSinks } from './season-row.ts';
import { headLine, seasonLines } from './season-table.ts';
import { sparklines } from './sparklines.ts';

const options = askedOptions();
const [file, picture] = [options.keep, options.curves].map(pathOf) as [string | null, string | null];
const world = foundOrResume();
const { population } = world;
console.log(
  `${options.clubs} clubs, ${options.categories.join(', ')}, ${options.seasons} seasons, seed ${options.seed}. Thousands of dollars per club:`,
);
console.log(headLine());
for (let season = 1; season <= options.seasons; season++) {
  if (season > population.season) {
    world.playSeason();
    keep(world);
  }
  draw(season);
  for (const line of seasonLines(population, options, season)) console.log(line);
}

for (const category of options.categories) {
  console.log(`\n${category}: sources and sinks, thousands of dollars per club and season (means):`);
  for (const { type, amount } of sourcesAndSinks(population, category, options.seasons)) {
    console.log(`${type.padEnd(28)}${(amount / 1000).toFixed(1).padStart(10)}`);
  }
}
console.log('\nCurves, each from its least to its greatest:');
const LINES_IN_TEXT = ['overall', 'cash'] as const;
const curves = curvesOf(population, options.categories, options.seasons);
for (const line of sparklines(curves.filter(({ id }) => LINES_IN_TEXT.some((wanted) => wanted === id)))) {
  console.log(line);
}
console.log('');

const wrong = [
  ...population.unbalanced().map((name) => `the balance of ${name} is not the sum of its entries`),
  ...figures(population, options, ALPHA.facilities).flatMap(verdict),
];
for (const complaint of wrong) console.error(`✘ ${complaint}`);
process.exit(wrong.length === 0 ? 0 : 1);

function askedOptions(): RunOptions {
  const asked = readOptions(process.argv.slice(2), ALPHA.competitions.leagueClubs);
  return typeof asked === 'string' ? refuse(asked) : asked;
}

/** The world of the kept run, or a new one. That is kept at once, so a file that can't be written shows early. */
function foundOrResume(): EconomyWorld {
  const play = options.quick ? playByModel : playByEngine;
  const kept = file === null ? undefined : orRefuse(() => readKeptRun(file, options, ALPHA));
  if (typeof kept === 'string') refuse(kept);
  const found = new EconomyWorld(options, ALPHA, play, kept);
  if (kept === undefined) keep(found);
  return found;
}

function keep(played: EconomyWorld): void {
  if (file !== null) orRefuse(() => keepRun(file, played.state(), options, ALPHA));
}

/** Draws the curves of the seasons so far. */
function draw(seasons: number): void {
  if (picture === null) return;
  const drawn = curvesSvg(curvesOf(population, options.categories, seasons), { ...options, seasons });
  orRefuse(() => writeFileSync(picture, drawn));
}

/** A path from where the command was called. */
function pathOf(path: string | null): string | null {
  return path === null ? null : resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** What the action on a file answers; ends the process where the file can't be read or written. */
function orRefuse<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(complaint: string): never {
  console.error(complaint);
  process.exit(2);
}

/** Prints the figure, and says what is wrong with it. */
function verdict(figure: Figure): string[] {
  const { name, value, low, high, unit } = figure;
  const good = isWithin(figure);
  const text = `${name}: ${value.toFixed(2)} ${unit} (${low} to ${high})`;
  if (good) console.log(`✔ ${text}`);
  return good ? [] : [text];
}
