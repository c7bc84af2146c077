/** A line of the press forecast. */
import type { ClubId } from '../core/ids.ts';

/** A club in the order in which the press expects it to finish. */
export interface ForecastRow {
  readonly clubId: ClubId;
  /** Mean rating (0–100) of its best eleven at the draw. */
  readonly strength: number;
}
