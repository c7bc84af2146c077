/** What a thread is asked to play, and what it answers. */
import type { ArrangementName } from './arrangements.ts';

export interface PlacesJob {
  readonly category: 'Várzea' | 'Pro';
  readonly own: ArrangementName;
  readonly rival: ArrangementName;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

/** One match as the arranged side saw it. */
export interface Arranged {
  readonly home: boolean;
  readonly goals: number;
  readonly goalsAgainst: number;
  readonly points: number;
  readonly rivalPoints: number;
  /** By how much the mean rating of its eleven is below the rival's, points of overall. */
  readonly drop: number;
}
