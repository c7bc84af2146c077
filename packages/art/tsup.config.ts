import { defineConfig } from 'tsup';

export default defineConfig({
  target: 'es2023',
  silent: true,
  entry: { index: 'src/index.ts' },
  format: ['esm', 'cjs'],
  platform: 'neutral',
  dts: true,
});
