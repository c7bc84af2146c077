/** The package as another server gets it: packed, installed from its tarball with that of the rules, and used from every kind of project. */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { ENGINE_VERSION, simulate } from '../src/index.ts';
import { matchInput, teamSheet } from '../src/testing/index.ts';
import { matchSeed } from '../src/verification/index.ts';
import { PACKAGE, REPOSITORY, run, tool } from './repository.ts';

/** What a server must print, whatever it runs on: what the sources play here. */
const ANSWERS = answers();

let consumer: string;
let tarball: string;
let packed: readonly string[];

beforeAll(async () => {
  consumer = await mkdtemp(join(tmpdir(), 'engine-consumer-'));
  const rules = await pack(resolve(PACKAGE, '../rules'));
  const engine = await pack(PACKAGE);
  tarball = join(consumer, engine.filename);
  packed = engine.files.map(({ path }) => path);
  await cp(join(PACKAGE, 'tests/consumers'), consumer, { recursive: true });
  const dependencies = {
    '@mundo-manager/rules': `file:./${rules.filename}`,
    [manifest.name]: `file:./${engine.filename}`,
  };
  await writeFile(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', private: true, dependencies }));
  const install = await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], consumer);
  expect(install.code, install.stderr).toBe(0);
}, 120_000);

afterAll(() => rm(consumer, { recursive: true, force: true }));

