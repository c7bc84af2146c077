/** The goal difference of a row, and the place of a club in an ordered table. */
import type { ClubId } from '../core/ids.ts';
import type { TableRow } from './row.ts';

/** Goals scored minus goals conceded (R-STA-4). */
export function goalDifference(row: Pick<TableRow, 'goals' | 'goalsTaken'>): number {
  return row.goals - row.goalsTaken;
}

/** The club's place in an ordered table, from 1; null if it has no row. R-STA-11 */
export function positionOf(table: readonly Pick<TableRow, 'clubId'>[], clubId: ClubId): number | null {
  return table.findIndex((row) => row.clubId === clubId) + 1 || null;
}
