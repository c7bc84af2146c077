import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const server = process.env.MM_TEST_DATABASE_URL;
if (!server && !process.env.CI) {
  process.stderr.write('*** faults were NOT tried on PostgreSQL: set MM_TEST_DATABASE_URL=postgres://… ***\n');
}

test.each(server || process.env.CI ? ['pglite', 'postgres'] : ['pglite'])(
  'whatever happens to a server on %s, no answer is lost and no match is played twice or skipped',
  (database) => {
    if (database === 'postgres' && !server)
      throw new Error('MM_TEST_DATABASE_URL is missing: CI tries PostgreSQL, too');
    const program = fileURLToPath(new URL('../faults/run.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--runs', '2', '--database', database], {
      encoding: 'utf8',
    });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  },
);
