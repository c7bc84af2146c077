/** Every folder of src/ with an index.ts is a subpath of the package; package.json lists them, and a test compares. */
import { existsSync, readdirSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const folders = readdirSync('src').filter((name) => existsSync(`src/${name}/index.ts`) && name !== 'cli');

const shared: Options = {
  target: 'es2023',
  silent: true,
  esbuildOptions(options) {
    options.chunkNames = 'shared/[hash]';
  },
};

export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      ...Object.fromEntries(folders.map((folder) => [`${folder}/index`, `src/${folder}/index.ts`])),
    },
    format: ['esm', 'cjs'],
    dts: true,
    // A file that several subpaths reach is written once: each subpath carries only what it needs, and all share one ALPHA.
    splitting: true,
    platform: 'neutral',
    clean: true,
  },
  {
    ...shared,
    entry: { 'cli/rules': 'src/cli/rules.ts' },
    format: ['esm'],
    // fast-check is an optional peer of the library, but the command runs wherever the package is.
    noExternal: ['fast-check'],
    platform: 'node',
  },
]);
