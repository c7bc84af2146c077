import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@mundo-manager/contract': fileURLToPath(new URL('../../packages/contract/src/index.ts', import.meta.url)),
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/*.test.ts'],
    // Every test starts servers of its own, so files share a worker.
    isolate: false,
    globalSetup: ['tests/harness/snapshot.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
