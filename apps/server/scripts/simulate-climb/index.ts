/** `npm run simulate:climb -- --seasons 500 --worlds 500 --seed 1`: whether clubs rise and fall as they should. R-ECO-8 to R-ECO-11 */

import { ALPHA } from '@mundo-manager/rules/ruleset';
import { mean } from '../simulate-economy/accounts.ts';
import type { EconomyWorld } from '../simulate-economy/economy-world.ts';
import { type Figure, isWithin } from '../simulate-economy/figures.ts';
import { BOT, type Policy } from '../simulate-economy/policy.ts';
import { playDivisions } from './divisions.ts';
import { botWorld } from './newcomer-world.ts';
import {
  climb,
  type FirstSeasons,
  FOLLOWS_TUTORIAL,
  firstSeason,
  PRESSES_ON,
  TRAINS_BY_PLAN,
  TRAINS_GREEDILY,
} from './newcomers.ts';
import { readOptions } from './options.ts';
import { gainOf, TRADES } from './trader.ts';

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  console.error(options);
  process.exit(2);
}
const { seasons, worlds, after, lift, plans, traders, seed } = options;
const ruleset = lift === null ? ALPHA : { ...ALPHA, clubCreation: { ...ALPHA.clubCreation, highestLift: lift } };

/** Newcomers who come to copies of one old world. */
const NEWCOMERS_A_WORLD = 5;

/** Seasons after which it is counted what a trader has gained. */
const TRADED_SEASONS = 5;

const figures: Figure[] = [];
if (seasons > 0) {
  const { promoted, relegated } = playDivisions(seasons, seed, ruleset);
  console.log(`${seasons} seasons of four categories, seed ${seed}:`);
  console.log('promoted to   clubs  stay up %  points %');
  for (const category of new Set(promoted.map((each) => each.category))) {
    const own = promoted.filter((each) => each.category === category);
    console.log(row(category, own.length, share(own, isUp), mean(own.map((each) => each.pointsShare))));
  }
  console.log('relegated from  clubs  pay wages %');
  for (const category of new Set(relegated.map((each) => each.category))) {
    const own = relegated.filter((each) => each.category === category);
    console.log(
      row(
        category,
        own.length,
        share(own, ({ paysWages }) => paysWages),
      ),
    );
  }
  figures.push(
    percent('promoted clubs that stay up', share(promoted, isUp), 40, 65),
    percent('points of promoted clubs', mean(promoted.map((each) => each.pointsShare)), 35, 100),
    percent(
      'relegated clubs that pay their wages',
      share(relegated, ({ paysWages }) => paysWages),
      100,
      100,
    ),
  );
}
if (worlds > 0) figures.push(...newcomers('new worlds', (seed) => botWorld(0, seed, ruleset)));
if (worlds > 0 && after > 0) {
  const groups = Array.from({ length: Math.ceil(worlds / NEWCOMERS_A_WORLD) }, (_, index) => index + 1);
  const aged = new Map(groups.map((group) => [group, botWorld(after, `${seed}/old ${group}`, ruleset)]));
  const found = (own: string, number: number) => aged.get(Math.ceil(number / NEWCOMERS_A_WORLD))?.fork(own);
  figures.push(...newcomers(`worlds of ${after} seasons`, found));
}
if (plans > 0) {
  const live = (policy: typeof PRESSES_ON) =>
    Array.from({ length: plans }, (_, world) => firstSeason(policy, `${seed}/${world + 1}`, ruleset));
  console.log(`\n${plans} worlds, points and rating after the first season:`);
  const [planned, greedy] = [
    ['by the suggested plan', TRAINS_BY_PLAN],
    ['greedily', TRAINS_GREEDILY],
  ].map(([name, policy]) => {
    const lived = live(policy as typeof PRESSES_ON);
    const [points, rating] = [mean(lived.map((each) => each.points)), mean(lived.map((each) => each.rating))];
    console.log(`${String(name).padEnd(22)}${points.toFixed(1).padStart(8)}${rating.toFixed(2).padStart(8)}`);
    return { points, rating };
  });
  if (planned !== undefined && greedy !== undefined) {
    const points = greedy.points - planned.points;
    const rating = greedy.rating - planned.rating;
    figures.push({ name: 'points that a plan lacks', value: points, low: -18, high: 2, unit: 'points' });
    figures.push({ name: 'rating that a plan lacks', value: rating, low: -5, high: 0.5, unit: 'points' });
  }
}
if (traders > 0) figures.push(tradersGain());
console.log('');
for (const figure of figures) {
  const { name, value, low, high, unit } = figure;
  console.log(`${isWithin(figure) ? '✔' : '✘'} ${name}: ${value.toFixed(1)} ${unit} (${low} to ${high})`);
}
process.exit(figures.every(isWithin) ? 0 : 1);

