/** Rows of a competition's player statistics, one per player and club, and which of them count for ratings. */
import type { ClubId, PlayerId } from '../core/ids.ts';
import { nameKey } from '../core/name-key.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { type Career, careerRating } from './career.ts';
import { REGULAR_SHARE } from './constants.ts';

/** A row of the statistics of a competition; name and shirt number are those of the latest match. */
export interface CareerRow {
  readonly playerId: PlayerId;
  readonly clubId: ClubId;
  readonly name: string;
  readonly number: number;
  readonly career: Career;
}

/** Rows with at least half of the matches of their club's busiest player. R-CAR-4 */
export function regularsOf<Row extends CareerRow>(rows: readonly Row[]): Row[] {
  const most = new Map<ClubId, number>();
  for (const { clubId, career } of rows) most.set(clubId, Math.max(most.get(clubId) ?? 0, career.matches));
  return rows.filter(({ clubId, career }) => career.matches >= REGULAR_SHARE * (most.get(clubId) ?? 0));
}

/** The regulars by mean rating, the best first; of equals the one with more minutes. R-CAR-4 */
export function byRating<Row extends CareerRow>(rows: readonly Row[]): Row[] {
  return sortedBy(
    regularsOf(rows),
    ({ career }) => -(careerRating(career) ?? 0),
    ({ career }) => -career.minutes,
    ({ name }) => nameKey(name),
    ({ playerId }) => playerId,
  );
}
