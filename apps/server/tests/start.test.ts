import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { localSettings } from '../src/start/local-settings.ts';
import { build, staleWorkspaces } from '../src/start/workspaces.ts';

const root = mkdtempSync(join(tmpdir(), 'mm-start-'));
afterAll(() => rmSync(root, { recursive: true }));

const WORKSPACES = [
  { name: 'rules', folder: 'packages/rules', from: [] },
  { name: 'art', folder: 'packages/art', from: [] },
  { name: 'web', folder: 'apps/web', from: ['packages/rules'] },
];
const write = (file: string, second: number) => {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file);
  utimesSync(path, second, second);
};
const stale = () => staleWorkspaces(root, WORKSPACES).map(({ name }) => name);

test('npm start builds parts without a build, parts that have changed since, and all that depend on them', () => {
  for (const { folder } of WORKSPACES) {
    write(`${folder}/package.json`, 100);
    write(`${folder}/src/deep/index.ts`, 100);
  }
  expect(stale()).toEqual(['rules', 'art', 'web']);
  for (const { folder } of WORKSPACES) write(`${folder}/dist/index.js`, 200);
  expect(stale()).toEqual([]);
  write('packages/art/src/deep/index.ts', 300);
  expect(stale()).toEqual(['art']);
  write('packages/art/dist/index.js', 400);
  write('packages/rules/src/deep/index.ts', 500);
  expect(stale()).toEqual(['rules', 'web']);
});

test('a changed test is no reason to build', () => {
  write('packages/rules/dist/index.js', 600);
  write('apps/web/dist/index.js', 600);
  write('packages/rules/src/deep/index.test.ts', 700);
  expect(stale()).toEqual([]);
});

test('a build that failed or was cut short is made again, however new its files are', () => {
  const rules = { folder: 'packages/rules' };
  expect(build(rules, () => false, root)).toBe(false);
  expect(stale()).toEqual(['rules', 'web']);
  const isCutShort = () => {
    throw new Error('killed');
  };
  expect(() => build(rules, isCutShort, root)).toThrow('killed');
  expect(stale()).toEqual(['rules', 'web']);
  expect(build(rules, () => true, root)).toBe(true);
  expect(stale()).toEqual([]);
});

test.each([
  [{}, { MM_LOG_LEVEL: 'warn', MM_TEST_ACCOUNTS: 'yes' }],
  [
    { MM_LOG_LEVEL: '', MM_TEST_ACCOUNTS: '' },
    { MM_LOG_LEVEL: 'warn', MM_TEST_ACCOUNTS: 'yes' },
  ],
  [{ MM_LOG_LEVEL: 'info', MM_TEST_ACCOUNTS: 'no' }, {}],
  [{ MM_LOG_LEVEL: 'info', MM_ENV: 'production' }, {}],
  [{ MM_LOG_LEVEL: 'info', MM_TRUST_PROXY: '1' }, {}],
  [{ MM_LOG_LEVEL: 'info', MM_TRUST_PROXY: 'loopback' }, {}],
  [{ MM_LOG_LEVEL: 'info', MM_TRUST_PROXY: 'no' }, { MM_TEST_ACCOUNTS: 'yes' }],
])('npm start offers test accounts on one’s own machine only: %j (R-IDN-13)', (given, added) => {
  expect(localSettings(given)).toEqual(added);
});
