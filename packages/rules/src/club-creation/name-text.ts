/** Names as they are stored and counted; input fields, rules and server ask these same functions. */

/** The text trimmed, with inner whitespace as one space and accents composed (NFC). R-CLU-2. */
export function normaliseName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** Characters as a reader counts them: code points of the normalised text, so that a letter beyond the basic plane counts once. R-CLU-2. */
export function characterCount(text: string): number {
  return [...text].length;
}
