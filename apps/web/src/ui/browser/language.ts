import type { Locale } from '../text/locale.ts';
import { thisBrowser } from './browser-storage.ts';

/** The key that public/theme.js reads before any module runs. */
const KEY = 'mm.language';

/** Keeps the language and opens the page anew in it. R-LNG-2 */
export function chooseLanguage(locale: Locale, reload = () => window.location.reload()): void {
  thisBrowser.write(KEY, locale);
  reload();
}
