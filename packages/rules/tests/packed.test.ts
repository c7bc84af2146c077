/** The package as another server gets it: packed, installed from its tarball, and used from every kind of project. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Consumer, openConsumer } from '../../../.config/testing/consumer.ts';
import { complaints, SETTINGS, testPacked } from '../../../.config/testing/packed.ts';
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

describe('the laws and the state machine compile where the platform has an AbortSignal (R-PKG-9), with', () => {
  test.each(SETTINGS)('$settings', async (settings) => {
    expect(await complaints(consumer, 'state-machine.ts', settings, ['ES2023', 'DOM'])).toBe('');
  });
});

test('the first example of the README prints what its comments say', async () => {
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  await writeFile(join(consumer.folder, 'readme.mjs'), example);
  const { stdout, stderr } = await consumer.run(process.execPath, ['readme.mjs']);
  const promised = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, text]) => text);
  expect({ said: stdout.trimEnd().split('\n'), stderr }).toEqual({ said: promised, stderr: '' });
});

describe('the documents in the package', () => {
  const read = (file: string) => readFile(join(consumer.folder, 'node_modules', manifest.name, file), 'utf8');
  const packed = () => consumer.packed.at(-1)?.files ?? [];

  test('link to nothing that is not in it', async () => {
    const documents = packed().filter((file) => file.endsWith('.md'));
    expect(documents.sort()).toEqual(['CHANGELOG.md', 'README.md', 'RULES.md']);
    for (const document of documents) {
      const links = [...(await read(document)).matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) => target);
      const within = links.filter((target) => !/^[a-z]+:/.test(target));
      expect(
        within.filter((target) => !packed().includes(join(target))),
        document,
      ).toEqual([]);
    }
  });

  test('name the files of rules by the paths that they have in it', async () => {
    const named = [...(await read('RULES.md')).matchAll(/\| `src\/([^`]+)(?<!\.test)\.ts` \|/g)].map(
      ([, path]) => path,
    );
    expect(named.length).toBeGreaterThan(300);
    const missing = named.filter((path) => !packed().includes(`dist/${path}.js`));
    expect(missing).toEqual([]);
  });
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

describe('without fast-check', () => {
  beforeAll(() => rename(join(consumer.folder, 'node_modules/fast-check'), join(consumer.folder, 'fast-check')));
  afterAll(() => rename(join(consumer.folder, 'fast-check'), join(consumer.folder, 'node_modules/fast-check')));

  test('a server plays by a variant of the constants', async () => {
    const script = `
      import { rulesetVariant } from '${manifest.name}/laws/variant';
      console.log(rulesetVariant({ server: { restSpeed: 3 } }).value.server.restSpeed, rulesetVariant({ rest: 3 }).error.code);
    `;
    await writeFile(join(consumer.folder, 'variant.mjs'), script);
    expect(await consumer.run(process.execPath, ['variant.mjs'])).toMatchObject({ stdout: '3 ruleset/unknown-key\n' });
  });

  test('the command runs (R-PRD-3)', async () => {
    await writeFile(join(consumer.folder, 'softer.mjs'), 'export default { server: { trainingSpeed: 4 } };\n');
    const { code, stdout, stderr } = await consumer.run('npx', [
      ...['--no', manifest.name, 'check', './softer.mjs'],
      ...['--runs', '5', '--seed', '7', '--folder', 'finances'],
    ]);
    expect({ code, stderr: stderr.replaceAll(/npm warn.*\n/g, '') }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('all hold');
  });
});
