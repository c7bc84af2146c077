/** Commentary in Brazilian Portuguese. Each other language is a module of its own: `/commentary/en-gb` and `/commentary/es`. */
import type { MatchEvent } from '../events/event.ts';
import { type CommentaryLine, commentateIn } from './commentate.ts';
import type { NamedSheets } from './named-sheets.ts';
import { PORTUGUESE } from './pt-br/phrases.ts';

export type * from './commentate.ts';
export type * from './named-sheets.ts';

/**
 * Lines for all events that are worth one. They depend on the events and the sheets alone, never on the match's random stream, and a line depends on nothing
 * that happens after it, but for how the match ends: so tell a whole match once, and show its lines when their minutes have come.
 */
export function commentate(events: readonly MatchEvent[], input: NamedSheets): CommentaryLine[] {
  return commentateIn(PORTUGUESE, events, input);
}
