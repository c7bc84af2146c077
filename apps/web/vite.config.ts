import { makeConfig } from '@lingui/conf';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { compiledMessages } from './scripts/compiled-messages.ts';
import { lateStyles } from './scripts/late-styles.ts';
import { libraries } from './scripts/libraries-plugin.ts';
import { translations } from './scripts/translations.ts';

/** Address of the API during development: the server of `npm start`. */
const API = process.env.MM_API ?? 'http://127.0.0.1:3000';

const linguiConfig = makeConfig({ locales: ['pt-BR'], sourceLocale: 'pt-BR' });

/** Compiles the messages of pt-BR, the source, inline. Catalogues of other languages are modules (`scripts/translations.ts`). */
const linguiMacro = defineRolldownBabelPreset({
  preset: () => ({
    plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message', linguiConfig }], compiledMessages],
  }),
  rolldown: { filter: { id: /\.tsx?$/, code: /@lingui\/(?:core|react)\/macro/ } },
});

/** `vite --mode fake` starts the app in front of the fake server of the tests. */
const fakeEntry: Plugin = {
  name: 'mundo-manager-fake-entry',
  apply: (_, { mode }) => mode === 'fake',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/src/testing/demo/dev-main.tsx'),
  },
};

/** Parts of a page whose scripts tests withhold by name; the manifest names all others. */
const NAMED = ['command-palette', 'kit-drawing', 'kit-wall', 'live-updates', 'more-sheet', 'shortcut-help', 'showcase'];

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [linguiMacro] }),
    translations(),
    libraries(`${import.meta.dirname}/package.json`),
    fakeEntry,
    lateStyles(),
    compression({ logLevel: 'silent' }),
  ],
  server: { proxy: { '/api': API, '/Webgl_On': API } },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    // The first script lists all others: without their names it is a kilobyte less to wait for. R-PRD-18
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) => (NAMED.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:6][extname]',
      },
    },
  },
});
