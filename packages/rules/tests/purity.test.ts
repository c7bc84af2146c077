/**
 * Each forbidden thing, written into a copy of the repository's layout with the repository's own lint configuration:
 * what slips through here would slip into the rules.
 */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compiler, REPOSITORY, run, tool } from '../../../.config/testing/repository.ts';

const PACKAGE = resolve(import.meta.dirname, '..');

const GLOBALS = 'lint/style/noRestrictedGlobals';
const PLUGIN = 'plugin';
const CYCLE = 'lint/suspicious/noImportCycles';

interface Offence {
  readonly what: string;
  readonly code: string;
  /** The diagnostic that must name it. */
  readonly caught: string;
  /** Path from the top; default: a file of core/ in the rules. */
  readonly path?: string;
}

const PLATFORM: readonly Offence[] = [
  { what: 'Date.now', code: 'export const now = Date.now();', caught: GLOBALS },
  { what: 'new Date', code: 'export const now = new Date();', caught: GLOBALS },
  { what: 'Date under another name', code: 'const Clock = Date;\nexport const now = Clock.now();', caught: GLOBALS },
  { what: 'performance', code: 'export const now = performance.now();', caught: GLOBALS },
  { what: 'Temporal', code: 'export const now = Temporal.Now.instant();', caught: GLOBALS },
  { what: 'crypto', code: 'export const id = crypto.randomUUID();', caught: GLOBALS },
  { what: 'process', code: 'export const home = process.env.HOME;', caught: GLOBALS },
  { what: 'Buffer', code: "export const bytes = Buffer.from('a');", caught: GLOBALS },
  { what: 'globalThis', code: "export const clock = globalThis['Date'];", caught: GLOBALS },
  { what: 'global', code: 'export const clock = global.Date;', caught: GLOBALS },
  { what: 'self', code: 'export const clock = self.Date;', caught: GLOBALS },
  { what: 'window', code: 'export const width = window.innerWidth;', caught: GLOBALS },
  { what: 'document', code: 'export const title = document.title;', caught: GLOBALS },
  { what: 'navigator', code: 'export const language = navigator.language;', caught: GLOBALS },
  { what: 'localStorage', code: "export const kept = localStorage.getItem('a');", caught: GLOBALS },
  { what: 'fetch', code: "export const answer = fetch('/');", caught: GLOBALS },
  { what: 'XMLHttpRequest', code: 'export const request = new XMLHttpRequest();', caught: GLOBALS },
  { what: 'WebSocket', code: "export const socket = new WebSocket('/');", caught: GLOBALS },
  { what: 'console', code: "console.log('a');", caught: GLOBALS },
  { what: 'setTimeout', code: 'setTimeout(() => {}, 1);', caught: GLOBALS },
  { what: 'setInterval', code: 'setInterval(() => {}, 1);', caught: GLOBALS },
  { what: 'setImmediate', code: 'setImmediate(() => {});', caught: GLOBALS },
  { what: 'queueMicrotask', code: 'queueMicrotask(() => {});', caught: GLOBALS },
  { what: 'require', code: "export const fs = require('fs');", caught: GLOBALS },
  { what: 'eval', code: "export const now = eval('Date.now()');", caught: GLOBALS },
  {
    what: 'the Function constructor',
    code: "export const now = new Function('return Date.now()')();",
    caught: GLOBALS,
  },
];

const LANGUAGE: readonly Offence[] = [
  { what: 'Math.random', code: 'export const draw = Math.random();', caught: PLUGIN },
  { what: 'Math.random as a value', code: 'export const draws = [0].map(Math.random);', caught: PLUGIN },
  { what: "Math['random']", code: "export const draw = Math['random']();", caught: PLUGIN },
  { what: 'Math[`random`]', code: 'export const draw = Math[`random`]();', caught: PLUGIN },
  { what: 'Math?.random', code: 'export const draw = Math?.random();', caught: PLUGIN },
  { what: 'random taken out of Math', code: 'const { random } = Math;\nexport const draw = random();', caught: PLUGIN },
  { what: 'Math under another name', code: 'const maths = Math;\nexport const draw = maths.random();', caught: PLUGIN },
  { what: 'Math in a list', code: 'export const draw = [Math].map((maths) => maths.random());', caught: PLUGIN },
  { what: 'Intl outside format/', code: "export const money = new Intl.NumberFormat('pt-BR');", caught: PLUGIN },
  { what: 'toLocaleString outside format/', code: 'export const money = (1).toLocaleString();', caught: PLUGIN },
  { what: 'localeCompare outside format/', code: "export const order = 'a'.localeCompare('b');", caught: PLUGIN },
  { what: 'a dynamic import', code: "export const later = import('./b.ts');", caught: PLUGIN },
];

