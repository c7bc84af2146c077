/** The languages of the game. Brazilian Portuguese is the source, in the code. R-LNG-1 */
export const LOCALES = ['pt-BR', 'en-GB', 'es'] as const;
/** One of them; numbers, money and dates follow it. */
export type Locale = (typeof LOCALES)[number];

/** The reader's, which `public/theme.js` put on the page before any module ran. It lasts as long as the page. */
export const locale: Locale = LOCALES.find((each) => each === document.documentElement.lang) ?? 'pt-BR';
