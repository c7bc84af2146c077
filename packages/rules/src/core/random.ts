/**
 * Randomness as an argument. A rule that draws takes a `Random`; the same seed gives the same draws on every JavaScript engine.
 * The generator is sfc32 (Chris Doty-Humphrey, PractRand): 128 bits of state, 32-bit integer arithmetic only.
 */
import { assert, requireDefined } from './assert.ts';
import { sortedBy } from './sorted-by.ts';

/** A source of numbers, uniform in [0, 1). */
export interface Random {
  next(): number;
}

/** Four unsigned 32-bit words. */
export type RandomState = readonly [number, number, number, number];

/** A generator whose state can be stored and restored. */
export interface SeededRandom extends Random {
  state(): RandomState;
}

/** A generator from a seed: a text, a finite number, or the stored state of another. Anything else throws. */
export function createRandom(seed: string | number | RandomState): SeededRandom {
  assert(
    typeof seed === 'string' || Number.isFinite(seed) || isState(seed),
    'createRandom: needs a text, a finite number or a stored state as its seed',
    seed,
  );
  let [a, b, c, counter] = typeof seed === 'object' ? seed : stateFromText(String(seed));
  return {
    next() {
      const sum = (((a + b) | 0) + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (c << 21) | (c >>> 11);
      c = (c + sum) | 0;
      return (sum >>> 0) / 0x1_0000_0000;
    },
    state: () => [a >>> 0, b >>> 0, c >>> 0, counter >>> 0],
  };
}

function isState(seed: unknown): seed is RandomState {
  return Array.isArray(seed) && seed.length === 4 && seed.every((word: unknown) => word === Number(word) >>> 0);
}

/** An integer from `low` to `high`, both included. Throws if `low` is above `high`, or one is no number. */
export function randomInteger(random: Random, low: number, high: number): number {
  assert(low <= high, 'randomInteger: needs a low number that is not above the high one', low, high);
  return low + Math.floor(drawFrom(random, 'randomInteger') * (high - low + 1));
}

/** True with the given probability (0–1). */
export function chance(random: Random, probability: number): boolean {
  return drawFrom(random, 'chance') < probability;
}

/** One of the items. Throws on an empty list. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return requireDefined(
    items[Math.floor(drawFrom(random, 'pick') * items.length)],
    'pick: needs a list with an item',
    `${items.length} items`,
  );
}

/** One of the items, in proportion to its weight (≥ 0, at least one above 0). */
export function pickWeighted<T>(random: Random, items: readonly T[], weight: (item: T) => number): T {
  let left = drawFrom(random, 'pickWeighted') * items.reduce((sum, item) => sum + weight(item), 0);
  for (const item of items) {
    left -= weight(item);
    if (left < 0) return item;
  }
  assert(false, 'pickWeighted: needs weights from 0 with one above it', ...items.map(weight));
}

/** The items in a random order; the input stays as it is. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return sortedBy(items, () => drawFrom(random, 'shuffled'));
}

/** About normal with mean 0 and standard deviation 1, within ±6: the sum of twelve draws (no Math.log, so the same everywhere). */
export function normal(random: Random): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += drawFrom(random, 'normal');
  return sum;
}

/** The next number. Throws a TypeError where something else was given in the generator's place. */
function drawFrom(random: Random, rule: string): number {
  if (typeof random?.next !== 'function') throw new TypeError(`${rule}: needs a Random, got ${String(random)}`);
  return random.next();
}

/** Spreads a text over the 128 bits of state (FNV-1a per word), then discards the first draws, which are still correlated. */
function stateFromText(text: string): RandomState {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1].map((offset) => {
    let hash = 0x811c9dc5 ^ offset;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash >>> 0;
  });
  const [a = 0, b = 0, c = 0] = words;
  const warmUp = createRandom([a, b, c, 1]);
  for (let draw = 0; draw < 12; draw++) warmUp.next();
  return warmUp.state();
}
