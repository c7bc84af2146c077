import { describe, expect, test } from 'vitest';
import { positionCode } from '../positions/code.ts';
import { POSITIONS } from '../positions/position.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { conditionAfterMatch, effortFactor, matchConditionLoss } from './match.ts';

const lenient: Ruleset = {
  ...ALPHA,
  condition: {
    ...ALPHA.condition,
    floor: 40,
    baseLoss: { forward: 3, keeper: 1, other: 2 },
    staminaLossDivisor: 10,
    fullMatchMinutes: 60,
  },
};

describe('loss of condition in a match (R-CON-2)', () => {
  test.each([
    ['CF', 8],
    ['RF', 8],
    ['LF', 8],
    ['RW', 6],
    ['LWB', 6],
    ['GK', 5],
    ['CB', 6],
    ['LB', 6],
  ] as const)('costs a %s of full stamina %d', (position, base) => {
    expect(matchConditionLoss({ stamina: 100, positionCode: positionCode(position), factor: 1 }, ALPHA)).toBe(base);
  });

  test('is 6 for 20 positions', () => {
    const losses = POSITIONS.map((position) =>
      matchConditionLoss({ stamina: 100, positionCode: positionCode(position), factor: 1 }, ALPHA),
    );
    expect(losses.filter((loss) => loss === 6)).toHaveLength(20);
  });

  test.each([0, 25])('is 6 for code %i, which no position has', (code) => {
    expect(matchConditionLoss({ stamina: 100, positionCode: code, factor: 1 }, ALPHA)).toBe(6);
  });

  test('grows by a sixth of the stamina that is missing', () => {
    expect(matchConditionLoss({ stamina: 40, positionCode: 9, factor: 1 }, ALPHA)).toBe(16);
    expect(matchConditionLoss({ stamina: 70, positionCode: 1, factor: 1 }, ALPHA)).toBe(13);
    expect(matchConditionLoss({ stamina: 0, positionCode: 19, factor: 1 }, ALPHA)).toBeCloseTo(21.6667, 4);
  });

  test('counts whole times the factor', () => {
    expect(matchConditionLoss({ stamina: 40, positionCode: 9, factor: 0.5 }, ALPHA)).toBe(8);
    expect(matchConditionLoss({ stamina: 40, positionCode: 9, factor: 0 }, ALPHA)).toBe(0);
  });

  test('follows the rule set', () => {
    const loss = (code: number) => matchConditionLoss({ stamina: 50, positionCode: code, factor: 1 }, lenient);
    expect([loss(3), loss(4), loss(18), loss(19), loss(20)]).toEqual([8, 7, 7, 6, 7]);
  });
});

describe('condition after a match', () => {
  const effort = { stamina: 40, positionCode: 9, factor: 1 };

  test('is the condition before without the loss (R-CON-2)', () => {
    expect(conditionAfterMatch(100, effort, ALPHA)).toBe(84);
  });

  test.each([
    [76.5, 60.5],
    [76, 60],
    [75.5, 60],
    [60, 60],
  ])('stops at the floor of 60: from %d to %d (R-CON-1)', (before, after) => {
    expect(conditionAfterMatch(before, effort, ALPHA)).toBe(after);
  });

  test.each([59.9, 12, 0])('leaves a player at %d, below the floor, as he is (R-CON-3)', (before) => {
    expect(conditionAfterMatch(before, effort, ALPHA)).toBe(before);
  });

  test('follows the floor of the rule set', () => {
    expect(conditionAfterMatch(50, effort, lenient)).toBe(42);
    expect(conditionAfterMatch(45, effort, lenient)).toBe(40);
  });
});

describe('the factor of a match (R-CON-4)', () => {
  test.each([
    [0, 0],
    [45, 0.5],
    [81, 0.9],
    [90, 1],
    [120, 1],
  ])('is the share of 90 minutes: %d minutes count %d', (minutes, factor) => {
    expect(effortFactor(minutes, ALPHA)).toBe(factor);
  });

  test('follows the rule set', () => {
    expect(effortFactor(30, lenient)).toBe(0.5);
  });
});
