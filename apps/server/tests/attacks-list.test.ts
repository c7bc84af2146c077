import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('every threat of docs/security.md names a test that is there, and test:attacks runs it (R-OPX-12)', () => {
  const script = fileURLToPath(new URL('../../../.ci/attacks.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--list'], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const files = stdout.trim().split('\n').slice(1);
  for (const file of ['reward-chain', 'operator-calls', 'special', 'slow/two-clocks'])
    expect(files).toContain(`apps/server/tests/${file}.test.ts`);
});
