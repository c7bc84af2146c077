/** The documents: links resolve, and commands marked as runnable run. */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

const pages = globSync(['*.md', 'docs/**/*.md', '{packages,apps}/*/*.md'], { cwd: REPOSITORY });

/** Run by a test of its own, in a folder of an author's. */
const OF_ITS_OWN = 'docs/authoring-rules.md';

const commands = pages
  .filter((page) => page !== OF_ITS_OWN)
  .flatMap((page) =>
    [...readFileSync(join(REPOSITORY, page), 'utf8').matchAll(/^ *```sh run\n([\s\S]*?)^ *```$/gm)].map(
      ([, command = '']) => ({ page, command: command.trim() }),
    ),
  );

test('every link leads to a page, a heading or a file that is there', async () => {
  expect(pages.length).toBeGreaterThan(30);
  const remark = join(REPOSITORY, 'node_modules/.bin/remark');
  const options = [
    '--no-stdout',
    '--frail',
    '--quiet',
    '--no-color',
    '--use',
    'remark-validate-links=repository:false',
  ];
  const told = await run(remark, [...options, ...pages], { cwd: REPOSITORY }).catch((error) => error);
  expect(told.stderr).toBe('');
});

describe('a command marked as runnable', () => {
  test('is there', () => expect(commands).not.toEqual([]));

  test.each(commands)('$command ($page)', async ({ command }) => {
    const { stdout } = await run('sh', ['-ec', command], { cwd: REPOSITORY, env: { ...process.env, CI: '' } });
    expect(stdout).not.toBe('');
  });
});
