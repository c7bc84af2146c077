/** What the inbox says of a day by the plan. */
import type { ClubId } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { GameEvent } from '../inbox/events.ts';
import type { PlanReport } from './report.ts';

/**
 * One event for a run of the plan: who trained what and grew by how much, the greatest rise first, and who trained less than his entry says and why. None
 * where the plan asked for nothing. R-TPL-16
 */
export function planNews({ date, rests, rows }: PlanReport, clubId: ClubId): GameEvent[] {
  const held = rows.filter(({ sessions }) => sessions > 0);
  const trained = sortedBy(held, ({ rise }) => -rise).map(({ name, trainingIds, rise }) => ({
    name,
    trainingIds,
    rise,
  }));
  const skipped = rows.flatMap(({ name, skip }) => (skip === null ? [] : [{ name, reason: skip }]));
  if (rests + trained.length + skipped.length === 0) return [];
  return [{ clubId, date, type: 'training-planned', rests, trained, skipped }];
}
