/** Training plans for a squad, sensible and odd. */
import fc from 'fast-check';
import type { Club } from '../../clubs/club.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import { PLAN_DAYS, PLAN_GROUPS, type PlanTarget, type TrainingPlan } from '../../training-plan/plan.ts';

/** Any plan that a club may keep, for the squad, its groups and some of its players. */
export function trainingPlanArbitrary(
  { players }: Pick<Club, 'players'>,
  ruleset: Ruleset,
): fc.Arbitrary<TrainingPlan> {
  const { intensities, sessionsPerDay, minimumCondition, restsPerDay } = ruleset.training;
  const target: fc.Arbitrary<PlanTarget> = fc.oneof(
    fc.constant({ kind: 'squad' as const }),
    fc.constantFrom(...PLAN_GROUPS).map((group) => ({ kind: 'group' as const, group })),
    fc.constantFrom(...players.map(({ id }) => id)).map((playerId) => ({ kind: 'player' as const, playerId })),
  );
  const condition = fc.double({ min: minimumCondition, max: ruleset.condition.cap, noNaN: true });
  const entry = fc.record({
    target,
    day: fc.constantFrom(...PLAN_DAYS),
    trainingId: fc.option(fc.integer({ min: 1, max: 20 })),
    intensity: fc.constantFrom(...intensities),
    sessions: fc.nat(Math.min(sessionsPerDay, 5)),
    minimumCondition: condition,
  });
  return fc.record({
    entries: fc.array(entry, { maxLength: 5 }),
    rest: fc.record({ most: fc.nat(Math.min(restsPerDay, 4)), below: condition }),
  });
}
