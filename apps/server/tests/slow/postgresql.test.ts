import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const url = process.env.MM_TEST_DATABASE_URL;
if (!url && !process.env.CI) {
  process.stderr.write('*** the server was NOT tested on PostgreSQL: set MM_TEST_DATABASE_URL=postgres://… ***\n');
}

/** Seasons, which other slow tests play on PostgreSQL, and files about anything but what is stored. */
const ELSEWHERE = [
  ...['cups', 'divisions', 'special', 'suspensions', 'changing-hands', 'stands-still'],
  ...[
    'compression',
    'docs',
    'game-clock',
    'http',
    'http-client-errors',
    'live',
    'live-pace',
    'rulesets',
    'simulator',
    'start',
  ],
];

test.skipIf(!url && !process.env.CI)('the suite of the server passes on PostgreSQL, too (R-STO-4)', () => {
  if (!url) throw new Error('MM_TEST_DATABASE_URL is missing: in CI the server is tested on PostgreSQL');
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const vitest = fileURLToPath(new URL('../../../../node_modules/vitest/vitest.mjs', import.meta.url));
  const excluded = ELSEWHERE.flatMap((name) => ['--exclude', `tests/${name}.test.ts`]);
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', ...excluded], {
    cwd,
    encoding: 'utf8',
  });
  expect(status, `${stdout.slice(-4_000)}\n${stderr.slice(-2_000)}`).toBe(0);
});
