/** How long a manager has been away, and what that means for his club. */
import { DAY } from '../clock/constants.ts';
import type { EpochMs } from '../core/ids.ts';
import { ABSENCE_LIMITS } from './constants.ts';

/** A moment on both clocks. */
export interface Moments {
  /** Real time. */
  readonly real: EpochMs;
  /** Game time. */
  readonly game: EpochMs;
}

/** Who runs the club: its manager, the careful policy of a vacation, or the policy of bots. */
export type AbsenceStage = 'present' | 'vacation' | 'bot';

/** What a stage is judged by. */
export interface ManagerAbsence {
  readonly visited: Moments;
  /** The present moment. */
  readonly at: Moments;
  /** Whether the manager has switched the vacation on himself. */
  readonly isByHand: boolean;
}

/**
 * Whole days without a visit, by the slower of the game clock and the real clock. A night in a fast world and a pause
 * of the server are no days of absence. Clocks that went back give 0. R-VAC-2
 */
export function daysAway({ visited, at }: Pick<ManagerAbsence, 'visited' | 'at'>): number {
  const elapsed = Math.min(at.real - visited.real, at.game - visited.game);
  return Math.max(0, Math.floor(elapsed / DAY));
}

/** The stage of an absence: vacation from 3 days on or by hand, bot from 21 days on. R-VAC-1, R-VAC-4, R-VAC-5 */
export function absenceStage(absence: ManagerAbsence): AbsenceStage {
  const days = daysAway(absence);
  if (days >= ABSENCE_LIMITS.botAfterDays) return 'bot';
  return absence.isByHand || days >= ABSENCE_LIMITS.vacationAfterDays ? 'vacation' : 'present';
}
