/**
 * Fits the odds of the opponent report to matches between new clubs of all categories, and tests them on matches
 * outside the fit. R-OPP-12
 */
// npm run odds --workspace @mundo-manager/engine -- [--matches 4000] [--seed 1]
import { parseArgs } from 'node:util';
import { CATEGORIES } from '@mundo-manager/rules/clubs';
import { createRandom, pick } from '@mundo-manager/rules/core';
import { lineOf, positionRating } from '@mundo-manager/rules/positions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { formationSlots } from '@mundo-manager/rules/tactics';
import { simulate, type TeamSheet } from '../src/index.ts';
import { matchInput } from '../src/testing/index.ts';
import { foundedSheets } from './calibration/founded-sheets.ts';
import { mean } from './calibration/statistics.ts';

const { values } = parseArgs({
  options: { matches: { type: 'string', default: '4000' }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.matches);
const random = createRandom(`odds ${values.seed}`);
const LEAGUES = 8;

const sheets = CATEGORIES.flatMap((category) =>
  Array.from({ length: LEAGUES }, (_, league) =>
    foundedSheets(category, `${category} ${values.seed} ${league}`, ALPHA),
  ).flat(),
);

/** Goalkeeper, defence, midfield, attack, in tens of points above 70. */
function linesOf({ tactic, players }: TeamSheet): readonly number[] {
  const rated = formationSlots(tactic.formation).map(({ position }, place) => {
    const id = tactic.places.find((one) => one.id === String(place))?.playerId;
    const player = players.find((one) => one.id === id);
    if (player === undefined) throw new Error('a place without a player');
    return { position, rating: positionRating(player.attributes, position, ALPHA) };
  });
  const of = (isIn: (position: (typeof rated)[number]['position']) => boolean) =>
    (mean(rated.flatMap(({ position, rating }) => (isIn(position) ? rating : []))) - 70) / 10;
  return [
    of((position) => position === 'GK'),
    of((position) => position !== 'GK' && lineOf(position) === 'defence'),
    of((position) => lineOf(position) === 'midfield'),
    of((position) => lineOf(position) === 'attack'),
  ];
}

interface Row {
  readonly x: readonly number[];
  readonly goals: number;
}
interface Played {
  readonly rows: readonly [Row, Row];
}

function drawSheet(): TeamSheet {
  return pick(random, sheets);
}

function play(at: number): Played {
  const home = drawSheet();
  let away = drawSheet();
  while (away === home) away = drawSheet();
  const { score } = simulate(matchInput(home, away), `odds ${values.seed} ${at}`, { ruleset: ALPHA });
  const [own, other] = [linesOf(home), linesOf(away)];
  const row = (isHome: number, mine: readonly number[], theirs: readonly number[], goals: number): Row => ({
    x: [1, isHome, mine[3] ?? 0, mine[2] ?? 0, theirs[1] ?? 0, theirs[0] ?? 0],
    goals,
  });
  return { rows: [row(1, own, other, score.home), row(0, other, own, score.away)] };
}

const started = Date.now();
const played = Array.from({ length: count }, (_, at) => play(at));
console.log(`${count} matches in ${Math.round((Date.now() - started) / 1000)} s`);
const [train, test] = [played.slice(0, Math.floor(count * 0.7)), played.slice(Math.floor(count * 0.7))];

const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** Poisson regression by Newton's method. */
function fit(rows: readonly Row[]): number[] {
  const size = rows[0]?.x.length ?? 0;
  let beta: number[] = Array.from({ length: size }, () => 0);
  for (let round = 0; round < 25; round++) {
    const gradient: number[] = Array.from({ length: size }, () => 0);
    const hessian = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
    for (const { x, goals } of rows) {
      const rate = Math.exp(dot(beta, x));
      for (let i = 0; i < size; i++) {
        gradient[i] = (gradient[i] ?? 0) + (goals - rate) * (x[i] ?? 0);
        for (let j = 0; j < size; j++) {
          const line = hessian[i];
          if (line) line[j] = (line[j] ?? 0) + rate * (x[i] ?? 0) * (x[j] ?? 0);
        }
      }
    }
    const step = solve(hessian, gradient);
    beta = beta.map((value, at) => value + (step[at] ?? 0));
  }
  return beta;
}

function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (let at = 0; at < rows.length; at++) {
    const pivot = rows[at] ?? [];
    for (let other = 0; other < rows.length; other++) {
      if (other === at) continue;
      const row = rows[other] ?? [];
      const share = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column < row.length; column++)
        row[column] = (row[column] ?? 0) - share * (pivot[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}

function poisson(rate: number): number[] {
  const chances = [Math.exp(-rate)];
  for (let goals = 1; goals <= 12; goals++) chances.push(((chances[goals - 1] ?? 0) * rate) / goals);
  return chances;
}
function outcomes(home: number, away: number): [number, number, number] {
  const [h, a] = [poisson(home), poisson(away)];
  const result: [number, number, number] = [0, 0, 0];
  for (const [i, p] of h.entries()) for (const [j, q] of a.entries()) result[i > j ? 0 : i === j ? 1 : 2] += p * q;
  const sum = result[0] + result[1] + result[2];
  return [result[0] / sum, result[1] / sum, result[2] / sum];
}

const beta = fit(train.flatMap(({ rows }) => rows));
console.log('base, home, attack, midfield | their defence, keeper');
console.log(beta.map((value) => value.toFixed(3)).join('  '));
const resultOf = ({ rows: [home, away] }: Played) => (home.goals > away.goals ? 0 : home.goals === away.goals ? 1 : 2);
const shares = [0, 1, 2].map((outcome) => train.filter((one) => resultOf(one) === outcome).length / train.length);
let [loss, base, brier, baseBrier] = [0, 0, 0, 0];
const bins = new Map<number, [number, number, number]>();
const drawn = [0, 0];
for (const one of test) {
  const chances = outcomes(Math.exp(dot(beta, one.rows[0].x)), Math.exp(dot(beta, one.rows[1].x)));
  const result = resultOf(one);
  loss -= Math.log(chances[result] ?? 1);
  base -= Math.log(shares[result] ?? 1);
  drawn[0] = (drawn[0] ?? 0) + chances[1];
  drawn[1] = (drawn[1] ?? 0) + (result === 1 ? 1 : 0);
  for (const outcome of [0, 1, 2] as const) {
    const is = result === outcome ? 1 : 0;
    brier += (chances[outcome] - is) ** 2;
    baseBrier += ((shares[outcome] ?? 0) - is) ** 2;
    const bin = Math.floor(chances[outcome] * 10);
    const [n, sum, hits] = bins.get(bin) ?? [0, 0, 0];
    bins.set(bin, [n + 1, sum + chances[outcome], hits + is]);
  }
}
const n = test.length;
console.log(`shares of home wins, draws, away wins: ${shares.map((share) => share.toFixed(3)).join(' ')}`);
console.log(
  `log loss ${(loss / n).toFixed(4)} (shares alone ${(base / n).toFixed(4)}), Brier ${(brier / n).toFixed(4)} (${(baseBrier / n).toFixed(4)}) over ${n} matches`,
);
console.log(`draws foretold ${((drawn[0] ?? 0) / n).toFixed(3)}, played ${((drawn[1] ?? 0) / n).toFixed(3)}`);
for (const [bin, [size, sum, hits]] of [...bins].sort(([a], [b]) => a - b))
  console.log(
    `${bin * 10}-${bin * 10 + 10} %: said ${(sum / size).toFixed(3)}, happened ${(hits / size).toFixed(3)} of ${size}`,
  );
