/** The author's guide runs as written (R-PKG-6): its files are saved and its commands run, in order, against the built package. */
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compiler, REPOSITORY, run } from '../../../.config/testing/repository.ts';
import manifest from '../package.json' with { type: 'json' };
import * as bots from '../src/bots/index.ts';
import * as rules from '../src/index.ts';

const PACKAGE = resolve(import.meta.dirname, '..');

interface Block {
  readonly language: string;
  /** Such as file=my-ruleset.mjs, run, exit=1, says="…". */
  readonly info: string;
  readonly text: string;
}

const guide = readFileSync(join(REPOSITORY, 'docs/authoring-rules.md'), 'utf8');
const blocks: readonly Block[] = [...guide.matchAll(/^( *)```(\w+)(.*)\n([\s\S]*?)^ *```$/gm)].map(
  ([, indent = '', language = '', info = '', text = '']) => ({
    language,
    info: info.trim(),
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }),
);
const files = blocks.filter(({ info }) => info.startsWith('file='));
const commands = blocks
  .filter(({ info }) => /^run\b/.test(info))
  .map(({ info, text }) => ({
    command: text.trim(),
    exit: Number(/exit=(\d)/.exec(info)?.[1] ?? 0),
    says: new RegExp(/says="(.*)"/.exec(info)?.[1] ?? ''),
  }));

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rules-author-'));
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@mundo-manager'), { recursive: true });
  await mkdir(join(modules, '.bin'));
  await symlink(PACKAGE, join(modules, '@mundo-manager/rules'));
  await symlink(join(PACKAGE, 'bin/rules.js'), join(modules, '.bin/rules'));
  for (const peer of ['fast-check', 'xstate'])
    await symlink(join(REPOSITORY, 'node_modules', peer), join(modules, peer));
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { '@mundo-manager/rules': '*', 'fast-check': '*', xstate: '*' } }),
  );
  for (const { info, text } of files) await writeFile(join(folder, info.replace('file=', '')), text);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the guide for authors (R-PKG-6, R-PRD-3)', () => {
  test('has files to save and commands to run', () => {
    expect(files.length).toBeGreaterThan(4);
    expect(commands.length).toBeGreaterThan(4);
  });

  test('marks every block but the packing and the installation of what was packed; the server’s tests start its world', () => {
    const unmarked = blocks.filter(({ info }) => !/^(file=|run\b|starts\b)/.test(info));
    const tarball = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
    expect(unmarked.map(({ text }) => text)).toEqual([
      `npm pack --workspace ${manifest.name}\n`,
      `npm init --yes\nnpm install ./${tarball} fast-check@4 xstate@5\n`,
    ]);
    expect(guide).toContain(`leaves \`${tarball}\` behind`);
  });

  test('lists as fixed only constants outside the rule set', () => {
    const [, paragraph = ''] = /^(Fixed, [\s\S]*?)\n\n/m.exec(guide) ?? [];
    const names = [...paragraph.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name);
    const given: Readonly<Record<string, unknown>> = { ...rules, ...bots };
    const tables: unknown[] = [];
    JSON.stringify(rules.ALPHA, (_key, value) => {
      tables.push(value);
      return value;
    });
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => given[name] === undefined)).toEqual([]);
    expect(names.filter((name) => typeof given[name] === 'object' && tables.includes(given[name]))).toEqual([]);
  });

  test('has files that a strict compiler takes as they are', async () => {
    const resolution = { module: 'node16', moduleResolution: 'node16', target: 'es2023', lib: ['ES2023', 'DOM'] };
    const compilerOptions = { ...resolution, types: [], strict: true, allowJs: true, checkJs: true, noEmit: true };
    const names = files.map(({ info }) => info.replace('file=', ''));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: names }));
    expect((await run(compiler(), ['-p', 'tsconfig.json'], folder)).stdout).toBe('');
  }, 60_000);

  test.each(commands)(
    '$command',
    async ({ command, exit, says }) => {
      const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
      const { code, stdout, stderr } = await run('sh', ['-c', `PATH="${path}" ${command}`], folder);
      expect({ code, said: stdout + stderr }).toEqual({ code: exit, said: expect.stringMatching(says) });
    },
    120_000,
  );
});
