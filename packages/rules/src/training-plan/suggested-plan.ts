/** The plan that a manager starts from. */
import { assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { TrainingPlan } from './plan.ts';

/** Condition from which the suggested plan trains, and below which it rests, where the rule set's minimum is lower. */
const TRAINS_FROM = { match: 90, free: 80 };
const RESTS_BELOW = 90;

/** A plan for the whole squad: one session on days with a match, all of them on others, each player by his best exercise, and a rest. R-TPL-9 */
export function suggestedPlan(ruleset: Ruleset): TrainingPlan {
  assertRuleset(ruleset, 'suggestedPlan');
  const { intensities, sessionsPerDay, minimumCondition, restsPerDay } = ruleset.training;
  const entry = (day: 'match' | 'free', sessions: number) => ({
    target: { kind: 'squad' as const },
    day,
    trainingId: null,
    intensity: Math.max(...intensities),
    sessions,
    minimumCondition: Math.max(minimumCondition, TRAINS_FROM[day]),
  });
  return {
    entries: [entry('match', 1), entry('free', sessionsPerDay)],
    rest: { most: Math.min(1, restsPerDay), below: RESTS_BELOW },
  };
}
