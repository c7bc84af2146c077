import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** What `npm run messages:extract` reads and writes. Brazilian Portuguese is the source, in the code, and has no catalogue; a catalogue has no line numbers, so that moved code changes nothing in it. */
export default defineConfig({
  sourceLocale: 'pt-BR',
  locales: ['en-GB', 'es'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
  ],
  format: formatter({ origins: false, lineNumbers: false, printPlaceholdersInComments: false }),
  orderBy: 'message',
});
