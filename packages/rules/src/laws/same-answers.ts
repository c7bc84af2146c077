/** Comparisons of two rules' answers, for laws. */

/** Whether both say the same as JSON: an answer is plain data, but another object each time. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two numbers differ by less than the tolerance: sums of many products differ in their last digits. */
export function isAbout(one: number, other: number, tolerance = 1e-9): boolean {
  return Math.abs(one - other) < tolerance;
}
