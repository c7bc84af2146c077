/** The results that a table counts: finished matches as they were played, and those that a decision awards. */
import type { Match, MatchSide } from '../competitions/match.ts';
import { assertScore } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';

/** Fields of a match that a table reads. */
export interface TableMatch extends Pick<Match, 'status'> {
  readonly home: Pick<MatchSide, 'id' | 'score'>;
  readonly away: Pick<MatchSide, 'id' | 'score'>;
}

/** Matches as a list, or keyed by id. */
export type TableMatches = Readonly<Record<string, TableMatch>> | readonly TableMatch[];

/** Points that a decision gives to a club; negative if it deducts them. */
export interface PointsAdjustment {
  readonly kind: 'points';
  readonly clubId: ClubId;
  readonly points: number;
}

/** A match that counts with this result, whether it was played or not. */
export interface AwardedMatch {
  readonly kind: 'awarded';
  /** The club at home: with the one away it names the match. */
  readonly home: ClubId;
  readonly away: ClubId;
  readonly homeGoals: number;
  readonly awayGoals: number;
  /** Who loses, where the goals do not say it. Where both do, the goals count against each of them and for neither. */
  readonly lost?: 'home' | 'away' | 'both';
}

/** A decision that changes a table. R-STA-14 */
export type Adjustment = PointsAdjustment | AwardedMatch;

/** The column of a table in which a match counts for a club. */
export type TableOutcome = 'wins' | 'draws' | 'losses';

/** One club's half of a result. */
export interface TableSide {
  readonly clubId: ClubId;
  readonly goals: number;
  readonly goalsTaken: number;
  readonly outcome: TableOutcome;
}

/** A result that counts. */
export interface TableResult {
  readonly home: TableSide;
  readonly away: TableSide;
}

/**
 * The results of finished matches; an awarded result replaces the match's own, or counts for an unplayed match.
 * R-STA-5, R-STA-14
 */
export function tableResults(matches: TableMatches, adjustments: readonly Adjustment[] = []): TableResult[] {
  const awarded = adjustments.filter((adjustment) => adjustment.kind === 'awarded');
  const played = Object.values<TableMatch>(matches).filter(
    ({ status, home, away }) =>
      status === 'finished' && !awarded.some((match) => match.home === home.id && match.away === away.id),
  );
  return [
    ...played.map(({ home, away }) => result(home.id, home.score, away.id, away.score)),
    ...awarded.map(({ home, homeGoals, away, awayGoals, lost }) => result(home, homeGoals, away, awayGoals, lost)),
  ];
}

function result(
  home: ClubId,
  homeGoals: number,
  away: ClubId,
  awayGoals: number,
  lost: AwardedMatch['lost'] = homeGoals < awayGoals ? 'home' : homeGoals > awayGoals ? 'away' : undefined,
): TableResult {
  for (const goals of [homeGoals, awayGoals]) assertScore(goals, 'tableResults');
  const side = (clubId: ClubId, goals: number, goalsTaken: number, own: 'home' | 'away'): TableSide => ({
    clubId,
    goals: lost === 'both' ? 0 : goals,
    goalsTaken,
    outcome: lost === undefined ? 'draws' : lost === own || lost === 'both' ? 'losses' : 'wins',
  });
  return { home: side(home, homeGoals, awayGoals, 'home'), away: side(away, awayGoals, homeGoals, 'away') };
}
