/** What follows a competition's full time: the draw of its next round, its end, or further matches. R-COM-17, R-CUP-2 */

import type { EpochMs } from '../core/ids.ts';
import type { Competition } from './competition.ts';
import { isFriendly } from './competition-name.ts';
import { isAllPlayed } from './finish.ts';
import { lastRound } from './rounds.ts';

/** The draw of a round from 1 at its moment, or the end of the competition now. */
export type NextStep =
  | { readonly kind: 'draw'; readonly round: number; readonly at: EpochMs }
  | { readonly kind: 'end' };

/** What follows full time; null if further matches are drawn, and for a friendly, which ends with its match. R-COM-17, R-CUP-2, R-FRD-6 */
export function afterFullTime(competition: Pick<Competition, 'name' | 'drawAt' | 'matches'>): NextStep | null {
  const { drawAt, matches } = competition;
  if (drawAt !== undefined) return { kind: 'draw', round: lastRound(matches) + 1, at: drawAt };
  return isFriendly(competition) || !isAllPlayed(competition) ? null : { kind: 'end' };
}
