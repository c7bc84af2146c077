import { i18n } from '@lingui/core';
import { locale } from './ui/text/locale.ts';

/** The scripts of the languages, each for its readers alone. */
const SCRIPTS = { 'en-GB': () => import('./locales/en-GB.po'), es: () => import('./locales/es.po') };

/** Activates the locale without a catalogue: the build compiles the Portuguese messages into the code (`scripts/compiled-messages.ts`). */
export function startI18n(): typeof i18n {
  i18n.load(locale, {});
  i18n.activate(locale);
  return i18n;
}

/** Brings the translations of another language; none for Brazilian Portuguese. A script that does not come leaves the game in Portuguese. R-LNG-1 */
export async function bringTranslations(): Promise<void> {
  if (locale === 'pt-BR') return;
  const parts = Promise.all([import('./language/translate.ts'), SCRIPTS[locale]()]);
  await parts.then(
    ([{ translate }, { default: translations }]) => translate(i18n, translations),
    () => {},
  );
}
