/** What a page carries of the built package: by Vite for production and gzipped, as a browser would load it. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { pitchSvg } from '../src/index.ts';

const PACKAGE = resolve(import.meta.dirname, '..');
const SITE = resolve(PACKAGE, 'site.js');

const measured: Record<string, string> = {};
afterAll(() => console.table(measured));

describe('a page carries what it draws', () => {
  test.each([
    ['a kit', 'kitSvg', '@mundo-manager/art', 6],
    ['a kit', 'kitSvg', '@mundo-manager/art/kit', 6],
    ['a pitch', 'pitchSvg', '@mundo-manager/art', 3],
    ['a pitch', 'pitchSvg', '@mundo-manager/art/pitch', 3],
    ['an emblem whose symbol comes later', 'drawEmblem', '@mundo-manager/art', 2.5],
    ['the credits', 'SYMBOL_AUTHORS', '@mundo-manager/art', 1.5],
    ['an emblem and every symbol', 'emblemSvg', '@mundo-manager/art/emblem', 36],
    ['every symbol', 'EMBLEM_SYMBOL_PATHS', '@mundo-manager/art/symbols', 34],
  ])('%s: %s from %s within %d kB', async (_, name, from, kB) => {
    const size = await bundledSize(`import { ${name} } from '${from}'; globalThis.drawn = ${name};`);
    measured[`${name} from ${from}`] = `${(size / 1000).toFixed(1)} kB`;
    expect(size / 1000).toBeLessThanOrEqual(kB);
  });
});

describe('the package', () => {
  const subpaths = Object.entries(manifest.exports).filter(([subpath]) => !/\.(?:json|css)$/.test(subpath));

  test.each(subpaths)('has types and code of %s for both module systems', (subpath, entry) => {
    const file = subpath === '.' ? './dist/index' : subpath.replace('.', './dist');
    expect(entry).toEqual({
      import: { types: `${file}.d.ts`, default: `${file}.js` },
      require: { types: `${file}.d.cts`, default: `${file}.cjs` },
    });
    for (const end of ['.js', '.cjs', '.d.ts', '.d.cts'])
      expect(existsSync(resolve(PACKAGE, `${file}${end}`))).toBe(true);
  });

  test('has the design tokens of both themes as a style sheet', () => {
    const tokens = readFileSync(resolve(PACKAGE, manifest.exports['./tokens.css']), 'utf8');
    for (const theme of ['light', 'dark'])
      expect(tokens).toMatch(new RegExp(`data-theme="${theme}"\\][^}]*--surface:`));
  });

  test('draws without any platform, in the bare language', () => {
    const bare: { exports: Partial<typeof import('../src/index.ts')> } = { exports: {} };
    runInNewContext(readFileSync(resolve(PACKAGE, 'dist/index.cjs'), 'utf8'), { module: bare });
    expect(bare.exports.pitchSvg?.({ category: 'Pro' })).toBe(pitchSvg({ category: 'Pro' }));
    expect(bare.exports.svgDataUri?.('<svg/>')).toBe('data:image/svg+xml,%3Csvg/%3E');
  });
});

async function bundledSize(code: string): Promise<number> {
  const built = await build({
    configFile: false,
    root: PACKAGE,
    logLevel: 'silent',
    plugins: [
      {
        name: 'site',
        resolveId: (id) => (id === SITE ? id : undefined),
        load: (id) => (id === SITE ? code : undefined),
      },
    ],
    build: { write: false, target: 'es2023', minify: true, rolldownOptions: { input: SITE } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built');
  return output.output.reduce((sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source).length, 0);
}
