/** Sums that matches add to and threads merge: everything a row is computed from. */

/** Sums by name. */
export type Tally = Record<string, number>;

export function add(tally: Tally, name: string, amount = 1): void {
  tally[name] = (tally[name] ?? 0) + amount;
}

export function sumOf(tally: Tally, name: string): number {
  return tally[name] ?? 0;
}

/** All of `from` times `sign` into `into`. */
export function merge(into: Tally, from: Tally, sign: 1 | -1 = 1): void {
  for (const [name, amount] of Object.entries(from)) add(into, name, sign * amount);
}

/** One over the other, NaN where the other is nothing. */
export function ratio(tally: Tally, top: string, bottom: string): number {
  return sumOf(tally, top) / sumOf(tally, bottom);
}

/** Percentages that the named sums are of all of them together. */
export function shares(tally: Tally, names: readonly string[]): number[] {
  const total = names.reduce((sum, name) => sum + sumOf(tally, name), 0);
  return names.map((name) => (100 * sumOf(tally, name)) / total);
}

/** One observation of a quantity whose mean and deviation are asked for. */
export function observe(tally: Tally, name: string, value: number): void {
  observePair(tally, name, value, 0);
}

export function meanOf(tally: Tally, name: string): number {
  return ratio(tally, `${name}#a`, `${name}#n`);
}

/** Standard deviation. */
export function deviationOf(tally: Tally, name: string): number {
  return Math.sqrt(varianceOf(tally, name));
}

export function varianceOf(tally: Tally, name: string): number {
  return Math.max(0, ratio(tally, `${name}#aa`, `${name}#n`) - meanOf(tally, name) ** 2);
}

/** One observation of two quantities whose correlation is asked for. */
export function observePair(tally: Tally, name: string, a: number, b: number): void {
  add(tally, `${name}#n`);
  add(tally, `${name}#a`, a);
  add(tally, `${name}#aa`, a * a);
  if (b === 0) return;
  add(tally, `${name}#b`, b);
  add(tally, `${name}#bb`, b * b);
  add(tally, `${name}#ab`, a * b);
}

export function correlationOf(tally: Tally, name: string): number {
  const [a, b] = [meanOf(tally, name), ratio(tally, `${name}#b`, `${name}#n`)];
  const together = ratio(tally, `${name}#ab`, `${name}#n`) - a * b;
  const spreadB = Math.sqrt(Math.max(0, ratio(tally, `${name}#bb`, `${name}#n`) - b * b));
  return together / (deviationOf(tally, name) * spreadB);
}
