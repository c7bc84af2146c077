/** Matches by date: a competition holds them keyed by id, in no order. */
import type { ClubId } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { playsIn } from '../match-window/plays-in.ts';
import type { Match, MatchSide } from './match.ts';

/** Matches as a list, or keyed by id as a competition holds them. */
export type Matches<M> = Readonly<Record<string, M>> | readonly M[];

/** What the order of matches reads. */
export type DatedMatch = Pick<Match, 'id' | 'date' | 'round'>;

/** What the choice of the next match reads. */
export interface UpcomingMatch extends DatedMatch, Pick<Match, 'status'> {
  readonly home: Pick<MatchSide, 'id'>;
  readonly away: Pick<MatchSide, 'id'>;
}

/** The matches by date, then round, then id. R-COM-25 */
export function matchesByDate<M extends DatedMatch>(matches: Matches<M>): M[] {
  return sortedBy(
    Object.values<M>(matches),
    ({ date }) => date,
    ({ round }) => round,
    ({ id }) => id,
  );
}

/** The club's earliest unfinished match, late ones included; null if none is left. Give it the matches of all its current competitions. R-COM-24 */
export function nextMatch<M extends UpcomingMatch>(matches: Matches<M>, clubId: ClubId): M | null {
  const unfinished = Object.values<M>(matches).filter((match) => match.status !== 'finished' && playsIn(match, clubId));
  return matchesByDate(unfinished)[0] ?? null;
}
