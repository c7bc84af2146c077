import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // The sources of the rules, so that no test depends on a build.
    alias: [
      { find: /^@mundo-manager\/rules$/, replacement: resolve(import.meta.dirname, '../rules/src/index.ts') },
      {
        find: /^@mundo-manager\/rules\/laws\/variant$/,
        replacement: resolve(import.meta.dirname, '../rules/src/laws/variant.ts'),
      },
      { find: /^@mundo-manager\/rules\/(.+)$/, replacement: resolve(import.meta.dirname, '../rules/src/$1/index.ts') },
    ],
  },
  test: { include: ['src/**/*.test.ts', 'tests/*.test.ts'], testTimeout: 60_000, isolate: false },
});
