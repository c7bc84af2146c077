/** The order of a table: points, wins, goal difference, goals scored, then club id. */
import type { ClubId } from '../core/ids.ts';
import type { TableRow } from './row.ts';

/** The part of a row that decides its place. */
export type RankedRow = Pick<TableRow, 'clubId' | 'points' | 'wins' | 'goals' | 'goalsTaken'>;

/** Goals scored minus goals conceded (R-STA-4). */
export function goalDifference(row: Pick<TableRow, 'goals' | 'goalsTaken'>): number {
  return row.goals - row.goalsTaken;
}

/** Negative where `a` stands above `b`. A strict total order: zero only for the same club id. R-STA-2, R-STA-3 */
export function compareStandings(a: RankedRow, b: RankedRow): number {
  if (a.points !== b.points) return b.points - a.points;
  if (a.wins !== b.wins) return b.wins - a.wins;
  const difference = b.goals - b.goalsTaken - (a.goals - a.goalsTaken);
  if (difference !== 0) return difference;
  if (a.goals !== b.goals) return b.goals - a.goals;
  if (a.clubId === b.clubId) return 0;
  return a.clubId < b.clubId ? -1 : 1;
}

/** The rows in table order; the input stays as it is. R-STA-2 */
export function orderStandings<Row extends RankedRow>(rows: readonly Row[]): Row[] {
  return rows.toSorted(compareStandings);
}

/** The club's place in the rows, ordered or not, from 1; null where it has no row. R-STA-11 */
export function positionOf(rows: readonly RankedRow[], clubId: ClubId): number | null {
  const own = rows.find((row) => row.clubId === clubId);
  if (own === undefined) return null;
  return 1 + rows.filter((row) => compareStandings(row, own) < 0).length;
}
