/** The language of the page, which `public/theme.js` has put on it. */
const LANGUAGES = ['pt-BR', 'en-GB', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Brazilian Portuguese if there is no page, as in tests. */
export const language: Language =
  LANGUAGES.find((each) => each === globalThis.document?.documentElement.lang) ?? 'pt-BR';
