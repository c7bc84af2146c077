/** A `Random` that gives the listed numbers and then fails: a test states every draw a rule makes, and no other. */
import type { Random } from '../core/random.ts';

/** A random source that reports whether its script was used up. */
export interface ScriptedRandom extends Random {
  /** Throws when numbers are left over: the rule drew less often than the test says. */
  assertExhausted(): void;
}

/** The draws of a script, one after the other: numbers in [0, 1), in the order in which the rule will draw them. */
export function scriptedRandom(draws: readonly number[]): ScriptedRandom {
  let drawn = 0;
  return {
    next() {
      const draw = draws[drawn];
      if (draw === undefined) throw new RangeError(`the script has ${draws.length} draws, and one more was asked for`);
      drawn += 1;
      return draw;
    },
    assertExhausted() {
      if (drawn < draws.length)
        throw new RangeError(`${draws.length - drawn} of ${draws.length} scripted draws are left`);
    },
  };
}