/** Newcomers of both kinds, each in a world of his own. */
function newcomers(where: string, worldOf: (seed: string, number: number) => EconomyWorld | undefined): Figure[] {
  const climbs = (policy: typeof PRESSES_ON) =>
    Array.from({ length: worlds }, (_, index) => {
      const own = `${seed}/${index + 1}`;
      const world = worldOf(own, index + 1);
      if (world === undefined) throw new Error(`no world for the newcomer ${own}`);
      return climb(world, policy, own, ruleset);
    });
  const [tutorial, pressing] = [climbs(FOLLOWS_TUTORIAL), climbs(PRESSES_ON)];
  const [eleven, rivals, place] = (['eleven', 'rivals', 'place'] as const).map((key) =>
    mean(tutorial.map((each) => each[key])).toFixed(1),
  );
  console.log(`\n${worlds} newcomers in ${where}, elevens of ${eleven} among ${rivals}, place ${place} on paper:`);
  console.log('promoted in season 1, 2, 3, not at all');
  for (const [name, results] of [
    ['follows the tutorial', tutorial],
    ['only presses on', pressing],
  ] as const) {
    const counts = [1, 2, 3, null].map((wanted) => results.filter(({ promotedIn }) => promotedIn === wanted).length);
    console.log(`${name.padEnd(22)}${counts.map((count) => String(count).padStart(6)).join('')}`);
  }
  const isPromoted = ({ promotedIn }: FirstSeasons) => promotedIn !== null;
  return [
    percent(`tutorial followed, promoted within three seasons, ${where}`, share(tutorial, isPromoted), 50, 75),
    percent(`only pressing on, promoted within three seasons, ${where}`, share(pressing, isPromoted), 0, 25),
  ];
}

/** What a newcomer gains who only trades, beside one who plays as bots do in the same worlds. R-ECO-11 */
function tradersGain(): Figure {
  console.log(`\n${traders} worlds of ${TRADED_SEASONS} seasons, thousands of dollars a season (means):`);
  console.log(`${' '.repeat(22)}${['cash', 'worth', 'paid', 'taken'].map((head) => head.padStart(8)).join('')}`);
  const live = (name: string, policy: Policy) => {
    const gains = Array.from({ length: traders }, (_, index) => {
      const own = `${seed}/${index + 1}`;
      return gainOf(botWorld(0, own, ruleset), policy, TRADED_SEASONS, own, ruleset);
    });
    const means = (['cash', 'worth', 'paid', 'taken'] as const).map((key) => mean(gains.map((gain) => gain[key])));
    console.log(`${name.padEnd(22)}${means.map((each) => (each / 1000).toFixed(0).padStart(8)).join('')}`);
    return mean(gains.map(({ worth }) => worth));
  };
  const [trading, playing] = [live('only trades', TRADES), live('plays as bots do', BOT)];
  return percent('what only trading gains, of what playing does', trading / playing, 0, 100);
}

function isUp({ staysUp }: { readonly staysUp: boolean }): boolean {
  return staysUp;
}

function share<T>(all: readonly T[], isCounted: (one: T) => boolean): number {
  return all.filter(isCounted).length / all.length;
}

function percent(name: string, value: number, low: number, high: number): Figure {
  return { name, value: 100 * value, low, high, unit: '%' };
}

function row(category: string, clubs: number, ...shares: readonly number[]): string {
  const cells = [clubs, ...shares.map((each) => (100 * each).toFixed(1))];
  return category.padEnd(14) + cells.map((cell) => String(cell).padStart(8)).join('');
}
