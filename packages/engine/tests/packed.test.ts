/** The package as another server gets it: packed, installed from its tarball with that of the rules, and used from every kind of project. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Consumer, openConsumer } from '../../../.config/testing/consumer.ts';
import { testManifest } from '../../../.config/testing/manifest.ts';
import { testPacked } from '../../../.config/testing/packed.ts';
import { REPOSITORY } from '../../../.config/testing/repository.ts';
import manifest from '../package.json' with { type: 'json' };
import { ENGINE_VERSION, simulate } from '../src/index.ts';
import { matchInput, teamSheet } from '../src/testing/index.ts';
import { matchSeed } from '../src/verification/index.ts';

const PACKAGE = resolve(import.meta.dirname, '..');

let consumer: Consumer;

beforeAll(async () => {
  consumer = await openConsumer({
    packages: ['packages/rules', 'packages/engine'],
    sources: join(PACKAGE, 'tests/consumers'),
  });
}, 120_000);

afterAll(() => consumer?.close());

testManifest(manifest, { notice: true });
// The same match everywhere (R-ENG-4): what the sources play here.
testPacked({
  manifest,
  consumer: () => consumer,
  answers: answers(),
  needed: ['bin/engine.js', `bundles/${ENGINE_VERSION}.js`],
});

test('the licence of what the kept bundles contain comes with them (R-PKG-12)', async () => {
  const notice = await readFile(join(consumer.folder, 'node_modules', manifest.name, 'NOTICE'), 'utf8');
  const licence = await readFile(join(REPOSITORY, 'node_modules/@noble/hashes/LICENSE'), 'utf8');
  expect(notice).toContain(`@noble/hashes\n\n${licence.trim()}`);
});

test('the kept bundle of this version, taken by its path', async () => {
  await writeFile(
    join(consumer.folder, 'bundle.mjs'),
    `import { simulate } from '${manifest.name}/bundles/${ENGINE_VERSION}.js';
     import { matchInput, teamSheet } from '${manifest.name}/testing';
     console.log(JSON.stringify(simulate(matchInput(teamSheet(), teamSheet()), 1).digest));`,
  );
  expect(await consumer.printed(process.execPath, ['bundle.mjs'])).toBe(
    simulate(matchInput(teamSheet(), teamSheet()), 1).digest,
  );
});

test.each([0, 1])('example %i of the README runs', async (at) => {
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
  const [, example = ''] = [...readme.matchAll(/```js\n([\s\S]*?)```/g)][at] ?? [];
  await writeFile(join(consumer.folder, 'readme.mjs'), example);
  const { stdout, stderr } = await consumer.run(process.execPath, ['readme.mjs']);
  const promised = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, text]) => text);
  expect(promised.length).toBeGreaterThan(0);
  expect({ said: stdout.trimEnd().split('\n'), stderr }).toEqual({ said: promised, stderr: '' });
});

test('the README has a line for every subpath', async () => {
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `@mundo-manager\/engine(\/[a-z-]+)?` \|/gm)].map(
    ([, path = '']) => `.${path}`,
  );
  const subpaths = Object.keys(manifest.exports).filter((path) => /^\.(?:\/[a-z-]+)?$/.test(path));
  expect(listed.sort()).toEqual(subpaths.sort());
});

describe('the command', () => {
  const engine = (...args: readonly string[]) => consumer.run('npx', ['--no', manifest.name, ...args]);

  test('plays a match and prints its report, minute by minute with --commentary', async () => {
    const plain = await engine('play', '--seed', '7', '--home', '75', '--away', '68');
    expect(plain).toMatchObject({ code: 0, stderr: '' });
    expect(plain.stdout).toMatch(/^Mandante \(442\) \d+ – \d+ Visitante \(442\)\n/);
    for (const row of ['possession', 'shots', 'expected goals', 'passes', 'Best rated'])
      expect(plain.stdout).toContain(row);

    const narrated = await engine('play', '--seed', '7', '--home', '75', '--away', '68', '--commentary');
    expect(narrated.stdout.endsWith(plain.stdout)).toBe(true);
    expect(narrated.stdout.split('\n').filter((line) => /^ *\d+(?:\+\d+)?' \S/.test(line)).length).toBeGreaterThan(30);
  });

  test('verifies what it has saved, and finds out what was changed in it', async () => {
    await engine('play', '--seed', '7', '--knockout', '--save', 'replay.json');
    expect(await engine('verify', 'replay.json')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^The same match: \d+-\d+, digest [0-9a-f]+\.\n$/),
    });
    const replay = JSON.parse(await readFile(join(consumer.folder, 'replay.json'), 'utf8'));
    await writeFile(join(consumer.folder, 'other.json'), JSON.stringify({ ...replay, seed: '8' }));
    expect(await engine('verify', 'other.json')).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^NOT the same match/),
    });
  });

  test.each([
    { args: ['play', '--home', '120'], said: 'A strength is a number from 1 to 99, not 120.' },
    { args: ['play', '--home-formation', '118'], said: 'There is no formation 118;' },
    { args: ['play', '--sed', '7'], said: "Unknown option '--sed'" },
    { args: ['verify', 'nothing.json'], said: "nothing.json can't be read." },
    { args: ['verify', 'package.json'], said: 'package.json holds no match' },
    { args: ['verify', 'unseeded.json'], said: 'unseeded.json holds no match' },
    { args: [], said: 'Usage:' },
  ])('says what is wrong with $args in one line', async ({ args, said }) => {
    await writeFile(join(consumer.folder, 'unseeded.json'), JSON.stringify({ input: {}, digest: '' }));
    const { code, stdout, stderr } = await engine(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

function answers() {
  const input = matchInput(
    teamSheet({ strength: 70, seed: 1 }),
    teamSheet({ strength: 65, formation: '433Wide', seed: 2 }),
  );
  const secret = '000102030405060708090a0b0c0d0e0f';
  const { score, digest } = simulate(input, matchSeed({ secret, matchId: 'm1', home: input.home, away: input.away }));
  return {
    digest,
    goals: [score.home, score.away],
    goalsInStats: score.home + score.away,
    lastLine: 'periodEnd',
    steppedEvents: true,
    verified: true,
  };
}
