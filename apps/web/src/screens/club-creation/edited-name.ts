import { characterCount, normaliseName } from '@mundo-manager/rules/club-creation';
import type { Ruleset } from '@mundo-manager/rules/ruleset';

/** The most characters of a name. */
export function nameMaximum(ruleset: Ruleset): number {
  return ruleset.clubCreation.nameLength.maximum;
}

/** How many characters the server will count. R-CLU-2 */
export function nameCount(text: string): number {
  return characterCount(normaliseName(text));
}

/** Value of a field and position of its caret, in units of the string. */
export interface Edited {
  readonly name: string;
  readonly caret: number;
}

/**
 * Returns the value after an edit from `before` to `after`: inserted text is cut at its end to the room left, and the
 * text around it stays. Counts characters as the server does, not as the browser does. R-CRE-3
 */
export function editedName(before: string, after: string, ruleset: Ruleset): Edited {
  const most = nameMaximum(ruleset);
  const [old, wanted] = [[...before], [...after]];
  const common = Math.min(old.length, wanted.length);
  let start = 0;
  while (start < common && old[start] === wanted[start]) start += 1;
  let end = 0;
  while (end < common - start && old.at(-1 - end) === wanted.at(-1 - end)) end += 1;
  const put = wanted.slice(0, wanted.length - end);
  const rest = wanted.slice(wanted.length - end).join('');
  while (put.length > start && nameCount(put.join('') + rest) > most) put.pop();
  const kept = put.join('');
  return { name: kept + rest, caret: kept.length };
}
