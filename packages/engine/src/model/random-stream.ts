/** The random stream of a match: the generator of the rules (sfc32) over four integers in an array, drawn from a hundred thousand times a match. */
import { createRandom, type Random, type RandomState } from '@mundo-manager/rules/core';

/** A stream whose state can be stored and restored. */
export interface Stream extends Random {
  state(): RandomState;
}

class Sfc32 implements Stream {
  readonly #words: Int32Array;

  constructor(state: RandomState) {
    this.#words = Int32Array.from(state, (word) => word | 0);
  }

  next(): number {
    const words = this.#words;
    const a = words[0] ?? 0;
    const b = words[1] ?? 0;
    const c = words[2] ?? 0;
    const counter = words[3] ?? 0;
    const sum = (((a + b) | 0) + counter) | 0;
    words[3] = counter + 1;
    words[0] = b ^ (b >>> 9);
    words[1] = c + (c << 3);
    words[2] = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 0x1_0000_0000;
  }

  state(): RandomState {
    const [a = 0, b = 0, c = 0, counter = 0] = this.#words;
    return [a >>> 0, b >>> 0, c >>> 0, counter >>> 0];
  }
}

/** The same numbers as `createRandom` of the rules gives for the seed. */
export function createStream(seed: string | number | RandomState): Stream {
  return new Sfc32(createRandom(seed).state());
}
