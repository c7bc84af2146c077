import type { MatchSide } from '../competitions/match.ts';
import type { ClubId } from '../core/ids.ts';

/** The two clubs of a match. */
export interface ClubsOfMatch {
  readonly home: Pick<MatchSide, 'id'>;
  readonly away: Pick<MatchSide, 'id'>;
}

/** Whether the club is the home or the away side. */
export function playsIn(match: ClubsOfMatch, clubId: ClubId): boolean {
  return match.home.id === clubId || match.away.id === clubId;
}
