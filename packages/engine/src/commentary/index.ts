/**
 * Commentary in Brazilian Portuguese. Each other language is a module of its own: `/commentary/en-gb` and
 * `/commentary/es`.
 */
import type { MatchEvent } from '../events/event.ts';
import { type CommentaryLine, commentateIn } from './commentate.ts';
import type { ClubArticles, NamedSheets } from './named-sheets.ts';
import { PORTUGUESE } from './pt-br/phrases.ts';

export type * from './commentate.ts';
export type * from './named-sheets.ts';

/**
 * Lines for all notable events, from events and sheets alone, never from the match's random stream. A line depends on
 * earlier events and on the end of the match: generate all lines once, and show each at its minute.
 */
export function commentate(
  events: readonly MatchEvent[],
  input: NamedSheets,
  articles?: ClubArticles,
): CommentaryLine[] {
  return commentateIn(PORTUGUESE, events, input, articles);
}
