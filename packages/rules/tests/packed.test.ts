/** The package as another server gets it: packed, installed from its tarball, and used from every kind of project. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Consumer, openConsumer } from '../../../.config/testing/consumer.ts';
import { testPacked } from '../../../.config/testing/packed.ts';
import manifest from '../package.json' with { type: 'json' };

const PACKAGE = resolve(import.meta.dirname, '..');

/** What a server that uses these rules must print, whatever it runs on. */
const ANSWERS = {
  table: ['c', 'b', 'a'],
  money: '$\u00a01.400.000',
  condition: 90 - (8 + 40 / 6),
  level: { level: 2, points: 50, outOf: 700 },
  live: true,
  fused: { ok: true, value: { category: 'silver', boosterId: 15 } },
  formations: 33,
  oneRuleSet: true,
};

let consumer: Consumer;

beforeAll(async () => {
  consumer = await openConsumer({
    packages: ['packages/rules'],
    sources: join(PACKAGE, 'tests/consumers'),
    others: [`fast-check@${manifest.devDependencies['fast-check']}`],
  });
}, 120_000);

afterAll(() => consumer?.close());

testPacked({ manifest, consumer: () => consumer, answers: ANSWERS, needed: ['bin/rules.js'] });

test('the first example of the README prints what its comments say', async () => {
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  await writeFile(join(consumer.folder, 'readme.mjs'), example);
  const { stdout, stderr } = await consumer.run(process.execPath, ['readme.mjs']);
  const promised = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, text]) => text);
  expect({ said: stdout.trimEnd().split('\n'), stderr }).toEqual({ said: promised, stderr: '' });
});

test('the README has a line for every subpath', async () => {
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `(\/[a-z-]+)` \|/gm)].map(([, subpath]) => `.${subpath}`);
  expect(listed.sort()).toEqual(
    Object.keys(manifest.exports)
      .filter((subpath) => /^\.\/[a-z-]+$/.test(subpath))
      .sort(),
  );
});

describe('the command', () => {
  // Whoever only checks constants has no fast-check of his own.
  beforeAll(() => rename(join(consumer.folder, 'node_modules/fast-check'), join(consumer.folder, 'fast-check')));
  afterAll(() => rename(join(consumer.folder, 'fast-check'), join(consumer.folder, 'node_modules/fast-check')));

  test('runs in a project that has installed nothing but the package (R-PRD-3)', async () => {
    await writeFile(join(consumer.folder, 'softer.mjs'), 'export default { server: { trainingSpeed: 4 } };\n');
    const { code, stdout, stderr } = await consumer.run('npx', [
      ...['--no', manifest.name, 'check', './softer.mjs'],
      ...['--runs', '5', '--seed', '7', '--folder', 'finances'],
    ]);
    expect({ code, stderr: stderr.replaceAll(/npm warn.*\n/g, '') }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('all hold');
  });
});
