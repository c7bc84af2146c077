/** A name as the game shows it: one line that cannot turn the text around it, no longer than a page bears. */

const MOST_CHARACTERS = 60;
/** The name of users without one that can be shown. */
const NAMELESS = 'Treinador';

/** Controls, what only steers other characters (direction, joiners), fillers, halves of pairs, unassigned characters, and Braille without dots. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More marks on one letter than a language has grow over the lines around it. */
const STACKED = /(\p{M}{3})\p{M}+/gu;

/** The name of a sign-in as it is stored and shown, 1 to 60 characters: other people read it on the club's page. */
export function displayName(name: string): string {
  const line = name.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(STACKED, '$1').trim();
  const cut = [...line].slice(0, MOST_CHARACTERS).join('').trim();
  return cut === '' ? NAMELESS : cut;
}
