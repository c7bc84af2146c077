/** What a plan gave, or would give, to each player. */
import type { Club } from '../clubs/club.ts';
import { demandNow, demandRuleset } from '../core/demand.ts';
import type { EpochMs, PlayerId } from '../core/ids.ts';
import { ownOverall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { REST_ID } from '../training/tables.ts';
import type { PlanEntry } from './plan.ts';
import { matchesToday, type PlanDayInput, type PlannedDay, plannedDay } from './plan-day.ts';
import { planEntryFor } from './plan-entry-for.ts';

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
  demandNow(input.now, 'runTrainingPlan');
  demandRuleset(ruleset, 'runTrainingPlan');
  const day = plannedDay(input, ruleset);
  return { ...day, report: reportOf(input, day, ruleset) };
}

/** What the plan would do if it ran now: exactly what it then does. R-TPL-6 */
export function previewPlan(input: PlanDayInput, ruleset: Ruleset): PlanReport {
  demandNow(input.now, 'previewPlan');
  demandRuleset(ruleset, 'previewPlan');
  return reportOf(input, plannedDay(input, ruleset), ruleset);
}

function reportOf(input: PlanDayInput, day: PlannedDay, ruleset: Ruleset): PlanReport {
  const { club, plan, now } = input;
  const sessions = day.steps.filter(({ trainingId }) => trainingId !== REST_ID);
  const isMatchDay = matchesToday(input).length > 0;
  const rows = club.players.map((player) => {
    const held = sessions.filter(({ numbers }) => numbers.includes(player.number)).length;
    const entry = planEntryFor(player, plan, isMatchDay);
    return rowOf(player, playerOf(day.club, player), { held, entry }, ruleset);
  });
  return { date: now, rests: day.steps.length - sessions.length, rows };
}

function rowOf(
  before: Player,
  after: Player,
  { held, entry }: { readonly held: number; readonly entry: PlanEntry | null },
  ruleset: Ruleset,
): PlanReportRow {
  const condition = after.attributes.condition;
  return {
    playerId: before.id,
    number: before.number,
    name: before.personalData.name,
    sessions: held,
    rise: ownOverall(after, ruleset) - ownOverall(before, ruleset),
    conditionBefore: before.attributes.condition,
    conditionAfter: condition,
    isTired: entry !== null && held < entry.sessions && condition < entry.minimumCondition,
  };
}

function playerOf({ players }: Club, { id, ...rest }: Player): Player {
  return players.find((player) => player.id === id) ?? { id, ...rest };
}
