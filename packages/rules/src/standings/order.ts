/** The order of a table: points, wins, goal difference, goals scored, then club id. */
import { compare } from '../core/compare.ts';
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
  return (
    b.points - a.points ||
    b.wins - a.wins ||
    goalDifference(b) - goalDifference(a) ||
    b.goals - a.goals ||
    compare(a.clubId, b.clubId)
  );
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
