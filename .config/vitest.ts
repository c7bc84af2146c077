import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepCompiled } from './testing/keep-compiled.ts';

keepCompiled();

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*'],
    // A third of the time of servers, pages and commands is waiting: one worker more than there are cores.
    maxWorkers: availableParallelism() + 1,
    reporters: process.env.CI ? ['default', ['json', { outputFile: 'reports/tests.json' }]] : ['default'],
  },
});
