import type { Locale } from '../../ui/text/locale.ts';

/** Each language by its own name. A file apart: the check of literal texts allows names in no other. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Português (Brasil)',
  'en-GB': 'English',
  es: 'Español',
};
