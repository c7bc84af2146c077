/** Texts and accessible names of `index.html`, which has them in Portuguese. */
import { language } from './language.ts';
import { ENGLISH_PAGE } from './languages/english.ts';
import { SPANISH_PAGE } from './languages/spanish.ts';

const PAGES = { 'pt-BR': {}, 'en-GB': ENGLISH_PAGE, es: SPANISH_PAGE } as const;
const NAMES = ['aria-label', 'title'] as const;

/** Puts the page into its language. R-LNG-6 */
export function translatePage(root: ParentNode = document): void {
  const texts: Readonly<Record<string, string>> = PAGES[language];
  for (const each of root.querySelectorAll('title, main *')) {
    const text = each.childElementCount === 0 ? texts[each.textContent.trim()] : undefined;
    if (text !== undefined) each.textContent = text;
    for (const name of NAMES) {
      const value = texts[each.getAttribute(name) ?? ''];
      if (value !== undefined) each.setAttribute(name, value);
    }
  }
}
