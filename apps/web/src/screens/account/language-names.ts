import type { Locale } from '../../ui/text/locale.ts';

/** Each language by its own name, so that its readers find it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Português (Brasil)',
  'en-GB': 'English',
  es: 'Español',
};
