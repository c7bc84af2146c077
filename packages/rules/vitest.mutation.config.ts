/** The tests that mutants meet. The laws try thousands of inputs and are left out: a mutant must fall to the examples of its folder. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/cli/**', 'src/laws/laws.test.ts', 'src/laws/law-list.test.ts'],
    testTimeout: 30_000,
  },
});
