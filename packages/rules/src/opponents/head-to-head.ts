/** The meetings of two clubs. */
import { type CompetitionKind, isFriendly } from '../competitions/competition-name.ts';
import type { Match, MatchSide } from '../competitions/match.ts';
import type { ClubId, EpochMs, MatchId } from '../core/ids.ts';
import { newestFirst } from '../core/newest-first.ts';
import { playsIn } from '../match-window/plays-in.ts';
import { COUNTED_MEETINGS, SHOWN_MEETINGS } from './constants.ts';

/** A finished match as one of its clubs sees it. */
export interface Meeting {
  readonly matchId: MatchId;
  readonly date: EpochMs;
  readonly competitionName: CompetitionKind;
  /** Goals of the club that looks. */
  readonly score: number;
  readonly rivalScore: number;
  /** Kicks scored in the shoot-out; missing if there was none. */
  readonly shootOut?: number;
  readonly rivalShootOut?: number;
}

/** The part of a match that a meeting is made of. */
export type MeetingMatch = Pick<Match, 'id' | 'date' | 'status' | 'competitionName'> &
  Readonly<Record<'home' | 'away', Pick<MatchSide, 'id' | 'score' | 'shootOut'>>>;

/** How often each club has won, and the newest meetings. */
export interface HeadToHead {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The newest first. */
  readonly meetings: readonly Meeting[];
}

/** The finished matches of competitions between the club and its rival as the club sees them, the newest 50; a shoot-out decides. R-OPP-9 */
export function headToHead(matches: readonly MeetingMatch[], clubId: ClubId, rivalId: ClubId): HeadToHead {
  const between = matches.filter(
    (match) =>
      match.status === 'finished' &&
      !isFriendly(match) &&
      playsIn(match, clubId) &&
      playsIn(match, rivalId) &&
      clubId !== rivalId,
  );
  const meetings = newestFirst(between)
    .slice(0, COUNTED_MEETINGS)
    .map((match) => meetingOf(match, clubId));
  const count = (sign: number) => meetings.filter((meeting) => Math.sign(differenceOf(meeting)) === sign).length;
  return { wins: count(1), draws: count(0), losses: count(-1), meetings: meetings.slice(0, SHOWN_MEETINGS) };
}

/** The finished match as the club sees it. */
export function meetingOf(match: MeetingMatch, clubId: ClubId): Meeting {
  const isHome = match.home.id === clubId;
  const [own, rival] = isHome ? [match.home, match.away] : [match.away, match.home];
  return {
    matchId: match.id,
    date: match.date,
    competitionName: match.competitionName,
    score: own.score,
    rivalScore: rival.score,
    ...(own.shootOut !== undefined && { shootOut: own.shootOut }),
    ...(rival.shootOut !== undefined && { rivalShootOut: rival.shootOut }),
  };
}

function differenceOf({ score, rivalScore, shootOut = 0, rivalShootOut = 0 }: Meeting): number {
  return score - rivalScore || shootOut - rivalShootOut;
}
