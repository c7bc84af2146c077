/** Names as they are stored and counted; input fields, rules and server ask these same functions. */

/** The text trimmed, with inner whitespace as one space and accents composed (NFC). R-CLU-2. */
export function normaliseName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** A letter that shows nothing, such as the fillers of Hangul: with one a name would look like another, or blank. */
export const UNSEEN_LETTER = /\p{Default_Ignorable_Code_Point}/u;

/** Characters as a reader counts them: code points of the normalised text, so that a letter beyond the basic plane counts once. R-CLU-2. */
export function characterCount(text: string): number {
  return [...text].length;
}
