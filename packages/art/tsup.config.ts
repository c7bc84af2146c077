/** Each drawing is a file of its own, also under the index: drawing a kit does not load the symbols of emblems. */
import { defineConfig } from 'tsup';

export default defineConfig({
  target: 'es2023',
  silent: true,
  sourcemap: true,
  entry: {
    index: 'src/index.ts',
    emblem: 'src/emblem/index.ts',
    kit: 'src/kit/index.ts',
    pitch: 'src/pitch/index.ts',
    symbols: 'src/symbols/index.ts',
    'draw-emblem': 'src/emblem/draw-emblem.ts',
  },
  format: ['esm', 'cjs'],
  platform: 'neutral',
  dts: true,
});
