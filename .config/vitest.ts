import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepCompiled } from './testing/keep-compiled.ts';

keepCompiled();
// Servers, pages and commands wait for a third of their time: one worker more than there are cores. Each project reads
// this from the environment.
process.env.VITEST_MAX_WORKERS ??= String(availableParallelism() + 1);

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*'],
    reporters: process.env.CI ? ['default', ['json', { outputFile: 'reports/tests.json' }]] : ['default'],
  },
});
