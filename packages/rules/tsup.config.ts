/** The build mirrors src/, file by file: a rule is found in dist/ by the path that it has there, and a bundler takes only what it needs. */
import { defineConfig, type Options } from 'tsup';

const shared: Options = { target: 'es2023', silent: true, sourcemap: true };

/** A file of the library, as a module of its own. */
function library(format: 'esm' | 'cjs', extension: '.js' | '.cjs'): Options {
  return {
    ...shared,
    entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/cli/**'],
    format,
    splitting: false,
    platform: 'neutral',
    esbuildPlugins: [
      {
        name: 'keep files apart',
        setup({ onResolve }) {
          onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
            kind === 'entry-point' ? null : { path: path.replace(/\.ts$/, extension), external: true },
          );
        },
      },
    ],
  };
}

export default defineConfig([
  library('esm', '.js'),
  library('cjs', '.cjs'),
  {
    ...shared,
    entry: { 'cli/rules': 'src/cli/rules.ts' },
    format: 'esm',
    platform: 'node',
    // What the command loads later lies beside it, not among the modules of the library.
    esbuildOptions: (options) => {
      options.chunkNames = 'cli/[name]-[hash]';
    },
    // Optional peers of the library, but the command runs wherever the package is; NOTICE names them.
    noExternal: ['fast-check', 'xstate'],
  },
]);
