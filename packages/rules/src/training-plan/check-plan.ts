/** Which plans a club may keep. */
import type { Club } from '../clubs/club.ts';
import { assertRuleset } from '../core/assert.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { REST_ID } from '../training/constants.ts';
import { trainingType } from '../training/training-type.ts';
import { type KeptPlans, PLAN_ENTRIES, type PlanEntry, type SavedPlan, type TrainingPlan } from './plan.ts';

/**
 * The plan, without entries for players who have left the club. Refusals: plan-too-long, unknown-type (rest is none), unknown-intensity,
 * plan-sessions, plan-minimum, plan-rests. R-TPL-8
 */
export function checkTrainingPlan(
  plan: TrainingPlan,
  { players }: Pick<Club, 'players'>,
  ruleset: Ruleset,
): Result<TrainingPlan> {
  assertRuleset(ruleset, 'checkTrainingPlan');
  const entries = plan.entries.filter(
    ({ target }) => target.kind !== 'player' || players.some(({ id }) => id === target.playerId),
  );
  if (entries.length > PLAN_ENTRIES) return refuse('training/plan-too-long', { limit: PLAN_ENTRIES });
  for (const entry of entries) {
    const checked = checkEntry(entry, ruleset);
    if (!checked.ok) return checked;
  }
  const { most } = plan.rest;
  const { restsPerDay } = ruleset.training;
  if (!isCount(most, restsPerDay)) return refuse('training/plan-rests', { limit: restsPerDay });
  return accept({ ...plan, entries });
}

/** The plan in force and those kept by name, each as `checkTrainingPlan` answers it; refuses the first that it refuses. R-TPL-8 */
export function checkPlans(
  { plan, saved }: KeptPlans,
  club: Pick<Club, 'players'>,
  ruleset: Ruleset,
): Result<KeptPlans> {
  assertRuleset(ruleset, 'checkPlans');
  const inForce = plan === null ? accept(null) : checkTrainingPlan(plan, club, ruleset);
  if (!inForce.ok) return inForce;
  const kept: SavedPlan[] = [];
  for (const one of saved) {
    const checked = checkTrainingPlan(one.plan, club, ruleset);
    if (!checked.ok) return checked;
    kept.push({ ...one, plan: checked.value });
  }
  return accept({ plan: inForce.value, saved: kept });
}

function checkEntry({ trainingId, intensity, sessions, minimumCondition }: PlanEntry, ruleset: Ruleset): Result<null> {
  const { training, condition } = ruleset;
  if (trainingId !== null && (trainingId === REST_ID || trainingType(trainingId) === null)) {
    return refuse('training/unknown-type', { trainingId });
  }
  if (!training.intensities.includes(intensity)) return refuse('training/unknown-intensity', { intensity });
  if (!isCount(sessions, training.sessionsPerDay)) {
    return refuse('training/plan-sessions', { limit: training.sessionsPerDay });
  }
  const { minimumCondition: from } = training;
  if (!(minimumCondition >= from && minimumCondition <= condition.cap)) {
    return refuse('training/plan-minimum', { from, to: condition.cap });
  }
  return accept(null);
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}
