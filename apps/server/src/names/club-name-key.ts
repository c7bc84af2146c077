import { rectifyConfusion } from 'unicode-confusables';

/** An accent: a mark on a letter of Latin, Greek or Cyrillic. Elsewhere marks make other letters: か and が, ا and أ. */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/**
 * What two names must differ in: case, accents and anything but letters and digits do not count, nor does it which of two characters stands there that look
 * alike in capitals, as Unicode's table of confusables has them. R-CRE-9, R-STO-10, R-STO-12. Another key needs another migration.
 */
export function clubNameKey(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(ACCENTS, '$1')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return look(letters === '' ? name : letters);
}

/** In capitals first, so that 'i' is 'I' before both become 'l'. */
function look(text: string): string {
  return rectifyConfusion(rectifyConfusion(text.toUpperCase()).toLowerCase());
}
