/** A row of a league table. */
import type { Emblem } from '../clubs/emblem.ts';
import type { ClubId } from '../core/ids.ts';

/** A club's line in a table (R-STA-4). */
export interface TableRow {
  readonly clubId: ClubId;
  readonly clubName: string;
  readonly clubEmblem: Emblem;
  readonly plays: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** Goals scored. */
  readonly goals: number;
  /** Goals conceded. */
  readonly goalsTaken: number;
  readonly points: number;
}
