/** A club's latest results, which sponsors and spectators look at. */

import type { Match, MatchSide } from '../competitions/match.ts';
import { assert, assertScore } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';
import { newestFirst } from '../core/newest-first.ts';
import { playsIn } from '../match-window/plays-in.ts';
import type { ClubResult } from './club-result.ts';

/** A match with the score of both sides. */
export interface ScoredMatch extends Pick<Match, 'id'> {
  readonly home: Pick<MatchSide, 'id' | 'score'>;
  readonly away: Pick<MatchSide, 'id' | 'score'>;
}

/** The result of a finished match for one of its two clubs. Throws for another club, and for a score that is no whole number from 0. */
export function clubResult(match: ScoredMatch, clubId: ClubId): ClubResult {
  assert(playsIn(match, clubId), 'clubResult: needs a club of the match', clubId, match.id);
  for (const { score } of [match.home, match.away]) assertScore(score, 'clubResult');
  const [own, other] = match.home.id === clubId ? [match.home, match.away] : [match.away, match.home];
  if (own.score === other.score) return 'draw';
  return own.score > other.score ? 'win' : 'loss';
}

/** A match as the form of a club reads it. */
export type FormMatch = ScoredMatch & Pick<Match, 'date' | 'status'>;

/** A finished match, and how it ended for the club. */
export interface RecentResult<M extends FormMatch = Match> {
  readonly match: M;
  readonly result: ClubResult;
}

/** The club's last finished matches with their results, newest first; matches of others and unfinished ones don't count. */
export function recentResults<M extends FormMatch>(
  matches: readonly M[],
  clubId: ClubId,
  count: number,
): RecentResult<M>[] {
  return newestFirst(matches.filter((match) => match.status === 'finished' && playsIn(match, clubId)))
    .slice(0, count)
    .map((match) => ({ match, result: clubResult(match, clubId) }));
}
