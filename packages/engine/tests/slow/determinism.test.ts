/** The same match on every JavaScript engine that this machine has: R-ENG-4. */
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../../.config/testing/repository.ts';

const PACKAGE = resolve(import.meta.dirname, '../..');

test('V8, JavaScriptCore and SpiderMonkey play the same matches, as far as they are here (R-ENG-4)', async () => {
  const { code, stdout, stderr } = await run(process.execPath, ['scripts/determinism.ts', '--matches', '10'], PACKAGE);
  console.info(stdout);
  expect(code, stdout + stderr).toBe(0);
  expect(stdout).toContain('V8 (Node): the same 14 digests');
});
