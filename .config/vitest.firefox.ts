/** The replay player in a stock Firefox, on demand. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['apps/web/tests/firefox/*.test.ts'], testTimeout: 600_000, expect: { poll: { timeout: 30_000 } } },
});
