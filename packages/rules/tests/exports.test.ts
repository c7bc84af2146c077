/** The public face: package.json, the folders of src/ and the root index say the same. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../../.config/testing/repository.ts';
import manifest from '../package.json' with { type: 'json' };

const PACKAGE = resolve(import.meta.dirname, '..');

const SUBPATHS_OF_THEIR_OWN = ['alpha', 'laws', 'stored', 'tactic-draft', 'testing'];
const folders = readdirSync(join(PACKAGE, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'cli')
  .map(({ name }) => name);
const subpaths = Object.keys(manifest.exports).filter((subpath) => /^\.\/[a-z-]+$/.test(subpath));

test('every folder of rules is a subpath, and every subpath a folder (R-PKG-11)', () => {
  expect(subpaths).toEqual(folders.map((folder) => `./${folder}`).sort());
});

describe('the subpath', () => {
  test.each(subpaths)('%s has types and code for both module systems', (subpath) => {
    const file = subpath.replace('.', './dist');
    expect(manifest.exports[subpath as keyof typeof manifest.exports]).toEqual({
      import: { types: `${file}/index.d.ts`, default: `${file}/index.js` },
      require: { types: `${file}/index.d.cts`, default: `${file}/index.cjs` },
    });
  });
});

test('the root gives every folder but the rules bound to Alpha, the editing of tactics, the laws and the test helpers (R-PKG-11)', () => {
  const index = readFileSync(join(PACKAGE, 'src/index.ts'), 'utf8');
  const given = [...index.matchAll(/^export (?:type )?\* from '\.\/([a-z-]+)\/index\.ts';$/gm)].map(
    ([, folder]) => folder,
  );
  expect(given).toEqual(folders.filter((folder) => !SUBPATHS_OF_THEIR_OWN.includes(folder)));
});

test('no name of a folder gets lost at the root because two folders use it', async () => {
  const root = Object.keys(await import('../src/index.ts'));
  for (const folder of folders.filter((name) => !SUBPATHS_OF_THEIR_OWN.includes(name))) {
    const names = Object.keys(await import(`../src/${folder}/index.ts`));
    expect(
      names.filter((name) => !root.includes(name)),
      folder,
    ).toEqual([]);
  }
});

test('dependencies are exact, so that every installation runs what was tested', () => {
  const { dependencies, devDependencies } = manifest;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('the licence in the package is the licence of the repository', () => {
  expect(readFileSync(join(PACKAGE, 'LICENSE'), 'utf8')).toBe(readFileSync(join(REPOSITORY, 'LICENSE'), 'utf8'));
  expect(existsSync(join(PACKAGE, 'README.md'))).toBe(true);
});
