/** The rivals of a club, by all that the two have played for. */

import { isFriendly } from '../competitions/competition-name.ts';
import type { Match } from '../competitions/match.ts';
import type { ClubId, CompetitionId } from '../core/ids.ts';
import { newestFirst } from '../core/newest-first.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { biggestWin, matchForClub, type RecordMatch, type RememberedMatch } from '../history/match-for-club.ts';
import { playsIn } from '../match-window/plays-in.ts';
import { headToHead, type Meeting, type MeetingMatch } from '../opponents/head-to-head.ts';
import {
  CLOSE_MARGIN,
  MOST_RIVALS,
  RIVAL_MEETINGS,
  RIVAL_POINTS,
  RIVALRY_POINTS,
  RIVALRY_REASONS,
  type RivalryReason,
} from './constants.ts';

/** The final table of a league. */
export interface FinalTable {
  readonly competitionId: CompetitionId;
  /** The best first. */
  readonly clubIds: readonly ClubId[];
  /** First places that were promoted. */
  readonly promoted: number;
}

/** The part of a match that a rivalry reads. */
export type RivalryMatch = MeetingMatch & RememberedMatch & Pick<Match, 'isKnockOut'>;

/** What two clubs have played for, in any order. */
export interface RivalryInput {
  readonly matches: readonly RivalryMatch[];
  readonly tables: readonly FinalTable[];
}

/** How often each reason has come true. */
export type RivalryCounts = Readonly<Record<RivalryReason, number>>;

/** All meetings of two clubs as one of them sees them. */
export interface RivalryBalance {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goals: number;
  readonly goalsTaken: number;
  /** The newest five, the newest first. */
  readonly meetings: readonly Meeting[];
  readonly biggestWin: RecordMatch | null;
}

/** A rival of a club. */
export interface Rival {
  readonly clubId: ClubId;
  readonly score: number;
  readonly counts: RivalryCounts;
  /** Reasons that have come true, the weightiest kind first. */
  readonly reasons: readonly RivalryReason[];
  readonly balance: RivalryBalance;
}

/** How often each reason of a rivalry has come true for two clubs; the same from either side. R-RIV-1, R-RIV-2 */
export function rivalryCounts({ matches, tables }: RivalryInput, one: ClubId, other: ClubId): RivalryCounts {
  const meetings = meetingsOf(matches, one, other);
  const gaps = tables.flatMap((table) => gapOf(table, one, other));
  return {
    meetings: meetings.length,
    closeMeetings: meetings.filter(({ home, away }) => Math.abs(home.score - away.score) <= CLOSE_MARGIN).length,
    knockOuts: meetings.filter(({ isKnockOut = false }) => isKnockOut).length,
    neighbours: gaps.filter(({ isAdjacent }) => isAdjacent).length,
    deniedPromotions: gaps.filter(({ isDenied }) => isDenied).length,
  };
}

/** The points of a rivalry. R-RIV-2 */
export function rivalryScore(counts: RivalryCounts): number {
  return RIVALRY_REASONS.reduce((sum, reason) => sum + counts[reason] * RIVALRY_POINTS[reason], 0);
}

/** All finished meetings of two clubs as the first one sees them. R-RIV-4 */
export function rivalryBalance(matches: readonly RivalryMatch[], clubId: ClubId, rivalId: ClubId): RivalryBalance {
  const all = meetingsOf(matches, clubId, rivalId);
  const own = all.map((match) => matchForClub(match, clubId));
  const { meetings } = headToHead(all, clubId, rivalId);
  const results = all.map((match) => Math.sign(differenceFor(match, clubId)));
  const count = (sign: number) => results.filter((result) => result === sign).length;
  const total = (goals: (match: RecordMatch) => number) => own.reduce((sum, match) => sum + goals(match), 0);
  return {
    wins: count(1),
    draws: count(0),
    losses: count(-1),
    goals: total(({ goalsFor }) => goalsFor),
    goalsTaken: total(({ goalsAgainst }) => goalsAgainst),
    meetings,
    biggestWin: biggestWin(own),
  };
}

/** The club's rivals, the greatest rivalry first, of equals by id. R-RIV-3 */
export function rivalsOf({ matches, tables }: RivalryInput, clubId: ClubId): Rival[] {
  const own = matches.filter((match) => match.status === 'finished' && playsIn(match, clubId));
  const opponents = new Set(own.flatMap(({ home, away }) => [home.id, away.id]));
  opponents.delete(clubId);
  const rivals = [...opponents].flatMap((rivalId) => {
    const counts = rivalryCounts({ matches: own, tables }, clubId, rivalId);
    const score = rivalryScore(counts);
    if (counts.meetings < RIVAL_MEETINGS || score < RIVAL_POINTS) return [];
    const reasons = RIVALRY_REASONS.filter((reason) => counts[reason] > 0);
    return [{ clubId: rivalId, score, counts, reasons, balance: rivalryBalance(own, clubId, rivalId) }];
  });
  return sortedBy(
    rivals,
    ({ score }) => -score,
    (rival) => rival.clubId,
  ).slice(0, MOST_RIVALS);
}

/** The finished meetings of two clubs, the newest first and of one moment by id. */
function meetingsOf(matches: readonly RivalryMatch[], one: ClubId, other: ClubId): RivalryMatch[] {
  if (one === other) return [];
  const both = matches.filter(
    (match) => match.status === 'finished' && !isFriendly(match) && playsIn(match, one) && playsIn(match, other),
  );
  return newestFirst(sortedBy(both, ({ id }) => id));
}

function differenceFor({ home, away }: RivalryMatch, clubId: ClubId): number {
  const difference = home.score - away.score || (home.shootOut ?? 0) - (away.shootOut ?? 0);
  return home.id === clubId ? difference : -difference;
}

/** Whether two clubs were neighbours in a final table, and whether the line of promotion was between them. */
function gapOf({ clubIds, promoted }: FinalTable, one: ClubId, other: ClubId) {
  const [first = -1, second = -1] = [clubIds.indexOf(one), clubIds.indexOf(other)].toSorted((a, b) => a - b);
  if (first < 0 || first === second) return [];
  const isAdjacent = second - first === 1;
  return [{ isAdjacent, isDenied: isAdjacent && second === promoted }];
}
