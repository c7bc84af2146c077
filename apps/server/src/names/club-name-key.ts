import { rectifyConfusion } from 'unicode-confusables';

/** An accent: a mark on a letter of Latin, Greek or Cyrillic. Elsewhere marks make other letters: か and が, ا and أ. */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/**
 * The key in which two names must differ. It ignores case, accents, all but letters and digits, and differences between
 * lookalike capitals (Unicode's confusables). R-CRE-9, R-STO-10, R-STO-12. Another key needs another migration.
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
