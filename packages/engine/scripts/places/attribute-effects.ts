/** What each attribute is worth in each place, and how well that fits the position's weights. */
import { SKILLS, type Skill } from '@mundo-manager/rules/players';
import type { Position, SkillWeights } from '@mundo-manager/rules/positions';
import { grouped } from '../calibration/statistics.ts';
import type { ShotRow } from './attributes-worker.ts';
import { drawnAttributes, SPREAD } from './drawn-sheet.ts';
import { solved } from './slope.ts';

/** A place and what +10 in each attribute of its player adds to the expected-goal difference. */
export interface PlaceEffects {
  /** 'CB', and 'R/L CB' for both of a pair. */
  readonly place: string;
  readonly effects: Readonly<Record<Skill, number>>;
  /** Standard error of each effect. */
  readonly error: number;
  /** Correlation of the effects with the weights, and the same with the noise of the effects taken out. */
  readonly r: number;
  readonly corrected: number;
  /** Standard error of r that comes of the noise of the effects. */
  readonly errorOfR: number;
}

/** The chance of each shot from what was known of it: a logistic regression on all of them, so that skill counts as the engine makes it count. */
export function chanceModel(shots: readonly ShotRow[]): (shot: ShotRow) => number {
  let weights = [0, 1, 0, 0];
  const inputs = (shot: ShotRow) => {
    const xg = Math.min(0.97, Math.max(0.003, shot[1]));
    return [1, Math.log(xg / (1 - xg)), shot[2] - 0.6, shot[3] - 0.6];
  };
  const chance = (row: readonly number[]) =>
    1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
  for (let step = 0; step < 12; step++) {
    const gradient = [0, 0, 0, 0];
    const hessian = gradient.map(() => [0, 0, 0, 0]);
    for (const shot of shots) {
      const row = inputs(shot);
      const p = chance(row);
      for (const [i, a] of row.entries()) {
        gradient[i] = (gradient[i] ?? 0) + (shot[4] - p) * a;
        const line = hessian[i];
        if (line !== undefined) for (const [j, b] of row.entries()) line[j] = (line[j] ?? 0) + p * (1 - p) * a * b;
      }
    }
    const move = solved(hessian, gradient);
    weights = weights.map((weight, at) => weight + (move[at] ?? 0));
  }
  return (shot) => chance(inputs(shot));
}

/** Expected goals of the home side less the away side's, of one match. */
export function expectedDifference(shots: readonly ShotRow[], chance: (shot: ShotRow) => number): number {
  return shots.reduce((sum, shot) => sum + (shot[0] === 0 ? 1 : -1) * chance(shot), 0);
}

/** Effects by place from the differences of matches whose attributes are drawn again from their seeds. */
export function placeEffects(
  positions: readonly Position[],
  seedOf: (n: number) => string,
  differences: readonly number[],
  weightsOf: (position: Position) => SkillWeights,
): PlaceEffects[] {
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  const spread = Math.sqrt(differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / differences.length);
  const sums = positions.map(() => SKILLS.map(() => ({ together: 0, squares: 0 })));
  for (const [n, difference] of differences.entries()) {
    for (const [side, sign] of [
      ['h', 1],
      ['a', -1],
    ] as const) {
      for (const [place, skills] of drawnAttributes(`${seedOf(n)} ${side}`).entries())
        for (const [at, value] of skills.entries()) {
          const entry = sums[place]?.[at];
          if (entry === undefined) continue;
          entry.together += (value - 60) * sign * (difference - mean);
          entry.squares += (value - 60) ** 2;
        }
    }
  }
  const groups = grouped([...positions.keys()], (place) => groupOf(positions[place] ?? 'GK'));
  return groups.map((places) => {
    const effects = SKILLS.map((_, at) => {
      const entries = places.map((place) => sums[place]?.[at] ?? { together: 0, squares: 1 });
      const squares = entries.reduce((sum, entry) => sum + entry.squares, 0);
      return (10 * entries.reduce((sum, entry) => sum + entry.together, 0)) / squares;
    });
    const error = (10 * spread) / (SPREAD * Math.sqrt(2 * differences.length * places.length));
    const position = positions[places[0] ?? 0] ?? 'GK';
    const weights = SKILLS.map((skill) => weightsOf(position)[skill]);
    const r = correlation(effects, weights);
    const noise = Math.min(1, error ** 2 / variance(effects));
    const reliable = 1 - noise;
    return {
      place: groupOf(position),
      effects: Object.fromEntries(SKILLS.map((skill, at) => [skill, effects[at] ?? 0])) as Record<Skill, number>,
      error,
      r,
      errorOfR: Math.sqrt((noise * (1 - r * r)) / SKILLS.length),
      corrected: reliable > 0 ? Math.max(-1, Math.min(1, r / Math.sqrt(reliable))) : Number.NaN,
    };
  });
}

/** The right and the left of a pair weigh alike. */
function groupOf(position: Position): string {
  return position.length > 1 && /^[LR]/.test(position) ? `R/L ${position.slice(1)}` : position;
}

function variance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [a, b].map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  const together =
    a.reduce((sum, value, at) => sum + (value - (meanA ?? 0)) * ((b[at] ?? 0) - (meanB ?? 0)), 0) / a.length;
  return together / Math.sqrt(variance(a) * variance(b));
}
