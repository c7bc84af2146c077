import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest leaves a core to whoever watches; nobody does, and two cores are all there are.
    maxWorkers: '100%',
    projects: ['packages/*', 'apps/*'],
    reporters: process.env.CI ? ['default', ['json', { outputFile: 'reports/tests.json' }]] : ['default'],
  },
});
