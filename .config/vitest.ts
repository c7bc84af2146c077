import { defineConfig } from 'vitest/config';
import { keepCompiled } from './testing/keep-compiled.ts';

keepCompiled();

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*'],
    reporters: process.env.CI ? ['default', ['json', { outputFile: 'reports/tests.json' }]] : ['default'],
  },
});
