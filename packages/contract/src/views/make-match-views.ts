/** Matches and competitions as a club sees them: no choice of an opponent before full time. R-WLD-9 */
import {
  type Competition,
  type Match,
  type MatchSide,
  matchWinner,
  NO_STATISTICS,
} from '@mundo-manager/rules/competitions';
import type { ClubBadge } from '../schemas/club-look.ts';
import type { CompetitionView, Edition } from '../schemas/competition.ts';
import type { LiveScore, MatchSideView, MatchView } from '../schemas/match.ts';

/** Who looks at a match, and what is published of it beyond its aggregate. */
export interface MatchSight {
  /** The club of the caller; null without one. */
  readonly clubId: string | null;
  /** The score of this minute; null unless the match is being played. */
  readonly live: LiveScore | null;
  readonly commitment: string;
  /** Of its competition's rule set; null: the world's. */
  readonly rulesetHash: string | null;
}

/** The match as that club may see it now. */
export function matchView(match: Match, { clubId, live, commitment, rulesetHash }: MatchSight): MatchView {
  const finished = match.status === 'finished';
  return {
    ...match,
    ...(finished ? {} : { replayId: null, attendance: 0, ticketSales: 0 }),
    home: sideView(match.home, finished, clubId),
    away: sideView(match.away, finished, clubId),
    live: finished ? null : live,
    commitment,
    rulesetHash,
  };
}

/** The public part of a side before full time, even when its result is already stored. */
const NOTHING_YET = {
  score: 0,
  goals: [],
  assists: [],
  ...NO_STATISTICS,
  playerScore: [],
};

function sideView(side: MatchSide, finished: boolean, clubId: string | null): MatchSideView {
  if (finished) return side;
  const choices = side.id === clubId ? {} : { tacticName: null, boosterId: null };
  return { ...side, ...NOTHING_YET, ...choices };
}

/** The edition in short, by its table, or by the final of a cup, and the date of its last match; null: not drawn. R-CAL-41 */
export function editionView(
  { id, number, status, table }: Pick<Competition, 'id' | 'number' | 'status' | 'table'>,
  lastMatchAt: number | null,
  final: Match | null = null,
): Edition {
  const places = final === null ? table.map(badgeOf) : finalists(final);
  const [champion = null, runnerUp = null] = status === 'finished' ? places : [];
  return { id, number, status, champion, runnerUp, lastMatchAt };
}

/** The winner of a final, then the loser. */
function finalists(final: Match): readonly ClubBadge[] {
  const winner = matchWinner(final);
  return [final.home, final.away]
    .toSorted((one, other) => Number(other.id === winner) - Number(one.id === winner))
    .map(({ id, clubName, clubEmblem }) => ({ id, name: clubName, emblem: clubEmblem }));
}

function badgeOf({ clubId, clubName, clubEmblem }: Competition['table'][number]): ClubBadge {
  return { id: clubId, name: clubName, emblem: clubEmblem };
}

/** The competition with such matches as are given, and the hash of its rule set; null: the world's. */
export function competitionView(
  competition: Competition,
  matches: readonly MatchView[],
  rulesetHash: string | null,
): CompetitionView {
  return { ...competition, matches: Object.fromEntries(matches.map((match) => [match.id, match])), rulesetHash };
}
