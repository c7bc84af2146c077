/** Tests of any package that other servers install, for the file that has it packed. */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import type { Consumer } from './consumer.ts';
import { compiler, REPOSITORY, run, tool } from './repository.ts';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

interface Expected {
  readonly manifest: Manifest;
  /** The project that has installed the package, last of its packed ones, and holds `esm.mjs`, `cjs.cjs` and `types.ts`. */
  readonly consumer: () => Consumer;
  /** What both programs must print, whatever they run on. */
  readonly answers: unknown;
  /** Files that its users need. */
  readonly needed: readonly string[];
}

/** For programs that load much on a busy machine, in milliseconds. */
export const PACKED_TIMEOUT = 120_000;

export function testPacked({ manifest, consumer, answers, needed }: Expected): void {
  const packed = () => consumer().packed.at(-1)?.files ?? [];
  const subpaths = Object.keys(manifest.exports).filter((path) => !path.endsWith('.json') && !path.includes('*'));

  describe('the tarball', () => {
    test('holds what its users need and nothing of the workshop', () => {
      expect(packed()).toEqual(
        expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json', ...needed]),
      );
      const tops = [...new Set(packed().map((path) => path.split('/')[0]))];
      expect(tops.filter((top) => /^(tests|bench|scripts|reports|\.)/.test(String(top)))).toEqual([]);
    });

    test('has every file that its exports name', () => {
      const named = JSON.stringify(manifest.exports).match(/\.\/dist\/[^"]+/g) ?? [];
      expect(named.filter((path) => !packed().includes(path.slice(2)))).toEqual([]);
    });
  });

  describe('a server gets the same answers (R-PKG-9) from', () => {
    test.each(['esm.mjs', 'cjs.cjs'])('Node, running %s', async (file) => {
      expect(await consumer().printed(process.execPath, [file])).toEqual(answers);
    });

    const bun = bunBinary();
    test.skipIf(bun === null).each(['esm.mjs', 'cjs.cjs'])(
      bun === null ? 'Bun, SKIPPED: its package has no binary for this machine (%s)' : 'Bun, running %s',
      async (file) => {
        expect(await consumer().printed(bun ?? '', [file])).toEqual(answers);
      },
    );

    test('a Vite build for the browser, minified, without what it does not use', async () => {
      const root = consumer().folder;
      const output = { entryFileNames: 'site.mjs' };
      const rolldownOptions = { input: join(root, 'esm.mjs'), output };
      await build({ root, configFile: false, logLevel: 'error', build: { outDir: 'site', rolldownOptions } });
      expect(await consumer().printed(process.execPath, ['site/site.mjs'])).toEqual(answers);
      const site = await readFile(join(root, 'site/site.mjs'), 'utf8');
      expect(site).not.toMatch(/xstate|obscenity|fast-check/);
    });
  });

  test('every subpath gives the same names when imported and when required (R-PKG-9)', async () => {
    const args = ['every-subpath.mjs', manifest.name];
    const counts = await consumer().printed<Record<string, unknown>>(process.execPath, args);
    expect(Object.keys(counts)).toEqual(subpaths);
    for (const [subpath, count] of Object.entries(counts)) expect(count, subpath).toBeGreaterThan(0);
  });

  describe('a typed server compiles, and its mistakes do not (R-PKG-9), with', () => {
    test.each(SETTINGS)(
      '$settings',
      async (settings) => {
        expect(await complaints(consumer(), 'types.ts', settings)).toBe('');
      },
      PACKED_TIMEOUT,
    );
  });

  test(
    'the line of the README that installs it works',
    async () => {
      const { folder } = consumer();
      const readme = await readFile(join(folder, 'node_modules', manifest.name, 'README.md'), 'utf8');
      const [line = ''] = readme.match(/^npm install \.\/.*$/m) ?? [];
      const home = await mkdtemp(join(folder, 'installed-'));
      for (const { tarball } of consumer().packed) await cp(tarball, join(home, basename(tarball)));
      await writeFile(join(home, 'package.json'), '{}');
      const [program = '', ...args] = [...line.split(' '), '--prefer-offline', '--no-audit', '--no-fund'];
      const { code, stderr } = await run(program, args, home);
      expect({ line, code }, stderr).toEqual({ line: expect.stringContaining('.tgz'), code: 0 });
      expect(existsSync(join(home, 'node_modules', manifest.name, 'package.json'))).toBe(true);
    },
    PACKED_TIMEOUT,
  );

  describe('judged by the tools that judge packages', () => {
    test('publint has nothing to say', async () => {
      const pkgDir = join(consumer().folder, 'node_modules', manifest.name);
      const { messages } = await publint({ pkgDir, pack: false, strict: true });
      expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
    });

    test(
      'attw finds every type where its code is',
      async () => {
        const tarball = consumer().packed.at(-1)?.tarball ?? '';
        const args = [tarball, '--profile', 'strict', '--no-emoji'];
        // The settings of the judged package name what it leaves out.
        const { code, stdout } = await run(tool('attw'), args, join(REPOSITORY, 'packages', folderOf(manifest)));
        expect(code, stdout).toBe(0);
      },
      PACKED_TIMEOUT,
    );
  });
}

/** How a server may be set up that compiles against the package, with which TypeScript, and what it calls its files then. */
export const SETTINGS = [
  { settings: 'a bundler', module: 'preserve', moduleResolution: 'bundler', extension: '.ts', typescript: 7 },
  {
    settings: 'a bundler, with TypeScript 6',
    module: 'preserve',
    moduleResolution: 'bundler',
    extension: '.ts',
    typescript: 6,
  },
  { settings: 'Node, in ESM', module: 'node16', moduleResolution: 'node16', extension: '.mts', typescript: 7 },
  { settings: 'Node, in CommonJS', module: 'node16', moduleResolution: 'node16', extension: '.cts', typescript: 7 },
  // TypeScript's old resolution, which ignores `exports`.
  {
    settings: 'node10, with TypeScript 6',
    module: 'commonjs',
    moduleResolution: 'node10',
    extension: '.cts',
    typescript: 6,
  },
] as const;

/**
 * The strict compiler's output for a `.ts` file of the project and every declaration that it reaches; default without
 * platform types.
 */
export async function complaints(
  { folder }: Consumer,
  source: string,
  { module, moduleResolution, extension, typescript }: (typeof SETTINGS)[number],
  lib: readonly string[] = ['ES2023'],
): Promise<string> {
  const file = source.replace('.ts', extension);
  if (file !== source) await cp(join(folder, source), join(folder, file));
  const config = `tsconfig.${file}.json`;
  const platform = { target: 'es2023', lib, types: [] };
  // TypeScript calls it old, and declarations of others (fast-check's) do not resolve in it.
  const silence = moduleResolution === 'node10' ? { ignoreDeprecations: '6.0', skipLibCheck: true } : {};
  const compilerOptions = { module, moduleResolution, ...platform, ...silence, strict: true, noEmit: true };
  await writeFile(join(folder, config), JSON.stringify({ compilerOptions, files: [file] }));
  return (await run(compiler(typescript), ['-p', config], folder)).stdout.trim();
}

const folderOf = ({ name }: Manifest) => name.replace('@mundo-manager/', '');

/** Bun's own package downloads at installation, which npm may forbid; the packages of its platforms are the binary itself. */
function bunBinary(): string | null {
  const platform = { x64: 'x64', arm64: 'aarch64' }[process.arch as string];
  const binary = join(REPOSITORY, `node_modules/@oven/bun-${process.platform}-${platform}/bin/bun`);
  return existsSync(binary) ? binary : null;
}
