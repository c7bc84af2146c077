/** Arithmetic that gives the same bits on every JavaScript engine: + − × ÷, sqrt and tables only. */
import type { Random } from '@mundo-manager/rules/core';

/** The logistic function at −8, −7.5 … 8. */
// biome-ignore format: a table
const LOGISTIC = [
  0.000335, 0.000553, 0.000911, 0.001501, 0.002473, 0.00407, 0.006693, 0.010987, 0.017986, 0.029312, 0.047426,
  0.075858, 0.119203, 0.182426, 0.268941, 0.377541, 0.5, 0.622459, 0.731059, 0.817574, 0.880797, 0.924142, 0.952574,
  0.970688, 0.982014, 0.989013, 0.993307, 0.99593, 0.997527, 0.998499, 0.999089, 0.999447, 0.999665,
];

/** Odds of success from a balance of strengths: 0 gives 0.5, ±8 and beyond near certainty. Linear between the entries of the table. */
export function logistic(balance: number): number {
  const at = clamp((balance + 8) * 2, 0, 32);
  const low = Math.floor(at);
  const left = LOGISTIC[low] ?? 0;
  const right = LOGISTIC[low + 1] ?? left;
  return left + (right - left) * (at - low);
}

export function clamp(value: number, low: number, high: number): number {
  // Twice as quick as Math.min and Math.max, which also have to distinguish 0 from −0.
  if (value < low) return low;
  if (value > high) return high;
  return value;
}

export function distance(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}

/** Even with mean 0 and deviation 1, within ±1.73: one draw, for what is drawn by the dozen. */
export function jitter(random: Random): number {
  return (random.next() - 0.5) * 3.4641016151377544;
}

/** About normal with mean 0 and deviation 1, within ±2.45: the sum of two draws. Cheaper than the rules' twelve. */
export function bell(random: Random): number {
  return (random.next() + random.next() - 1) * 2.449489742783178;
}
