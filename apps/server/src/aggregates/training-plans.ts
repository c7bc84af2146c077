/** Training plans between their rows and the rules. R-TPL-11, R-TPL-12 */
import type { PlanReport, SavedPlan, TrainingPlan } from '@mundo-manager/rules/training-plan';
import { json } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';

/** What a club has planned. */
export interface StoredPlans {
  readonly plan: TrainingPlan | null;
  readonly saved: readonly SavedPlan[];
  /** Of the last run. */
  readonly report: PlanReport | null;
}

const NONE: StoredPlans = { plan: null, saved: [], report: null };

/** The plans of the club; none if it has never saved any. */
export async function readPlans(queries: Queries, clubId: string): Promise<StoredPlans> {
  const row = await queries
    .selectFrom('training_plans')
    .select(['plan', 'saved', 'report'])
    .where('club_id', '=', clubId)
    .executeTakeFirst();
  return row === undefined ? NONE : { ...row, report: row.report && complete(row.report) };
}

/** A report of an older version lacks exercises and reasons. */
function complete(report: PlanReport): PlanReport {
  return { ...report, rows: report.rows.map((row) => ({ ...NO_DETAILS, ...row })) };
}

const NO_DETAILS: Pick<PlanReport['rows'][number], 'trainingIds' | 'skip'> = { trainingIds: [], skip: null };

/** The plans in force of those clubs, by club. */
export async function plansInForce(
  tx: Queries,
  clubIds: readonly string[],
): Promise<ReadonlyMap<string, TrainingPlan>> {
  if (clubIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('training_plans')
    .select(['club_id', 'plan'])
    .where('club_id', 'in', clubIds)
    .execute();
  return new Map(rows.flatMap(({ club_id, plan }) => (plan === null ? [] : [[club_id, plan] as const])));
}

/** Replaces the plans of a locked club; its last report stays. */
export async function storePlans(
  tx: Queries,
  clubId: string,
  { plan, saved }: Omit<StoredPlans, 'report'>,
): Promise<void> {
  const values = { plan: plan === null ? null : json(plan), saved: json(saved) };
  await tx
    .insertInto('training_plans')
    .values({ club_id: clubId, ...values, report: null })
    .onConflict((conflict) => conflict.column('club_id').doUpdateSet(values))
    .execute();
}

/** Keeps what the plan of a locked club gave. */
export async function storePlanReport(tx: Queries, clubId: string, report: PlanReport): Promise<void> {
  await tx
    .updateTable('training_plans')
    .set({ report: json(report) })
    .where('club_id', '=', clubId)
    .execute();
}

/** Forgets the plans of a locked club. */
export async function deletePlans(tx: Queries, clubId: string): Promise<void> {
  await tx.deleteFrom('training_plans').where('club_id', '=', clubId).execute();
}
