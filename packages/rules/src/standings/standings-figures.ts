/** The figures of clubs in a table: matches, results, goals and points. */
import type { ClubId } from '../core/ids.ts';
import type { StandingsRules } from './constants.ts';
import type { Adjustment, TableResult, TableSide } from './counted-results.ts';
import type { TableRow } from './row.ts';

/** A row without the club's name and emblem. */
export type StandingsFigures = Omit<TableRow, 'clubName' | 'clubEmblem'>;

type Tally = { -readonly [Field in keyof StandingsFigures]: StandingsFigures[Field] };

/** The figures of every club from the results between two of them, and the points that decisions add or deduct. R-STA-1, R-STA-5, R-STA-14 */
export function standingsFigures(
  clubIds: readonly ClubId[],
  results: readonly TableResult[],
  rules: StandingsRules,
  adjustments: readonly Adjustment[] = [],
): Map<ClubId, StandingsFigures> {
  const tallies = new Map(clubIds.map((clubId) => [clubId, noFigures(clubId)]));
  for (const { home, away } of results) {
    const homeTally = tallies.get(home.clubId);
    const awayTally = tallies.get(away.clubId);
    if (homeTally && awayTally) {
      countSide(homeTally, home, rules);
      countSide(awayTally, away, rules);
    }
  }
  for (const adjustment of adjustments) {
    const tally = adjustment.kind === 'points' && tallies.get(adjustment.clubId);
    if (tally) tally.points += adjustment.points;
  }
  return tallies;
}

/** A club before its first match. */
export function noFigures(clubId: ClubId): Tally {
  return { clubId, plays: 0, wins: 0, losses: 0, draws: 0, goals: 0, goalsTaken: 0, points: 0 };
}

/** Adds one club's half of a result to its figures. */
export function countSide(tally: Tally, { goals, goalsTaken, outcome }: TableSide, rules: StandingsRules): void {
  tally.plays += 1;
  tally.goals += goals;
  tally.goalsTaken += goalsTaken;
  tally[outcome] += 1;
  tally.points += rules[POINTS[outcome]];
}

const POINTS = { wins: 'pointsForWin', draws: 'pointsForDraw', losses: 'pointsForLoss' } as const;
