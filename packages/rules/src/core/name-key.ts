/** The order of names for Portuguese readers, without the platform's collation: the same on every JavaScript engine. R-PLA-4 */
import { compare } from './compare.ts';

/** Letters that do not decompose, and where a Portuguese reader looks for them. */
const FOREIGN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
  ƒ: 'f',
  '’': "'",
  ʼ: "'",
};
const FOREIGN = new RegExp(`[${Object.keys(FOREIGN_LETTERS).join('')}]`, 'gu');

/** What a name is ordered by: accents and case do not count. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(FOREIGN, (letter) => FOREIGN_LETTERS[letter] ?? letter);
}

/** Negative if `left` comes first, zero if the names differ in nothing but accents and case. R-PLA-4 */
export function compareNames(left: string, right: string): number {
  return compare(nameKey(left), nameKey(right));
}
