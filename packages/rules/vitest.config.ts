import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Pure code keeps no state between files, so they share a worker.
  test: { include: ['src/**/*.test.ts', 'tests/*.test.ts'], testTimeout: 120_000, isolate: false },
});
