/** The size budgets of the package: bundled by esbuild, minified and gzipped, as a browser would load it. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { PACKAGE } from './repository.ts';

const APART = ['/club-creation', '/tactic-draft', '/laws', '/testing'];
/** The lists of one country each: they import nothing, and players/names/names.ts imports them. */
const NAME_LISTS = /^\.\/(?:argentina|brasil|chile|colombia|equador|paraguai|uruguai|venezuela)\.js$/;
const subpaths = Object.keys(manifest.exports)
  .map((subpath) => subpath.slice(1))
  .filter((subpath) => /^\/[a-z-]+$/.test(subpath));

interface Budget {
  readonly what: string;
  readonly of: readonly string[];
  readonly kB: number;
  /** Whoever generates no players need not load the lists of names. */
  readonly withoutNameLists?: true;
}

const BUDGETS: readonly Budget[] = [
  { what: '/standings alone', of: ['/standings'], kB: 1.5 },
  {
    what: 'all but /club-creation, /tactic-draft, /laws, /testing and the name lists',
    of: subpaths.filter((subpath) => !APART.includes(subpath)),
    kB: 25,
    withoutNameLists: true,
  },
  { what: '/club-creation', of: ['/club-creation'], kB: 30 },
];

const measured: Record<string, { budget: string; size: string }> = {};
afterAll(() => console.table(measured));

describe('within its size budget (R-PKG-10) stays', () => {
  test.each(BUDGETS)('$what: at most $kB kB', async ({ what, of, kB, withoutNameLists }) => {
    const size = await bundledSize(of, withoutNameLists ? [NAME_LISTS] : []);
    measured[what] = { budget: `${kB.toFixed(1)} kB`, size: `${(size / 1000).toFixed(1)} kB` };
    expect(size / 1000).toBeLessThanOrEqual(kB);
  });
});

/**
 * Bytes that a site carries which uses every name of the subpaths, but for the files left out. The names themselves are gone in it:
 * only a library would export them again.
 */
async function bundledSize(of: readonly string[], leftOut: readonly RegExp[]): Promise<number> {
  const imports = await Promise.all(
    of.map(async (subpath) => ({ subpath, names: Object.keys(await import(`${manifest.name}${subpath}`)) })),
  );
  const used = new Set<string>();
  const lines = imports.map(({ subpath, names }) => {
    const fresh = names.filter((name) => !used.has(name));
    for (const name of fresh) used.add(name);
    return `import { ${fresh.join(', ')} } from '${manifest.name}${subpath}';`;
  });
  const { outputFiles } = await build({
    stdin: { contents: [...lines, `export default [${[...used]}];`].join('\n'), resolveDir: PACKAGE },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    logLevel: 'error',
    plugins: [
      {
        name: 'left out',
        setup({ onResolve }) {
          for (const filter of leftOut) onResolve({ filter }, ({ path }) => ({ path, external: true }));
        },
      },
    ],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}
