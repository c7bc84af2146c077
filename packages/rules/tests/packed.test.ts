/** The package as another server gets it: packed, installed from its tarball, and used from every kind of project. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Consumer, openConsumer } from '../../../.config/testing/consumer.ts';
import { testManifest } from '../../../.config/testing/manifest.ts';
import { complaints, PACKED_TIMEOUT, SETTINGS, testPacked } from '../../../.config/testing/packed.ts';
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
    others: [`fast-check@${manifest.devDependencies['fast-check']}`, `xstate@${manifest.devDependencies.xstate}`],
  });
}, 120_000);

afterAll(() => consumer?.close());

testManifest(manifest, { notice: true });
testPacked({ manifest, consumer: () => consumer, answers: ANSWERS, needed: ['bin/rules.js'] });

describe('the laws and the state machine compile if the platform has an AbortSignal (R-PKG-9), with', () => {
  test.each(SETTINGS)(
    '$settings',
    async (settings) => {
      expect(await complaints(consumer, 'state-machine.ts', settings, ['ES2023', 'DOM'])).toBe('');
    },
    PACKED_TIMEOUT,
  );
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

describe('the state machine is the project’s own XState’s (R-PKG-13), of', () => {
  const range = manifest.peerDependencies.xstate;
  const versions = [
    { which: 'the lowest version', version: range.replace('^', '') },
    { which: 'the newest', version: manifest.devDependencies.xstate },
  ];

  test.each(versions)(
    '$which, $version',
    async ({ version }) => {
      const install = ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', `xstate@${version}`];
      expect(await consumer.run('npm', install)).toMatchObject({ code: 0 });
      expect(await consumer.printed(process.execPath, ['saved-draft.mjs'])).toEqual({ version, saved: 'A' });
      const settings = SETTINGS.find(({ moduleResolution }) => moduleResolution === 'bundler') ?? SETTINGS[0];
      expect(await complaints(consumer, 'saved-draft.ts', settings, ['ES2023', 'DOM'])).toBe('');
    },
    PACKED_TIMEOUT,
  );
});

describe('without its optional peers', () => {
  const peers = Object.keys(manifest.peerDependenciesMeta);
  const move = async (from: string, to: string) => {
    for (const peer of peers) await rename(join(consumer.folder, from, peer), join(consumer.folder, to, peer));
  };
  beforeAll(() => move('node_modules', '.'));
  afterAll(() => move('.', 'node_modules'));

  test('a server plays by a variant of the constants', async () => {
    const script = `
      import { ALPHA, rulesetVariant } from '${manifest.name}/ruleset';
      console.log(rulesetVariant({ server: { restSpeed: 3 } }, ALPHA).value.server.restSpeed);
      console.log(rulesetVariant({ rest: 3 }, ALPHA).error.code);
    `;
    await writeFile(join(consumer.folder, 'variant.mjs'), script);
    expect(await consumer.run(process.execPath, ['variant.mjs'])).toMatchObject({ stdout: '3\nruleset/unknown-key\n' });
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
