import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      name: 'web',
      environment: 'jsdom',
      // A context for each file instead of a process: half the time, and still nothing left over from the file before.
      pool: 'vmThreads',
      include: ['src/**/*.test.{ts,tsx}'],
      testTimeout: 60_000,
      setupFiles: ['src/testing/server/web-streams.ts', 'src/testing/setup.ts'],
      env: { DEBUG_PRINT_LIMIT: '3000' },
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }),
);
