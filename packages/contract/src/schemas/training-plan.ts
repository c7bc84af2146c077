/** A training plan and what it gave. R-TPL-12 */
import {
  PLAN_DAYS,
  PLAN_ENTRIES,
  PLAN_GROUPS,
  PLAN_NAME_LENGTH,
  PLAN_SKIPS,
  type PlanEntry,
  type PlanReport,
  type PlanTarget,
  SAVED_PLANS,
  type SavedPlan,
  type TrainingPlan,
} from '@mundo-manager/rules/training-plan';
import { z } from 'zod';
import { PLAYER_LIMIT } from './player.ts';
import { count, decimal, id, list, moment, named, record, text } from './schema-parts.ts';

/** Most sessions that a report names of one player’s day. */
export const DAY_SESSIONS = 20;

const targetSchema: z.ZodType<PlanTarget> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('squad') }),
  z.strictObject({ kind: z.literal('group'), group: z.enum(PLAN_GROUPS) }),
  z.strictObject({ kind: z.literal('player'), playerId: id }),
]);

const entrySchema: z.ZodType<PlanEntry> = record({
  target: targetSchema,
  day: z.enum(PLAN_DAYS),
  trainingId: z.int().nullable(),
  intensity: decimal,
  sessions: count,
  minimumCondition: decimal,
});

const planSchema: z.ZodType<TrainingPlan> = named(
  'TrainingPlan',
  record({ entries: list(entrySchema, PLAN_ENTRIES), rest: record({ most: count, below: decimal }) }),
  'Of several entries for a player the one with the narrowest target counts, of those the first.',
);

const savedPlanSchema: z.ZodType<SavedPlan> = record({ name: text(PLAN_NAME_LENGTH), plan: planSchema });

const reportSchema: z.ZodType<PlanReport> = named(
  'PlanReport',
  record({
    date: moment,
    rests: count,
    rows: list(
      record({
        playerId: id,
        number: z.int(),
        name: text(100),
        sessions: count,
        rise: decimal,
        conditionBefore: decimal,
        conditionAfter: decimal,
        isTired: z.boolean(),
        trainingIds: list(z.int(), DAY_SESSIONS),
        skip: z.enum(PLAN_SKIPS).nullable(),
      }),
      PLAYER_LIMIT,
    ),
  }),
);

/** The plan in force, and those that are kept by name. */
export const savedPlans = { plan: planSchema.nullable(), saved: list(savedPlanSchema, SAVED_PLANS) };

/** What a club has planned, with the report of the last run. */
export interface TrainingPlans {
  readonly plan: TrainingPlan | null;
  readonly saved: readonly SavedPlan[];
  readonly report: PlanReport | null;
}

export const trainingPlansSchema: z.ZodType<TrainingPlans> = named(
  'TrainingPlans',
  record({ ...savedPlans, report: reportSchema.nullable() }),
);