const IMPORTS: readonly Offence[] = [
  { what: 'a module of Node', code: "export * from 'node:fs';", caught: PLUGIN },
  { what: 'a module of Node by its old name', code: "export * from 'fs';", caught: PLUGIN },
  { what: 'the engine', code: "export * from '@mundo-manager/engine';", caught: PLUGIN },
  { what: 'the contract', code: "export * from '@mundo-manager/contract/client';", caught: PLUGIN },
  { what: 'an app', code: "export * from '@mundo-manager/server';", caught: PLUGIN },
  { what: 'a file of an app', code: "export * from '../../../../apps/server/src/main.ts';", caught: PLUGIN },
  { what: 'a file of another package', code: "export * from '../../../engine/src/index.ts';", caught: PLUGIN },
  { what: 'any other package', code: "export * from 'lodash';", caught: PLUGIN },
  { what: 'xstate outside tactic-draft/', code: "export * from 'xstate';", caught: PLUGIN },
  {
    what: 'a subpath of xstate outside tactic-draft/',
    code: "export * from 'xstate/actors';",
    caught: PLUGIN,
    path: 'packages/rules/src/tactics/a.ts',
  },
  { what: 'immer outside tactic-draft/', code: "export * from 'immer';", caught: PLUGIN },
  { what: 'fast-check outside laws/ and testing/', code: "export * from 'fast-check';", caught: PLUGIN },
  {
    what: 'fast-check in the draft machine',
    code: "export * from 'fast-check';",
    caught: PLUGIN,
    path: 'packages/rules/src/tactic-draft/a.ts',
  },
  { what: 'obscenity outside club-creation/', code: "export * from 'obscenity';", caught: PLUGIN },
  {
    what: 'a cycle of files',
    code: "export { b } from './cycle-b.ts';\nexport const a = 1;",
    caught: CYCLE,
    path: 'packages/rules/src/core/cycle-a.ts',
  },
];

const ARROWS: readonly Offence[] = [
  ...['contract', 'art', 'server', 'web', 'player'].map((name) => arrow('packages/engine', name)),
  ...['art', 'server', 'web', 'player'].map((name) => arrow('packages/contract', name)),
  ...['contract', 'server', 'web', 'player'].map((name) => arrow('packages/art', name)),
  ...['engine', 'contract', 'art', 'server', 'web', 'player'].map((name) => arrow('packages/rules', name, 'tests')),
  ...['web', 'player'].map((name) => arrow('apps/server', name)),
  ...['server', 'player'].map((name) => arrow('apps/web', name)),
  ...['server', 'web'].map((name) => arrow('apps/player', name)),
  {
    what: 'a file of another app, from an app',
    code: "export * from '../../server/src/main.ts';",
    caught: PLUGIN,
    path: 'apps/web/src/a.ts',
  },
  {
    what: 'a file of another app, from a test of an app',
    code: "export * from '../../server/src/main.ts';",
    caught: PLUGIN,
    path: 'apps/web/tests/a.ts',
  },
  {
    what: 'an app, imported later',
    code: "export const later = import('@mundo-manager/server');",
    caught: PLUGIN,
    path: 'apps/web/src/a.ts',
  },
  {
    what: 'Date in the engine',
    code: 'export const now = Date.now();',
    caught: GLOBALS,
    path: 'packages/engine/src/a.ts',
  },
  {
    what: 'Math.random in the engine',
    code: 'export const draw = Math.random();',
    caught: PLUGIN,
    path: 'packages/engine/src/a.ts',
  },
  {
    what: 'a module of Node in the engine',
    code: "export * from 'node:fs';",
    caught: PLUGIN,
    path: 'packages/engine/src/a.ts',
  },
  {
    what: 'hashes in the rest of the engine',
    code: "export * from '@noble/hashes/sha2.js';",
    caught: PLUGIN,
    path: 'packages/engine/src/model/a.ts',
  },
  {
    what: 'Math.exp in the engine, which differs between JavaScript engines',
    code: 'export const e = Math.exp(1);',
    caught: PLUGIN,
    path: 'packages/engine/src/a.ts',
  },
  {
    what: '** in the engine, which differs between JavaScript engines',
    code: 'export const power = (base: number) => base ** 1.5;',
    caught: PLUGIN,
    path: 'packages/engine/src/a.ts',
  },
];

function arrow(from: string, to: string, folder = 'src'): Offence {
  return {
    what: `${to} in ${from}`,
    code: `export * from '@mundo-manager/${to}';`,
    caught: PLUGIN,
    path: `${from}/${folder}/a.ts`,
  };
}

