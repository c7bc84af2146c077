/** The API docs that `npm run docs:api` writes from the docstrings: R-PKG-1. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, tool } from '../../../../.config/testing/repository.ts';
import { PACKAGE } from '../../scripts/program.ts';

test('are written without a warning', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rules-api-'));
  const { code, stdout, stderr } = await run(tool('typedoc'), ['--out', folder], PACKAGE);
  expect(code, stdout + stderr).toBe(0);
  expect(await readdir(folder)).toContain('index.html');
  await rm(folder, { recursive: true });
});
