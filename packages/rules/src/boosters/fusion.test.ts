import { describe, expect, test } from 'vitest';
import { createRandom } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { scriptedRandom } from '../testing/scripted-random.ts';
import { BOOSTER_RULES } from './constants.ts';
import { canDropInFoundry, fuse, fusionOdds, fusionOutcome } from './fusion.ts';

describe('what fusing three boosters gives (R-BOO-11)', () => {
  test.each([
    [[1, 1, 1], { category: 'silver', boosterId: 11 }],
    [[10, 10, 10], { category: 'silver', boosterId: 20 }],
    [[11, 11, 11], { category: 'gold', boosterId: 21 }],
    [[20, 20, 20], { category: 'gold', boosterId: 30 }],
    [[1, 2, 3], { category: 'silver', boosterId: null }],
    [[8, 9, 10], { category: 'silver', boosterId: null }],
    [[11, 12, 13], { category: 'gold', boosterId: null }],
    [[1, 1, 2], { category: 'silver', boosterId: null }],
    [[2, 1, 1], { category: 'silver', boosterId: null }],
    [[20, 11, 20], { category: 'gold', boosterId: null }],
  ])('%j give %j', (boosterIds, outcome) => {
    expect(fusionOutcome(boosterIds, ALPHA)).toEqual(outcome);
  });

  test('three equal ones need no luck', () => {
    expect(fuse([7, 7, 7], scriptedRandom([]), ALPHA)).toEqual({
      ok: true,
      value: { category: 'silver', boosterId: 17 },
    });
  });

  test.each([
    [0, 11],
    [0.05, 11],
    [0.15, 12],
    [0.95, 20],
  ])('three different bronze ones draw once: %d gives %i', (draw, boosterId) => {
    const random = scriptedRandom([draw]);
    expect(fuse([1, 2, 3], random, ALPHA)).toEqual({ ok: true, value: { category: 'silver', boosterId } });
    random.assertExhausted();
  });

  test('a random booster for two equal ones and a third, in any order', () => {
    expect(fuse([13, 13, 12], scriptedRandom([0.55]), ALPHA)).toEqual({
      ok: true,
      value: { category: 'gold', boosterId: 26 },
    });
    expect(fuse([12, 13, 13], scriptedRandom([0.55]), ALPHA)).toEqual({
      ok: true,
      value: { category: 'gold', boosterId: 26 },
    });
  });

  test('ten fusions of one seed stay the same in every version', () => {
    const random = createRandom('fusion');
    const results = Array.from({ length: 10 }, () => fuse([1, 2, 3], random, ALPHA)).map(
      (result) => result.ok && result.value.boosterId,
    );
    expect(results).toMatchInlineSnapshot(`
      [
        13,
        20,
        17,
        12,
        19,
        16,
        20,
        18,
        20,
        20,
      ]
    `);
  });
});

describe('what can’t be fused (R-BOO-12)', () => {
  test.each([
    [[9, 11, 11], 'boosters/fusion-mixed-tiers', {}],
    [[1, 11, 21], 'boosters/fusion-mixed-tiers', {}],
    [[20, 21, 21], 'boosters/fusion-mixed-tiers', {}],
    [[21, 21, 21], 'boosters/fusion-of-gold', {}],
    [[21, 22, 23], 'boosters/fusion-of-gold', {}],
    [[31, 31, 31], 'boosters/unknown-booster', { boosterId: 31 }],
    [[1, 0, 1], 'boosters/unknown-booster', { boosterId: 0 }],
    [[1, 1], 'boosters/fusion-needs-three', { count: 2 }],
    [[1, 1, 1, 1], 'boosters/fusion-needs-three', { count: 4 }],
    [[], 'boosters/fusion-needs-three', { count: 0 }],
  ])('%j: %s', (boosterIds, code, facts) => {
    expect(fuse(boosterIds, scriptedRandom([]), ALPHA)).toEqual({ ok: false, error: { code, facts } });
    expect(fusionOutcome(boosterIds, ALPHA)).toBeNull();
    expect(fusionOdds(boosterIds, ALPHA)).toEqual([]);
  });
});

test('an unknown tier has none above it (R-BOO-12)', () => {
  const platinum = { id: 31, category: 'platinum' as never, power: 20, attribute: 'speed' } as const;
  const ruleset = { ...ALPHA, boosters: { ...BOOSTER_RULES, playerBoosters: [platinum] } };
  expect(canDropInFoundry([null], 31, ruleset)).toBe(false);
  expect(fuse([31, 31, 31], scriptedRandom([]), ruleset).ok).toBe(false);
});

describe('the odds of a random fusion (R-BOO-13)', () => {
  test('each attribute of the next tier is equally likely', () => {
    const tenth = (first: number) =>
      Array.from({ length: 10 }, (_, index) => ({ boosterId: first + index, probability: 0.1 }));
    expect(fusionOdds([1, 2, 3], ALPHA)).toEqual(tenth(11));
    expect(fusionOdds([11, 11, 20], ALPHA)).toEqual(tenth(21));
  });

  test('three equal ones are certain', () => {
    expect(fusionOdds([4, 4, 4], ALPHA)).toEqual([{ boosterId: 14, probability: 1 }]);
  });

  test('three of one attribute that are not equal are not, in a variant that has such', () => {
    const [first] = BOOSTER_RULES.playerBoosters;
    if (first === undefined) throw new Error('there are no boosters');
    const playerBoosters = [...BOOSTER_RULES.playerBoosters, { ...first, id: 99, power: 2 }];
    const variant = { ...ALPHA, boosters: { ...BOOSTER_RULES, playerBoosters } };
    expect(fusionOdds([1, 1, 1], variant)).toHaveLength(1);
    expect(fusionOdds([1, 1, 99], variant)).toHaveLength(10);
  });

  test('a variant may make an attribute likelier, and draws follow the odds', () => {
    const fusionWeights = { ...BOOSTER_RULES.fusionWeights, firstTouch: 11 };
    const variant = { ...ALPHA, boosters: { ...BOOSTER_RULES, fusionWeights } };
    expect(fusionOdds([1, 2, 3], variant)[9]).toEqual({ boosterId: 20, probability: 0.55 });
    expect(fuse([1, 2, 3], scriptedRandom([0.5]), variant)).toMatchObject({ value: { boosterId: 20 } });
  });
});

describe('dropping a booster into the foundry (R-BOO-12)', () => {
  test.each([
    [[null, null, null], 1],
    [[1, null, null], 10],
    [[null, 1, 1], 1],
    [[11, 20, null], 15],
    [[], 4],
    [[1, 2], 3],
  ])('%j takes %i', (slots, boosterId) => expect(canDropInFoundry(slots, boosterId, ALPHA)).toBe(true));

  test.each([
    [[null, null, null], 21, 'gold is never fused'],
    [[null, null, null], 31, 'there is no such booster'],
    [[9, null, null], 11, 'bronze and silver are less than ten apart here'],
    [[11, null, null], 9, 'silver does not take bronze either'],
    [[null, 1, 11], 2, 'what lies there is mixed already'],
    [[1, 2, 3], 4, 'all slots are filled'],
  ])('%j refuses %i: %s', (slots, boosterId) => expect(canDropInFoundry(slots, boosterId, ALPHA)).toBe(false));
});
