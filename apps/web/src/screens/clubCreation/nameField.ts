import { characterCount, normaliseName } from '@mundo-manager/rules/club-creation';
import { ALPHA } from '@mundo-manager/rules/ruleset';

/** The most characters of a name. */
export const NAME_MAXIMUM = ALPHA.clubCreation.nameLength.maximum;

/** How many characters the server will count. R-CLU-2 */
export function nameCount(text: string): number {
  return characterCount(normaliseName(text));
}

/** What the field takes of a typed or pasted text: as the server counts, not as the browser does. R-CRE-3 */
export function withinName(text: string): string {
  const characters = [...text];
  while (nameCount(characters.join('')) > NAME_MAXIMUM) characters.pop();
  return characters.join('');
}
