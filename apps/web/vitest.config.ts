import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      name: 'web',
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      testTimeout: 60_000,
      setupFiles: ['src/testing/setup.ts'],
      env: { DEBUG_PRINT_LIMIT: '3000' },
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }),
);
