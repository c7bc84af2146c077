import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'vitest';

const url = process.env.MM_TEST_DATABASE_URL;

// At once: one waits for its disk, the other never does.
test.concurrent.each([
  ['the embedded database', ''],
  ['PostgreSQL', url ?? ''],
] as const)('a thousand random sequences of commands leave the books in order, on %s', async (name, database) => {
  if (name === 'PostgreSQL' && !url) {
    if (process.env.CI) throw new Error('MM_TEST_DATABASE_URL is missing: in CI the server is tested on PostgreSQL');
    process.stderr.write(
      '*** command sequences were NOT run on PostgreSQL: set MM_TEST_DATABASE_URL=postgres://… ***\n',
    );
    return;
  }
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const vitest = fileURLToPath(new URL('../../../../node_modules/vitest/vitest.mjs', import.meta.url));
  const env = { ...process.env, MM_SEQUENCES: '1000', MM_TEST_DATABASE_URL: database };
  // Throws with what it has printed where it ends otherwise than well.
  await promisify(execFile)(process.execPath, [vitest, 'run', 'tests/command-sequences.test.ts'], {
    cwd,
    env,
    maxBuffer: 2 ** 26,
  });
});
