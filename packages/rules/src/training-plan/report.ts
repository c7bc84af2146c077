/** What a plan gave, or would give, to each player. */
import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs, PlayerId } from '../core/ids.ts';
import { ownOverall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { REST_ID } from '../training/constants.ts';
import type { PlanSkip } from './plan.ts';
import { type PlanDayInput, type PlannedDay, plannedDay, skipsAfter } from './plan-day.ts';

/** One player's day by the plan. */
export interface PlanReportRow {
  readonly playerId: PlayerId;
  readonly number: number;
  readonly name: string;
  readonly sessions: number;
  /** Rise of the rating in his natural position, without boosters, in points. */
  readonly rise: number;
  /** Before the first step and after the last, in percentage points. */
  readonly conditionBefore: number;
  readonly conditionAfter: number;
  /** Whether he trained less than his entry says because his condition was below its minimum. */
  readonly isTired: boolean;
  /** What he trained, session by session. */
  readonly trainingIds: readonly number[];
  /** Why he trained less than his entry says; null if he did not. */
  readonly skip: PlanSkip | null;
}

/** A day by the plan. */
export interface PlanReport {
  readonly date: EpochMs;
  readonly rests: number;
  /** All players of the club. */
  readonly rows: readonly PlanReportRow[];
}

/** A club after the day of its plan, with what it gave. */
export interface PlanRun extends PlannedDay {
  readonly report: PlanReport;
}

/** Runs the plan for its day. No draw is involved, and what is refused is left out. R-TPL-1, R-TPL-7 */
export function runTrainingPlan(input: PlanDayInput, ruleset: Ruleset): PlanRun {
  assertNow(input.now, 'runTrainingPlan');
  assertRuleset(ruleset, 'runTrainingPlan');
  const day = plannedDay(input, ruleset);
  return { ...day, report: reportOf(input, day, ruleset) };
}

/** What the plan would do if it ran now: exactly what it then does. R-TPL-6 */
export function previewPlan(input: PlanDayInput, ruleset: Ruleset): PlanReport {
  assertNow(input.now, 'previewPlan');
  assertRuleset(ruleset, 'previewPlan');
  return reportOf(input, plannedDay(input, ruleset), ruleset);
}

function reportOf(input: PlanDayInput, day: PlannedDay, ruleset: Ruleset): PlanReport {
  const { club, now } = input;
  const sessions = day.steps.filter(({ trainingId }) => trainingId !== REST_ID);
  const skipOf = skipsAfter(input, day, ruleset);
  const rows = club.players.map((player) => {
    const held = sessions.filter(({ numbers }) => numbers.includes(player.number));
    const after = playerOf(day.club, player);
    const trainingIds = held.map(({ trainingId }) => trainingId);
    return rowOf(player, after, { trainingIds, skip: skipOf(after) }, ruleset);
  });
  return { date: now, rests: day.steps.length - sessions.length, rows };
}

function rowOf(
  before: Player,
  after: Player,
  { trainingIds, skip }: Pick<PlanReportRow, 'trainingIds' | 'skip'>,
  ruleset: Ruleset,
): PlanReportRow {
  return {
    playerId: before.id,
    number: before.number,
    name: before.personalData.name,
    sessions: trainingIds.length,
    rise: ownOverall(after, ruleset) - ownOverall(before, ruleset),
    conditionBefore: before.attributes.condition,
    conditionAfter: after.attributes.condition,
    isTired: skip === 'tired',
    trainingIds,
    skip,
  };
}

function playerOf({ players }: Club, { id, ...rest }: Player): Player {
  return players.find((player) => player.id === id) ?? { id, ...rest };
}
