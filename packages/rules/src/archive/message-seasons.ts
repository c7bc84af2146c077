/** Seasons of a club's messages: each ends with a league of the club. */
import type { CompetitionId, EpochMs } from '../core/ids.ts';
import { newestFirst } from '../core/newest-first.ts';
import type { InboxMessage } from '../inbox/messages.ts';

/** A season, and the messages that belong to it. */
export interface MessageSeason {
  /** The league that it ended with; null for the season under way. */
  readonly competitionId: CompetitionId | null;
  /** The club's place in that league; null for the season under way. */
  readonly place: number | null;
  /** Messages of the season are later than this moment; null for the first season. */
  readonly after: EpochMs | null;
  /** The end of its league, whose own messages belong to it; null for the season under way. */
  readonly until: EpochMs | null;
}

/**
 * The seasons of a club, the one under way first. A season ends with the message of a league's end, so that the wait for the next league belongs
 * to what follows. Each message belongs to exactly one season. R-INB-6
 */
export function messageSeasons(messages: readonly Pick<InboxMessage, 'date' | 'facts'>[]): readonly MessageSeason[] {
  const ends = newestFirst(messages).flatMap(({ date, facts }) =>
    facts.type === 'competition-finished' && facts.competitionName === 'MM League'
      ? [{ competitionId: facts.competitionId, place: facts.place, until: date }]
      : [],
  );
  return [{ competitionId: null, place: null, until: null }, ...ends].map((season, index) => ({
    ...season,
    after: ends[index]?.until ?? null,
  }));
}

/** Whether a message of that moment belongs to the season. R-INB-6 */
export function isOfSeason({ after, until }: Pick<MessageSeason, 'after' | 'until'>, date: EpochMs): boolean {
  return (after === null || date > after) && (until === null || date <= until);
}
