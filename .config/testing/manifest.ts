/** Tests that every package's manifest and tarball must pass. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { REPOSITORY, run } from './repository.ts';

interface Manifest {
  readonly name: string;
  readonly keywords?: readonly string[];
  readonly homepage?: string;
  readonly bugs?: string;
  readonly repository?: { readonly type: string; readonly url: string; readonly directory: string };
  readonly exports: Readonly<Record<string, unknown>>;
  readonly typesVersions?: unknown;
}

/** `notice`: whether the package contains the work of others. */
export function testManifest(manifest: Manifest, { notice }: { readonly notice: boolean }): void {
  const folder = join('packages', manifest.name.replace('@mundo-manager/', ''));
  const read = (file: string) => readFileSync(join(REPOSITORY, folder, file), 'utf8');

  describe('the manifest (R-PKG-12)', () => {
    test('says where the package is at home and what it is about', () => {
      const { homepage = '', bugs = '', repository, keywords = [] } = manifest;
      const { origin } = new URL(homepage);
      expect([new URL(bugs).origin, repository?.url]).toEqual([origin, `git+${origin}/mundo-manager.git`]);
      expect([repository?.type, repository?.directory]).toEqual(['git', folder]);
      expect(keywords.length).toBeGreaterThan(4);
    });

    test('leads resolution without exports (TypeScript’s node10) to the types of every subpath', () => {
      const typed = Object.entries(manifest.exports).filter(
        ([path, entry]) => path !== '.' && typeof entry === 'object',
      );
      const types = typed.map(([path, entry]) => [path.slice(2), [(entry as Entry).require.types]]);
      expect(manifest.typesVersions).toEqual({ '*': Object.fromEntries(types) });
    });
  });

  describe('the tarball (R-PKG-12)', () => {
    let files: readonly string[];
    beforeAll(async () => {
      const { code, stdout, stderr } = await run(
        'npm',
        ['pack', '--dry-run', '--ignore-scripts', '--json'],
        join(REPOSITORY, folder),
      );
      expect(code, stderr).toBe(0);
      files = (JSON.parse(stdout) as [{ files: { path: string }[] }])[0].files.map(({ path }) => path);
    }, 120_000);

    test('holds the sources, and for every built module a map that leads to some of them', () => {
      expect(files).toContain('src/index.ts');
      expect(files.filter((path) => /\.test\.|tsbuildinfo|golden/.test(path))).toEqual([]);
      const modules = files.filter((path) => /^dist\/.*\.c?js$/.test(path));
      expect(modules.length).toBeGreaterThan(0);
      for (const module of modules) {
        expect(files, module).toContain(`${module}.map`);
        const { sources } = JSON.parse(read(`${module}.map`)) as { readonly sources: readonly string[] };
        const own = sources.map((source) => posix.join(posix.dirname(module), source)).filter(isOwn);
        expect(own.filter((source) => !files.includes(source))).toEqual([]);
      }
    });

    test(notice ? 'names in NOTICE whose work it contains' : 'contains nobody else’s work', () => {
      const bundled = files
        .filter((path) => /^dist\/.*\.map$/.test(path))
        .flatMap((path) => (JSON.parse(read(path)) as { readonly sources: readonly string[] }).sources)
        .flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
      expect([files.includes('NOTICE'), notice || bundled.length === 0]).toEqual([notice, true]);
      for (const name of new Set(bundled)) {
        const { version } = JSON.parse(readFileSync(join(REPOSITORY, 'node_modules', name, 'package.json'), 'utf8'));
        expect(read('NOTICE')).toContain(`${name} ${version}\n`);
      }
    });
  });
}

interface Entry {
  readonly require: { readonly types: string };
}

function isOwn(path: string): boolean {
  return !path.includes('node_modules/');
}
