/** Matches in a row without a defeat. */
import type { RecordMatch } from './match-for-club.ts';

/** The unbeaten runs of a list of matches: enough to join it with the list before and the list after. */
export interface UnbeatenRun {
  readonly matches: number;
  /** Until the first defeat. */
  readonly opening: number;
  readonly longest: number;
  /** Since the last defeat. */
  readonly closing: number;
}

/** The unbeaten runs of matches in order of their dates; a defeat is one by score, not in a shoot-out. R-HIS-6 */
export function unbeatenRun(matches: readonly Pick<RecordMatch, 'goalsFor' | 'goalsAgainst'>[]): UnbeatenRun {
  const one = (isLost: boolean): UnbeatenRun => {
    const run = isLost ? 0 : 1;
    return { matches: 1, opening: run, longest: run, closing: run };
  };
  return matches.map(({ goalsFor, goalsAgainst }) => one(goalsFor < goalsAgainst)).reduce(joinRuns, NO_RUN);
}

/** The runs before the first match. */
export const NO_RUN: UnbeatenRun = { matches: 0, opening: 0, longest: 0, closing: 0 };

/** The runs of both lists as one list. R-HIS-6 */
export function joinRuns(before: UnbeatenRun, after: UnbeatenRun): UnbeatenRun {
  return {
    matches: before.matches + after.matches,
    opening: before.opening === before.matches ? before.matches + after.opening : before.opening,
    longest: Math.max(before.longest, after.longest, before.closing + after.opening),
    closing: after.closing === after.matches ? before.closing + after.matches : after.closing,
  };
}
