/** Commentary in British English. */
import type { MatchEvent } from '../../events/event.ts';
import { type CommentaryLine, commentateIn } from '../commentate.ts';
import type { NamedSheets } from '../named-sheets.ts';
import { ENGLISH } from './phrases.ts';

/** The lines that `/commentary` gives, in English. */
export function commentate(events: readonly MatchEvent[], input: NamedSheets): CommentaryLine[] {
  return commentateIn(ENGLISH, events, input);
}
