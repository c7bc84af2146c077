import { defineConfig } from 'tsup';

export default defineConfig({
  target: 'es2023',
  silent: true,
  sourcemap: true,
  entry: { index: 'src/index.ts', 'client/index': 'src/client/index.ts' },
  format: ['esm', 'cjs'],
  platform: 'neutral',
  dts: true,
});
