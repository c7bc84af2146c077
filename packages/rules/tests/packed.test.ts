/** The package as another server gets it: packed, installed from its tarball, and used from every kind of project. */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { PACKAGE, REPOSITORY, run, tool } from './repository.ts';

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

let consumer: string;
let tarball: string;
let packed: readonly string[];

beforeAll(async () => {
  consumer = await mkdtemp(join(tmpdir(), 'rules-consumer-'));
  const pack = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', consumer], PACKAGE);
  expect(pack.code, pack.stderr).toBe(0);
  const [{ filename, files }]: [{ filename: string; files: { path: string }[] }] = JSON.parse(pack.stdout);
  tarball = join(consumer, filename);
  packed = files.map(({ path }) => path);
  await cp(join(PACKAGE, 'tests/consumers'), consumer, { recursive: true });
  await writeFile(
    join(consumer, 'package.json'),
    JSON.stringify({
      name: 'consumer',
      private: true,
      dependencies: { [manifest.name]: `file:./${filename}`, 'fast-check': manifest.devDependencies['fast-check'] },
    }),
  );
  const install = await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], consumer);
  expect(install.code, install.stderr).toBe(0);
}, 120_000);

afterAll(() => rm(consumer, { recursive: true, force: true }));

describe('the tarball', () => {
  test('holds what its users need and nothing of the workshop', () => {
    expect(packed).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json', 'bin/rules.js']),
    );
    const tops = [...new Set(packed.map((path) => path.split('/')[0]))];
    expect(tops.filter((top) => /^(src|tests|bench|scripts|reports|\.)/.test(String(top)))).toEqual([]);
    expect(packed.filter((path) => /\.test\.|tsbuildinfo/.test(path))).toEqual([]);
  });

  test('has every file that its exports name', async () => {
    const named = JSON.stringify(manifest.exports).match(/\.\/dist\/[^"]+/g) ?? [];
    expect(named.filter((path) => !packed.includes(path.slice(2)))).toEqual([]);
  });
});

describe('a server gets the same answers (R-PKG-9) from', () => {
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
    await build({
      root: consumer,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: 'site',
        rolldownOptions: { input: join(consumer, 'esm.mjs'), output: { entryFileNames: 'site.mjs' } },
      },
    });
    expect(await printed(process.execPath, 'site/site.mjs')).toEqual(ANSWERS);
    const site = await readFile(join(consumer, 'site/site.mjs'), 'utf8');
    expect(site).not.toMatch(/xstate|obscenity|fast-check/);
  });
});

test('the first example of the README prints what its comments say', async () => {
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  await writeFile(join(consumer, 'readme.mjs'), example);
  const { stdout, stderr } = await run(process.execPath, ['readme.mjs'], consumer);
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

test('every subpath gives the same names when imported and when required (R-PKG-9)', async () => {
  const counts: Record<string, unknown> = await printed(process.execPath, 'every-subpath.mjs');
  const subpaths = Object.keys(manifest.exports).filter(
    (subpath) => !subpath.endsWith('.json') && !subpath.includes('*'),
  );
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
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2023',
      lib: ['ES2023'],
      types: [],
      strict: true,
      noEmit: true,
    };
    await writeFile(join(consumer, config), JSON.stringify({ compilerOptions, files: [file] }));
    const { stdout } = await run(tool('tsc'), ['-p', config], consumer);
    // XState's own declarations want a platform's AbortSignal, which a server would have; ours want nothing.
    const ours = stdout.split('\n').filter((line) => !line.startsWith('node_modules/xstate/'));
    expect(ours.join('\n').trim()).toBe('');
  });
});

describe('the command', () => {
  // Whoever only checks constants has no fast-check of his own.
  beforeAll(() => rename(join(consumer, 'node_modules/fast-check'), join(consumer, 'fast-check')));
  afterAll(() => rename(join(consumer, 'fast-check'), join(consumer, 'node_modules/fast-check')));

  test('runs in a project that has installed nothing but the package', async () => {
    await writeFile(join(consumer, 'softer.mjs'), 'export default { server: { trainingSpeed: 4 } };\n');
    const { code, stdout, stderr } = await run(
      'npx',
      ['--no', manifest.name, 'check', './softer.mjs', '--runs', '5', '--seed', '7', '--folder', 'finances'],
      consumer,
    );
    expect({ code, stderr: stderr.replaceAll(/npm warn.*\n/g, '') }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('all hold');
  });
});

describe('judged by the tools that judge packages', () => {
  test('publint has nothing to say', async () => {
    const { messages } = await publint({
      pkgDir: join(consumer, 'node_modules', manifest.name),
      pack: false,
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  test('attw finds every type where its code is', async () => {
    // Node's old resolution ("node10") knows no exports, so it finds no subpath of any package: not a target.
    const { code, stdout } = await run(tool('attw'), [tarball, '--profile', 'node16', '--no-emoji'], PACKAGE);
    expect(code, stdout).toBe(0);
  });
});

async function printed<Answer>(program: string, file: string): Promise<Answer> {
  const { code, stdout, stderr } = await run(program, [file], consumer);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

/** Bun's own package downloads at installation, which npm may forbid; the packages of its platforms are the binary itself. */
function bunBinary(): string | null {
  const platform = { x64: 'x64', arm64: 'aarch64' }[process.arch as string];
  const binary = join(REPOSITORY, `node_modules/@oven/bun-${process.platform}-${platform}/bin/bun`);
  return existsSync(binary) ? binary : null;
}
