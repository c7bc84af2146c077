import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { engineBundles } from './scripts/engineBundles.ts';

/** Address of the API during development: the server of `npm start`. */
const API = process.env.MM_API ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/Webgl_On/',
  plugins: [engineBundles(), compression({ logLevel: 'silent' })],
  server: { port: 5174, proxy: { '/api': API } },
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 600 },
});
