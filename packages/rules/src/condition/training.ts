/** What a training session costs a player in condition, in percentage points. */
import { assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { lowered } from './bounds.ts';

/** Condition that a session costs, in proportion to its intensity (1, 0.9 or 0.8) (R-CON-10). */
export function trainingConditionCost(intensity: number, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'trainingConditionCost');
  return ruleset.condition.trainingCost * intensity;
}

/** Condition after a session: never below the floor by it (R-CON-3, R-CON-10). */
export function conditionAfterTraining(condition: number, intensity: number, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'conditionAfterTraining');
  return lowered(condition, trainingConditionCost(intensity, ruleset), ruleset);
}
