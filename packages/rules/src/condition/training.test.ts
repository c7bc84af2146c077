import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { conditionAfterTraining, trainingConditionCost } from './training.ts';

const harder: Ruleset = { ...ALPHA, condition: { ...ALPHA.condition, floor: 50, trainingCost: 10 } };

describe('the condition that a training session costs (R-CON-10)', () => {
  test.each([
    [1, 5],
    [0.9, 4.5],
    [0.8, 4],
  ])('at intensity %d is %d', (intensity, cost) => {
    expect(trainingConditionCost(intensity, ALPHA)).toBe(cost);
    expect(conditionAfterTraining(80, intensity, ALPHA)).toBe(80 - cost);
  });

  test.each([
    [65, 60],
    [64, 60],
    [60, 60],
    [55, 55],
  ])('never crosses the floor: from %d to %d', (before, after) => {
    expect(conditionAfterTraining(before, 1, ALPHA)).toBe(after);
  });

  test('follows the rule set', () => {
    expect(trainingConditionCost(0.9, harder)).toBe(9);
    expect(conditionAfterTraining(62, 1, harder)).toBe(52);
    expect(conditionAfterTraining(55, 1, harder)).toBe(50);
  });
});
