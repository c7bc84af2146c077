/** The value, or the end of the range beyond which it lies. */
export function clamp(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
