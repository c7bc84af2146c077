/** A plan that its manager runs now, without waiting for the turn of the day. */
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { RuleError } from '../core/errors.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { hasLiveMatch } from '../match-window/window.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { TrainingPlan } from './plan.ts';
import type { PlanDayInput } from './plan-day.ts';
import { type PlanRun, runTrainingPlan } from './report.ts';

/** Input of a run of today. */
export interface ApplyPlanInput extends Omit<PlanDayInput, 'plan'> {
  /** The plan in force; null for none. */
  readonly plan: TrainingPlan | null;
}

/** Runs what is left of the plan today. Refused as training/no-plan, match-live, nothing-planned. R-TPL-15 */
export function applyTrainingPlan(
  input: ApplyPlanInput,
  ruleset: Ruleset,
): Result<PlanRun, RuleError<'training/no-plan' | 'training/match-live' | 'training/nothing-planned'>> {
  assertNow(input.now, 'applyTrainingPlan');
  assertRuleset(ruleset, 'applyTrainingPlan');
  const { plan, club, matches, now } = input;
  if (plan === null) return refuse('training/no-plan');
  if (hasLiveMatch(matches, club.id, now, ruleset)) return refuse('training/match-live');
  const run = runTrainingPlan({ ...input, plan }, ruleset);
  return run.steps.length === 0 ? refuse('training/nothing-planned') : accept(run);
}