describe('the tarball', () => {
  test('holds what its users need and nothing of the workshop', () => {
    const needed = [
      'LICENSE',
      'README.md',
      'CHANGELOG.md',
      'package.json',
      'bin/engine.js',
      `bundles/${ENGINE_VERSION}.js`,
    ];
    expect(packed).toEqual(expect.arrayContaining(needed));
    const tops = [...new Set(packed.map((path) => path.split('/')[0]))];
    expect(tops.filter((top) => /^(src|tests|bench|scripts|reports|\.)/.test(String(top)))).toEqual([]);
    expect(packed.filter((path) => /\.test\.|tsbuildinfo|golden/.test(path))).toEqual([]);
  });

  test('has every file that its exports name', () => {
    const named = JSON.stringify(manifest.exports).match(/\.\/dist\/[^"]+/g) ?? [];
    expect(named.filter((path) => !packed.includes(path.slice(2)))).toEqual([]);
  });
});

describe('a server sees the same match (R-ENG-4, R-PKG-9) from', () => {
  test.each(['esm.mjs', 'cjs.cjs'])('Node, running %s', async (file) => {
    expect(await printed(process.execPath, file)).toEqual(ANSWERS);
  });

  const bun = bunBinary();
  test.skipIf(bun === null).each(['esm.mjs', 'cjs.cjs'])(
    bun === null ? 'Bun, SKIPPED: its package has no binary for this machine (%s)' : 'Bun, running %s',
    async (file) => {
      expect(await printed(bun ?? '', file)).toEqual(ANSWERS);
    },
  );

  test('a Vite build for the browser, minified, without what it does not use', async () => {
    const output = { entryFileNames: 'site.mjs' };
    await build({
      root: consumer,
      configFile: false,
      logLevel: 'error',
      build: { outDir: 'site', rolldownOptions: { input: join(consumer, 'esm.mjs'), output } },
    });
    expect(await printed(process.execPath, 'site/site.mjs')).toEqual(ANSWERS);
    const site = await readFile(join(consumer, 'site/site.mjs'), 'utf8');
    expect(site).not.toMatch(/xstate|obscenity|fast-check/);
  });

  test('the kept bundle of this version, taken by its path', async () => {
    await writeFile(
      join(consumer, 'bundle.mjs'),
      `import { simulate } from '${manifest.name}/bundles/${ENGINE_VERSION}.js';
       import { matchInput, teamSheet } from '${manifest.name}/testing';
       console.log(JSON.stringify(simulate(matchInput(teamSheet(), teamSheet()), 1).digest));`,
    );
    expect(await printed(process.execPath, 'bundle.mjs')).toBe(
      simulate(matchInput(teamSheet(), teamSheet()), 1).digest,
    );
  });
});

test.each([0, 1])('example %i of the README runs', async (at) => {
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
  const [, example = ''] = [...readme.matchAll(/```js\n([\s\S]*?)```/g)][at] ?? [];
  await writeFile(join(consumer, 'readme.mjs'), example);
  const { stdout, stderr } = await run(process.execPath, ['readme.mjs'], consumer);
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

test('every subpath gives the same names when imported and when required (R-PKG-9)', async () => {
  const counts: Record<string, unknown> = await printed(process.execPath, 'every-subpath.mjs');
  const subpaths = Object.keys(manifest.exports).filter((path) => !path.endsWith('.json') && !path.includes('*'));
  expect(Object.keys(counts)).toEqual(subpaths);
  for (const [subpath, count] of Object.entries(counts)) expect(count, subpath).toBeGreaterThan(0);
});

describe('a typed server compiles, and its mistakes do not (R-PKG-9), with', () => {
  test.each([
    { settings: 'a bundler', module: 'preserve', moduleResolution: 'bundler', file: 'types.ts' },
    { settings: 'Node, in ESM', module: 'node16', moduleResolution: 'node16', file: 'types.mts' },
    { settings: 'Node, in CommonJS', module: 'node16', moduleResolution: 'node16', file: 'types.cts' },
  ])('$settings', async ({ module, moduleResolution, file }) => {
    if (file !== 'types.ts') await cp(join(consumer, 'types.ts'), join(consumer, file));
    const config = `tsconfig.${file}.json`;
    const platform = { target: 'es2023', lib: ['ES2023'], types: [] };
    const compilerOptions = { module, moduleResolution, ...platform, strict: true, noEmit: true };
    await writeFile(join(consumer, config), JSON.stringify({ compilerOptions, files: [file] }));
    const { code, stdout } = await run(tool('tsc'), ['-p', config], consumer);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  });
});

describe('the command', () => {
  const engine = (...args: readonly string[]) => run('npx', ['--no', manifest.name, ...args], consumer);

  test('plays a match and prints its report, minute by minute with --commentary', async () => {
    const plain = await engine('play', '--seed', '7', '--home', '75', '--away', '68');
    expect(plain).toMatchObject({ code: 0, stderr: '' });
    expect(plain.stdout).toMatch(/^Mandante \(442\) \d+ – \d+ Visitante \(442\)\n/);
    for (const row of ['possession', 'shots', 'expected goals', 'passes', 'Best rated'])
      expect(plain.stdout).toContain(row);

    const told = await engine('play', '--seed', '7', '--home', '75', '--away', '68', '--commentary');
    expect(told.stdout.endsWith(plain.stdout)).toBe(true);
    expect(told.stdout.split('\n').filter((line) => /^ *\d+(?:\+\d+)?' \S/.test(line)).length).toBeGreaterThan(30);
  });

  test('verifies what it has saved, and finds out what was changed in it', async () => {
    await engine('play', '--seed', '7', '--knockout', '--save', 'replay.json');
    expect(await engine('verify', 'replay.json')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^The same match: \d+-\d+, digest [0-9a-f]+\.\n$/),
    });
    const replay = JSON.parse(await readFile(join(consumer, 'replay.json'), 'utf8'));
    await writeFile(join(consumer, 'other.json'), JSON.stringify({ ...replay, seed: '8' }));
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
    { args: [], said: 'Usage:' },
  ])('says what is wrong with $args in one line', async ({ args, said }) => {
    const { code, stdout, stderr } = await engine(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

describe('judged by the tools that judge packages', () => {
  test('publint has nothing to say', async () => {
    const pkgDir = join(consumer, 'node_modules', manifest.name);
    const { messages } = await publint({ pkgDir, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  test('attw finds every type where its code is', async () => {
    // Node's old resolution ("node10") knows no exports, so it finds no subpath of any package: not a target. A bundle has no types of its own.
    const { code, stdout } = await run(tool('attw'), [tarball, '--profile', 'node16', '--no-emoji'], PACKAGE);
    expect(code, stdout).toBe(0);
  });
});

async function pack(folder: string): Promise<{ filename: string; files: { path: string }[] }> {
  const { code, stdout, stderr } = await run(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--pack-destination', consumer],
    folder,
  );
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout)[0];
}

async function printed<Answer>(program: string, file: string): Promise<Answer> {
  const { code, stdout, stderr } = await run(program, [file], consumer);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

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
    told: 'periodEnd',
    steppedEvents: true,
    verified: true,
  };
}

/** Bun's own package downloads at installation, which npm may forbid; the packages of its platforms are the binary itself. */
function bunBinary(): string | null {
  const platform = { x64: 'x64', arm64: 'aarch64' }[process.arch as string];
  const binary = join(REPOSITORY, `node_modules/@oven/bun-${process.platform}-${platform}/bin/bun`);
  return existsSync(binary) ? binary : null;
}
