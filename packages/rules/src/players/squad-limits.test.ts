import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { buildPlayer } from '../testing/builders.ts';
import { freeShirtNumber, isKeeper, isWithinSquadLimits } from './squad-limits.ts';

const numbered = (...numbers: number[]) => numbers.map((number) => buildPlayer({ number }));
const squadOf = (size: number, keepers: number) =>
  Array.from({ length: size }, (_, index) =>
    buildPlayer({ number: index + 1, position: index < keepers ? 'GK' : 'CM' }),
  );
const tight: Ruleset = {
  ...ALPHA,
  players: { ...ALPHA.players, highestShirtNumber: 3, squad: { minimum: 2, maximum: 3, keepers: 2, initial: 3 } },
};

describe('a free shirt number (R-PLA-16)', () => {
  test.each([
    [[], 1],
    [[2, 3], 1],
    [[1, 2, 4], 3],
    [[3, 1, 2], 4],
  ])('in a squad wearing %j is %i', (worn, free) => {
    expect(freeShirtNumber(numbered(...worn), ALPHA)).toBe(free);
  });

  test('can be 99, and there is none after it', () => {
    const all = Array.from({ length: 99 }, (_, index) => index + 1);
    expect(freeShirtNumber(numbered(...all.slice(0, 98)), ALPHA)).toBe(99);
    expect(() => freeShirtNumber(numbered(...all), ALPHA)).toThrow(
      new RangeError('freeShirtNumber: needs a free number up to 99, got 100'),
    );
  });

  test('follows the rule set', () => {
    expect(freeShirtNumber(numbered(1, 2), tight)).toBe(3);
    expect(() => freeShirtNumber(numbered(1, 2, 3), tight)).toThrow(RangeError);
  });
});

describe('the limits of a squad (R-PLA-17)', () => {
  test.each([
    [15, 1, false],
    [16, 1, true],
    [16, 0, false],
    [40, 40, true],
    [41, 3, false],
  ])('of %i players with %i in goal: %s', (size, keepers, within) => {
    expect(isWithinSquadLimits(squadOf(size, keepers), ALPHA)).toBe(within);
  });

  test('follow the rule set', () => {
    expect(isWithinSquadLimits(squadOf(3, 2), tight)).toBe(true);
    expect(isWithinSquadLimits(squadOf(3, 1), tight)).toBe(false);
    expect(isWithinSquadLimits(squadOf(4, 2), tight)).toBe(false);
  });

  test('count as keepers who were born to it', () => {
    expect(isKeeper(buildPlayer({ position: 'GK' }))).toBe(true);
    expect(isKeeper(buildPlayer({ position: 'CB' }))).toBe(false);
  });
});
