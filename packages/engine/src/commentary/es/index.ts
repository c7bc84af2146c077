/** Commentary in Spanish. */
import type { MatchEvent } from '../../events/event.ts';
import { type CommentaryLine, commentateIn } from '../commentate.ts';
import type { NamedSheets } from '../named-sheets.ts';
import { SPANISH } from './phrases.ts';

/** The lines that `/commentary` gives, in Spanish. */
export function commentate(events: readonly MatchEvent[], input: NamedSheets): CommentaryLine[] {
  return commentateIn(SPANISH, events, input);
}
