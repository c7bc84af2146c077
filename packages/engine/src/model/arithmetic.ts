/** Arithmetic that gives the same bits on every JavaScript engine: + − × ÷, sqrt and tables only. */

/** The logistic function at −8, −7.5 … 8. */
const LOGISTIC = [
  0.000335, 0.000553, 0.000911, 0.001501, 0.002473, 0.00407, 0.006693, 0.010987, 0.017986, 0.029312, 0.047426,
  0.075858, 0.119203, 0.182426, 0.268941, 0.377541, 0.5, 0.622459, 0.731059, 0.817574, 0.880797, 0.924142, 0.952574,
  0.970688, 0.982014, 0.989013, 0.993307, 0.99593, 0.997527, 0.998499, 0.999089, 0.999447, 0.999665, 0.999665,
];

/** Odds of success from a balance of strengths: 0 → 0.5, ±8 and beyond → nearly certain. */
export function logistic(z: number): number {
  const at = z <= -8 ? 0 : z >= 8 ? 32 : (z + 8) * 2;
  const low = Math.floor(at);
  const a = LOGISTIC[low] as number;
  const b = LOGISTIC[low + 1] as number;
  return a + (b - a) * (at - low);
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

export function distance(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}
