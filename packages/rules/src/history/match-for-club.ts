/** A match that a club remembers. */
import type { ClubArticle } from '../clubs/article.ts';
import type { Match, MatchSide } from '../competitions/match.ts';
import type { ClubId, EpochMs, MatchId } from '../core/ids.ts';

/** A match from the point of view of one of its clubs. */
export interface RecordMatch {
  readonly matchId: MatchId;
  readonly date: EpochMs;
  readonly opponentId: ClubId;
  readonly opponentName: string;
  /** Missing where the name asks for it. */
  readonly opponentArticle?: ClubArticle;
  readonly isHome: boolean;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  /** Spectators. */
  readonly attendance: number;
}

/** The part of a match that a club remembers. */
export type RememberedMatch = Pick<Match, 'id' | 'date' | 'attendance'> &
  Readonly<Record<'home' | 'away', Pick<MatchSide, 'id' | 'clubName' | 'clubArticle' | 'score'>>>;

/** The match as that club remembers it. */
export function matchForClub({ id, date, attendance, home, away }: RememberedMatch, clubId: ClubId): RecordMatch {
  const isHome = home.id === clubId;
  const [own, other] = isHome ? [home, away] : [away, home];
  return {
    matchId: id,
    date,
    opponentId: other.id,
    opponentName: other.clubName,
    ...(other.clubArticle && { opponentArticle: other.clubArticle }),
    isHome,
    goalsFor: own.score,
    goalsAgainst: other.score,
    attendance,
  };
}

/** The biggest victory: by goal difference, then by goals scored, then the earlier; null of none. */
export function biggestWin(matches: readonly (RecordMatch | null)[]): RecordMatch | null {
  return furthest(
    matches,
    (match) => match.goalsFor - match.goalsAgainst,
    ({ goalsFor }) => goalsFor,
  );
}

/** The heaviest defeat: by goal difference, then by goals conceded, then the earlier; null of none. */
export function heaviestDefeat(matches: readonly (RecordMatch | null)[]): RecordMatch | null {
  return furthest(
    matches,
    (match) => match.goalsAgainst - match.goalsFor,
    ({ goalsAgainst }) => goalsAgainst,
  );
}

function furthest(
  matches: readonly (RecordMatch | null)[],
  margin: (match: RecordMatch) => number,
  goals: (match: RecordMatch) => number,
): RecordMatch | null {
  let best: RecordMatch | null = null;
  for (const match of matches) {
    if (match === null || margin(match) <= 0) continue;
    const ahead =
      best === null ? 1 : margin(match) - margin(best) || goals(match) - goals(best) || best.date - match.date;
    if (ahead > 0) best = match;
  }
  return best;
}
