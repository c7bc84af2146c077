/** What takes too long for every change, and what needs more than Node: the rest of `npm run test:all`. */
import { defineConfig } from 'vitest/config';
import { keepCompiled } from './testing/keep-compiled.ts';
import { longestFirst } from './testing/longest-first.ts';

/**
 * The longest tests, which faster ones cover in part: left out in CI, whose time is limited, and run by `npm run
 * test:slow` elsewhere.
 */
const LONGEST = [
  'apps/server/tests/slow/command-sequences.test.ts',
  'apps/server/tests/slow/cup-kills.test.ts',
  'apps/server/tests/slow/divisions.test.ts',
  'apps/web/tests/slow/climb.test.ts',
  'apps/web/tests/slow/forced-colours.test.ts',
  'apps/web/tests/slow/long-names.test.ts',
  'apps/web/tests/slow/small-windows.test.ts',
  'apps/web/tests/slow/variant-game.test.ts',
  'packages/rules/tests/slow/laws.test.ts',
];

/** The longest in CI, one and a half to nine minutes each: they start first, for the last file runs alone. */
const FIRST = [
  'apps/server/tests/slow/postgresql.test.ts',
  'apps/web/tests/slow/match-day.test.ts',
  'apps/web/tests/slow/session.test.ts',
  'apps/web/tests/slow/player.test.ts',
  'apps/web/tests/slow/whole-game.test.ts',
];

keepCompiled();

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/tests/slow/**/*.test.ts'],
    exclude: process.env.CI ? LONGEST : [],
    sequence: { sequencer: longestFirst(FIRST) },
    // A browser mostly waits, so two files share two cores well; the match day alone waits for four minutes.
    maxWorkers: 2,
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
    // A page answers at its own pace on a busy machine; a wait ends as soon as it is answered.
    expect: { poll: { timeout: 30_000 } },
    reporters: process.env.CI ? ['default', ['json', { outputFile: 'reports/tests-slow.json' }]] : ['default'],
  },
});
