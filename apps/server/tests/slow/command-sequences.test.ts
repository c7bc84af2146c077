import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const url = process.env.MM_TEST_DATABASE_URL;

test.each([
  ['the embedded database', ''],
  ['PostgreSQL', url ?? ''],
] as const)('a thousand random sequences of commands leave the books in order, on %s', (name, database) => {
  if (name === 'PostgreSQL' && !url) {
    if (process.env.CI) throw new Error('MM_TEST_DATABASE_URL is missing: in CI the server is tested on PostgreSQL');
    process.stderr.write(
      '*** command sequences were NOT run on PostgreSQL: set MM_TEST_DATABASE_URL=postgres://… ***\n',
    );
    return;
  }
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const vitest = fileURLToPath(new URL('../../../../node_modules/vitest/vitest.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', 'tests/command-sequences.test.ts'], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, MM_SEQUENCES: '1000', MM_TEST_DATABASE_URL: database },
  });
  expect(status, `${stdout.slice(-4_000)}\n${stderr.slice(-2_000)}`).toBe(0);
});
