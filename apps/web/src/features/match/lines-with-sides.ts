/** The lines of a match, each with the side that its sentence is about. */
import type { MatchEvent, SideName } from '@mundo-manager/engine';
import type {
  ClubArticles,
  CommentaryLine,
  Commentate,
  NamedSheet,
  NamedSheets,
} from '@mundo-manager/engine/commentary';

export interface LineWithSide extends CommentaryLine {
  /** Side whose emblem is beside the sentence; null if it is about the match. R-STT-11 */
  readonly about: SideName | null;
}

/** What a match is commented from. */
export interface CommentedMatch {
  readonly events: readonly MatchEvent[];
  readonly sheets: NamedSheets;
  /** The articles of both clubs; the sheets hold none. */
  readonly articles?: ClubArticles;
}

/** The lines of a match, in the language of `commentate`. */
export function linesWithSides({ events, sheets, articles }: CommentedMatch, commentate: Commentate): LineWithSide[] {
  return commentate(events, sheets, articles).map((line) => ({ ...line, about: sideAbout(line, sheets) }));
}

/** Lines whose event belongs to both sides: the save of a shot, a foul suffered, the keeper before a kick. */
const ABOUT_EITHER_SIDE: readonly CommentaryLine['type'][] = ['shot', 'foul', 'freeKick', 'penalty', 'shootOutKick'];

/** A side named first is the one that does something; a goal is of the side that it counts for. */
function sideAbout({ type, occasion, side, text }: CommentaryLine, sheets: NamedSheets): SideName | null {
  if (type === 'periodStart' || type === 'periodEnd' || type === 'addedTime') return null;
  // ‘Falta direto para o gol de …’: the keeper is named first and does nothing.
  if (!ABOUT_EITHER_SIDE.includes(type) || occasion === 'freeKickOff') return side;
  const other = side === 'home' ? 'away' : 'home';
  return firstNamed(text, sheets[other]) < firstNamed(text, sheets[side]) ? other : side;
}

/** Where a sentence first names a club or one of its players; of two names at one place the longer one is meant. */
function firstNamed(text: string, { club, players }: NamedSheet): number {
  const places = [club, ...players].map(({ name }) => {
    const at = wholeNameIn(text, name);
    return at === -1 ? Number.POSITIVE_INFINITY : at - name.length / 1000;
  });
  return Math.min(...places);
}

/** Matches whole names only: ‘Edinho’ is not found in ‘Edinhos’. */
function wholeNameIn(text: string, name: string): number {
  const isLetter = (at: number) => /\p{L}/u.test(text.charAt(at));
  let at = text.indexOf(name);
  while (at !== -1 && (isLetter(at - 1) || isLetter(at + name.length))) at = text.indexOf(name, at + 1);
  return at;
}
