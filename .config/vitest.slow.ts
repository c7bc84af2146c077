/** What takes too long for every change, and what needs more than Node: the rest of `npm run test:all`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/tests/slow/**/*.test.ts'],
    testTimeout: 600_000,
    // A page answers at its own pace on a busy machine; a wait ends as soon as it is answered.
    expect: { poll: { timeout: 30_000 } },
    reporters: process.env.CI ? ['default', ['json', { outputFile: 'reports/tests-slow.json' }]] : ['default'],
  },
});
