/** `npm run simulate:climb -- --seasons 500 --worlds 500 --seed 1`: whether clubs rise and fall as they should. R-ECO-8, R-ECO-9 */
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { type Figure, isWithin } from '../simulate-economy/figures.ts';
import { playDivisions } from './divisions.ts';
import {
  FOLLOWS_TUTORIAL,
  firstSeason,
  PRESSES_ON,
  seasonsToPromotion,
  TRAINS_BY_PLAN,
  TRAINS_GREEDILY,
} from './newcomers.ts';
import { readOptions } from './options.ts';

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  console.error(options);
  process.exit(2);
}
const { seasons, worlds, plans, seed } = options;

const figures: Figure[] = [];
if (seasons > 0) {
  const { promoted, relegated } = playDivisions(seasons, seed, ALPHA);
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
if (worlds > 0) {
  const climb = (policy: typeof PRESSES_ON) =>
    Array.from({ length: worlds }, (_, world) => seasonsToPromotion(policy, `${seed}/${world + 1}`, ALPHA));
  const [tutorial, pressing] = [climb(FOLLOWS_TUTORIAL), climb(PRESSES_ON)];
  console.log(`\n${worlds} worlds, promoted in season 1, 2, 3, not at all:`);
  for (const [name, results] of [
    ['follows the tutorial', tutorial],
    ['only presses on', pressing],
  ] as const) {
    const counts = [1, 2, 3, null].map((wanted) => results.filter((season) => season === wanted).length);
    console.log(`${name.padEnd(22)}${counts.map((count) => String(count).padStart(6)).join('')}`);
  }
  const isPromoted = (season: number | null) => season !== null;
  figures.push(
    percent('tutorial followed, promoted within three seasons', share(tutorial, isPromoted), 50, 75),
    percent('only pressing on, promoted within three seasons', share(pressing, isPromoted), 0, 25),
  );
}
if (plans > 0) {
  const live = (policy: typeof PRESSES_ON) =>
    Array.from({ length: plans }, (_, world) => firstSeason(policy, `${seed}/${world + 1}`, ALPHA));
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
console.log('');
for (const figure of figures) {
  const { name, value, low, high, unit } = figure;
  console.log(`${isWithin(figure) ? '✔' : '✘'} ${name}: ${value.toFixed(1)} ${unit} (${low} to ${high})`);
}
process.exit(figures.every(isWithin) ? 0 : 1);

function isUp({ staysUp }: { readonly staysUp: boolean }): boolean {
  return staysUp;
}

function share<T>(all: readonly T[], isCounted: (one: T) => boolean): number {
  return all.filter(isCounted).length / all.length;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(name: string, value: number, low: number, high: number): Figure {
  return { name, value: 100 * value, low, high, unit: '%' };
}

function row(category: string, clubs: number, ...shares: readonly number[]): string {
  const cells = [clubs, ...shares.map((each) => (100 * each).toFixed(1))];
  return category.padEnd(14) + cells.map((cell) => String(cell).padStart(8)).join('');
}
