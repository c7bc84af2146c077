/** Elo points for a point of the mean rating, by maximum likelihood. */
import type { Arranged } from './places-job.ts';

export interface Slopes {
  /** Elo for each point by which players are worse, and by which their places make them worse. */
  readonly players: number;
  readonly places: number;
  /** places / players. */
  readonly ratio: number;
  /** Standard error of the ratio. */
  readonly error: number;
}

type Parameters = readonly [players: number, places: number, home: number, draw: number];
/** Elo: 400 points are odds of ten to one. */
const SCALE = Math.log(10) / 400;
const START: Parameters = [20, 10, 60, 60];
const STEPS = 40;
const NUDGE = 0.5;

/**
 * The slopes of both kinds of matches together, with one home advantage and one width of draws: the chance to win is
 * logistic in Elo difference less width (Rao & Kupper, Journal of the American Statistical Association 62, 1967).
 */
export function fitSlopes(players: readonly Arranged[], places: readonly Arranged[]): Slopes {
  const likelihood = (at: Parameters) => logLikelihood(players, at[0], at) + logLikelihood(places, at[1], at);
  let best = START;
  for (let step = 0; step < STEPS; step++) {
    const { gradient, hessian } = derivatives(likelihood, best);
    const move = solved(hessian, gradient);
    let share = 1;
    let next = best;
    while (share > 1e-3) {
      const candidate = best.map((value, at) => value - share * (move[at] ?? 0)) as unknown as Parameters;
      if (likelihood(candidate) > likelihood(best)) {
        next = candidate;
        break;
      }
      share /= 2;
    }
    if (next === best) break;
    best = next;
  }
  const { hessian } = derivatives(likelihood, best);
  const errorOf = (at: number) => {
    const unit = best.map((_, row) => (row === at ? -1 : 0));
    return Math.sqrt(Math.max(0, solved(hessian, unit)[at] ?? 0));
  };
  const ratio = best[1] / best[0];
  const relative = Math.hypot(errorOf(1) / best[1], errorOf(0) / best[0]);
  return { players: best[0], places: best[1], ratio, error: Math.abs(ratio) * relative };
}

function logLikelihood(matches: readonly Arranged[], slope: number, [, , home, draw]: Parameters): number {
  let sum = 0;
  for (const match of matches) {
    const elo = -slope * match.drop + (match.home ? home : -home);
    const [win, loss] = [odds(elo - draw), odds(-elo - draw)];
    const chance = match.points === 3 ? win : match.points === 0 ? loss : 1 - win - loss;
    sum += Math.log(Math.max(1e-9, chance));
  }
  return sum;
}

function odds(elo: number): number {
  return 1 / (1 + Math.exp(-SCALE * elo));
}

/** By central differences. */
function derivatives(f: (at: Parameters) => number, at: Parameters) {
  const moved = (...changes: readonly (readonly [index: number, by: number])[]) => {
    const next = [...at];
    for (const [index, by] of changes) next[index] = (next[index] ?? 0) + by;
    return f(next as unknown as Parameters);
  };
  const middle = f(at);
  const gradient = at.map((_, i) => (moved([i, NUDGE]) - moved([i, -NUDGE])) / (2 * NUDGE));
  const hessian = at.map((_, i) =>
    at.map((_, j) =>
      i === j
        ? (moved([i, NUDGE]) - 2 * middle + moved([i, -NUDGE])) / NUDGE ** 2
        : (moved([i, NUDGE], [j, NUDGE]) -
            moved([i, NUDGE], [j, -NUDGE]) -
            moved([i, -NUDGE], [j, NUDGE]) +
            moved([i, -NUDGE], [j, -NUDGE])) /
          (4 * NUDGE ** 2),
    ),
  );
  return { gradient, hessian };
}

/** The solution of `matrix · x = right`, by elimination with pivots. */
export function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (let column = 0; column < size; column++) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best));
    const from = rows.indexOf(pivot);
    [rows[column], rows[from]] = [pivot, rows[column] ?? pivot];
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[column] ?? 0) / (pivot[column] || 1e-12);
      for (let at = column; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] || 1e-12));
}
