/** The index after a step of `delta` through `count` (≥ 1) items; both ends wrap around. R-CLU-11. */
export function wrapStep(index: number, delta: number, count: number): number {
  return (((index + delta) % count) + count) % count;
}
