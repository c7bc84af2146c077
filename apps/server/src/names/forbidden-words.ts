/** Words that no post may have: offensive ones, and those that the operator does not want. R-BRD-3 */
import { isOffensive } from '@mundo-manager/rules/club-creation';
import { clubNameKey } from './club-name-key.ts';

/** Whether a text has a forbidden word. */
export type IsForbidden = (text: string) => boolean;

/** Forbids offensive words and those that are given, as whole words, however they are spaced or written. */
export function forbiddenWords(forbidden: readonly string[] = []): IsForbidden {
  const keys = new Set(forbidden.map(clubNameKey));
  const longest = Math.max(0, ...[...keys].map(({ length }) => length));
  return (text) => isOffensive(text, []) || hasRunOfWords(text, keys, longest);
}

/** Whether neighbouring words spell one of the keys; runs longer than any key are not read. */
function hasRunOfWords(text: string, keys: ReadonlySet<string>, longest: number): boolean {
  const words = text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(clubNameKey);
  return words.some((_, start) => {
    let run = '';
    for (const word of words.slice(start)) {
      run += word;
      if (keys.has(run)) return true;
      if (run.length >= longest) return false;
    }
    return false;
  });
}