/** What must pass: a lint that refuses everything would prove nothing. */
const ALLOWED: readonly { readonly what: string; readonly code: string; readonly path: string }[] = [
  {
    what: 'members of Math',
    code: 'export const least = [1.5].map(Math.floor)[0] ?? Math.min(1, 2);',
    path: 'packages/rules/src/core/a.ts',
  },
  {
    what: 'a parameter named like a global',
    code: 'export const twice = (process: number) => process * 2;',
    path: 'packages/rules/src/core/a.ts',
  },
  {
    what: 'a concrete file of another folder',
    code: "export * from '../core/result.ts';",
    path: 'packages/rules/src/standings/a.ts',
  },
  {
    what: 'Intl in format/',
    code: "export const money = new Intl.NumberFormat('pt-BR');",
    path: 'packages/rules/src/format/a.ts',
  },
  {
    what: 'xstate and immer in tactic-draft/',
    code: "export * from 'immer';\nexport * from 'xstate';",
    path: 'packages/rules/src/tactic-draft/a.ts',
  },
  { what: 'fast-check in laws/', code: "export * from 'fast-check';", path: 'packages/rules/src/laws/a.ts' },
  {
    what: 'fast-check in testing/',
    code: "export * from 'fast-check';",
    path: 'packages/rules/src/testing/arbitraries/a.ts',
  },
  {
    what: 'obscenity in club-creation/',
    code: "export * from 'obscenity';",
    path: 'packages/rules/src/club-creation/a.ts',
  },
  {
    what: 'the platform in the command line',
    code: "import { argv } from 'node:process';\nexport const now = [argv, Date.now()];",
    path: 'packages/rules/src/cli/a.ts',
  },
  {
    what: 'the platform in a test',
    code: "export { readFile } from 'node:fs';\nexport const now = Date.now();",
    path: 'packages/rules/src/core/a.test.ts',
  },
  {
    what: 'the rules in the engine',
    code: "export * from '@mundo-manager/rules/tactics';",
    path: 'packages/engine/src/a.ts',
  },
  {
    what: 'hashes where the engine verifies matches',
    code: "export * from '@noble/hashes/sha2.js';",
    path: 'packages/engine/src/digests/a.ts',
  },
  {
    what: 'the engine and the rules in the contract',
    code: "export * from '@mundo-manager/engine';\nexport * from '@mundo-manager/rules';",
    path: 'packages/contract/src/a.ts',
  },
  {
    what: 'the contract, the art and the engine in an app',
    code: "export * from '@mundo-manager/art';\nexport * from '@mundo-manager/contract';\nexport * from '@mundo-manager/engine';",
    path: 'apps/web/src/a.ts',
  },
  {
    what: 'clock and platform in an app',
    code: 'export const now = [Date.now(), Math.random(), process.env.HOME];',
    path: 'apps/server/src/a.ts',
  },
];

const offences = [...PLATFORM, ...LANGUAGE, ...IMPORTS, ...ARROWS].map((offence, index) => ({
  ...offence,
  path: ownFolder(offence.path ?? 'packages/rules/src/core/a.ts', `offence-${index}`),
}));
const allowed = ALLOWED.map((code, index) => ({ ...code, path: ownFolder(code.path, `allowed-${index}`) }));

/** Every sample has a folder of its own beneath the one it is about; a cycle's two files share theirs. */
function ownFolder(path: string, folder: string): string {
  return join(dirname(path), folder, path.slice(dirname(path).length + 1));
}

let copy: string;
let diagnostics: readonly { readonly path: string; readonly category: string }[];

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'purity-'));
  for (const part of ['.biome.json', '.biome', '.gitignore'])
    await cp(join(REPOSITORY, part), join(copy, part), { recursive: true });
  for (const { path, code } of [...offences, ...allowed]) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await writeFile(join(copy, path), `${code}\n`);
    if (path.endsWith('cycle-a.ts'))
      await writeFile(
        join(copy, dirname(path), 'cycle-b.ts'),
        "export { a } from './cycle-a.ts';\nexport const b = 1;\n",
      );
  }
  const { stdout, stderr } = await run(tool('biome'), ['lint', '--reporter=json', '--max-diagnostics=none', '.'], copy);
  expect(stdout, stderr).toMatch(/^\{/);
  const report: { diagnostics: readonly { category: string; severity: string; location: { path: string } }[] } =
    JSON.parse(stdout);
  diagnostics = report.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ category, location }) => ({ category, path: location.path }));
});

afterAll(() => rm(copy, { recursive: true, force: true }));

describe('lint refuses (R-PKG-8)', () => {
  test.each(offences)('$what', ({ path, caught }) => {
    expect(categories(path)).toContain(caught);
  });
});

describe('lint allows', () => {
  test.each(allowed)('$what', ({ path }) => {
    expect(categories(path)).toEqual([]);
  });
});

function categories(path: string): readonly string[] {
  return diagnostics.filter((diagnostic) => diagnostic.path.endsWith(path)).map(({ category }) => category);
}

describe('the compiler, without types of browsers or Node, refuses (R-PKG-8)', () => {
  const names = [
    'process',
    'Buffer',
    'window',
    'document',
    'navigator',
    'localStorage',
    'fetch',
    'console',
    'performance',
    'crypto',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'require',
    'global',
    'self',
  ];
  let refused: string;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'purity-types-'));
    for (const name of names) await writeFile(join(folder, `${name}.ts`), `export const used = ${name};\n`);
    await writeFile(join(folder, 'node-module.ts'), "export * from 'node:fs';\n");
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(PACKAGE, 'tsconfig.json'), include: ['*.ts'] }),
    );
    refused = (await run(compiler(), ['-p', folder], folder)).stdout;
    await rm(folder, { recursive: true });
  });

  test.each([...names, 'node-module'])('%s', (name) => {
    expect(refused).toMatch(new RegExp(`^${name}\\.ts\\(1,\\d+\\): error TS`, 'm'));
  });
});
