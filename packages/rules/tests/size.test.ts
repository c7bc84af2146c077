/** The size budgets of the package: built by Vite for production and gzipped, as a browser would load it. */
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const PACKAGE = resolve(import.meta.dirname, '..');

const APART = [
  '/absence',
  '/alpha',
  '/archive',
  '/board',
  '/bots',
  '/careers',
  '/club-creation',
  '/development',
  '/fairness',
  '/formats',
  '/friendlies',
  '/money-report',
  '/notifications',
  '/opponents',
  '/profiles',
  '/rivalry',
  '/scouting',
  '/stored',
  '/tactic-draft',
  '/training-plan',
  '/laws',
  '/testing',
];
/**
 * The lists of one country each, and club creation: in the measure of everything else, each of their names is a null
 * export.
 */
const NOT_COUNTED =
  /\/names\/(?:argentina|brasil|chile|colombia|equador|paraguai|uruguai|venezuela)\.js$|\/club-creation\/[a-z-]+\.js$/;
const subpaths = Object.keys(manifest.exports)
  .map((subpath) => subpath.slice(1))
  .filter((subpath) => /^\/[a-z-]+$/.test(subpath));
/** What the largest budget is about. */
const COUNTED = subpaths.filter((subpath) => !APART.includes(subpath));

interface Budget {
  readonly what: string;
  readonly of: readonly string[];
  readonly kB: number;
  /** An importer that generates no players need not load the lists of names. */
  readonly withoutNameLists?: true;
}

const BUDGETS: readonly Budget[] = [
  { what: '/standings alone', of: ['/standings'], kB: 2 },
  {
    what: 'all but /absence, /archive, /board, /bots, /careers, /club-creation, /development, /fairness, /formats, /friendlies, /money-report, /notifications, /opponents, /profiles, /rivalry, /scouting, /stored, /tactic-draft, /training-plan, /laws, /testing and the name lists',
    of: COUNTED,
    kB: 46,
    withoutNameLists: true,
  },
  { what: '/bots', of: ['/bots'], kB: 24 },
  { what: '/club-creation', of: ['/club-creation'], kB: 30 },
  { what: '/stored', of: ['/stored'], kB: 4 },
  { what: '/training-plan', of: ['/training-plan'], kB: 9 },
  { what: '/opponents', of: ['/opponents'], kB: 12 },
  { what: '/fairness', of: ['/fairness'], kB: 1 },
  { what: '/money-report', of: ['/money-report'], kB: 4 },
  { what: '/careers', of: ['/careers'], kB: 4 },
  { what: '/friendlies', of: ['/friendlies'], kB: 9 },
  { what: '/scouting', of: ['/scouting'], kB: 6 },
  { what: '/development', of: ['/development'], kB: 9 },
  { what: '/board', of: ['/board'], kB: 5 },
  { what: '/profiles', of: ['/profiles'], kB: 3 },
  { what: '/archive', of: ['/archive'], kB: 1 },
  { what: '/rivalry', of: ['/rivalry'], kB: 3 },
  { what: '/notifications', of: ['/notifications'], kB: 7 },
];

const measured: Record<string, { budget: string; size: string }> = {};
afterAll(() => console.table(measured));

describe('within its size budget (R-PKG-10) stays', () => {
  test.each(BUDGETS)('$what: at most $kB kB', async ({ what, of, kB, withoutNameLists }) => {
    const leftOut = withoutNameLists ? NOT_COUNTED : undefined;
    const size = await bundledSize(of, leftOut);
    measured[what] = { budget: `${kB.toFixed(1)} kB`, size: `${(size / 1000).toFixed(1)} kB` };
    expect(size / 1000).toBeLessThanOrEqual(kB);
  });
});

const SITE = resolve(PACKAGE, 'site.js');

/** What Vite writes at the end of the site: its own list of the names that it uses, which is no part of the library. */
const LIST_OF_NAMES = /var [\w$]+=\[[^=]*\];export\{[\w$]+ as default\};\s*$/;

/**
 * Bytes of the library in a site that uses every name of the subpaths, but for the files left out. The names themselves are gone in it:
 * only a library would export them again.
 */
async function bundledSize(of: readonly string[], leftOut?: RegExp): Promise<number> {
  if (of.length === 0) return 0;
  const imports = await Promise.all(
    of.map(async (subpath) => ({ subpath, names: Object.keys(await import(`${manifest.name}${subpath}`)) })),
  );
  const used = new Set<string>();
  const lines = imports.map(({ subpath, names }) => {
    const fresh = names.filter((name) => !used.has(name));
    for (const name of fresh) used.add(name);
    return `import { ${fresh.join(', ')} } from '${manifest.name}${subpath}';`;
  });
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: PACKAGE,
    build: {
      target: 'es2023',
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: SITE,
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [
      {
        name: 'a site',
        resolveId: (id) => (id === SITE ? id : null),
        load: async (id) => {
          if (id === SITE) return [...lines, `export default [${[...used]}];`].join('\n');
          if (!leftOut?.test(id)) return null;
          const names = Object.keys(await import(id));
          return names.map((name) => `export const ${name} = 0;`).join('\n');
        },
      },
    ],
  });
  if (!('output' in built)) throw new Error('one build gives one output');
  const code = built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  if (!LIST_OF_NAMES.test(code)) throw new Error('the site no longer ends with its list of names');
  return gzipSync(code.replace(LIST_OF_NAMES, ''), { level: 9 }).length;
}
