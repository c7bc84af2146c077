import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { USAGE } from './options.ts';

const COMMAND = resolve(import.meta.dirname, 'rules.ts');
const FIXTURES = resolve(import.meta.dirname, '../../tests/fixtures/variants');

interface Answer {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

function rules(args: readonly string[]): Promise<Answer> {
  return new Promise((settle) => {
    execFile(process.execPath, [COMMAND, ...args], { cwd: FIXTURES }, (failure, out, error) => {
      settle({ code: failure === null ? 0 : Number(failure.code), out, error });
    });
  });
}

const check = (file: string, ...more: readonly string[]) =>
  rules(['check', file, '--folder', 'finances', '--runs', '20', '--seed', '7', ...more]);

describe('checking a variant (R-LAW-6, R-LAW-7, R-LAW-8, R-LAW-10)', () => {
  test('a sensible variant keeps every law: exit code 0', async () => {
    const { code, out, error } = await check('thrifty.mjs');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^Checking \d+ laws? against thrifty\.mjs: runs 20, seed 7\n\nfinances\n {2}✔ 1\/\d+ {2}\S/);
    expect(out).toMatch(/\n\d+ laws?: all hold\.\n$/);
    expect(out).not.toContain('✘');
  });

  test('the rule set may be a named export', async () => {
    expect((await check('named.mjs')).code).toBe(0);
  });

  test('the rule set may be JSON, and a seed below zero', async () => {
    const { code, out } = await check('thrifty.json', '--seed', '-7');
    expect(code).toBe(0);
    expect(out).toContain('against thrifty.json: runs 20, seed -7');
  });

  test.each([
    ['CommonJS', 'common.cjs'],
    ['what TypeScript makes of a module', 'compiled.cjs'],
  ])('the file may be %s: its constants, rules and laws all count', async (_, file) => {
    const { code, out, error } = await check(file, '--folder', 'own');
    expect({ code, error }).toEqual({ code: 1, error: '' });
    expect(out).toMatch(/✔ \S+ {2}three weeks of wages are held back/);
    expect(out).toMatch(/✘ \S+ {2}posting entries changes each balance by exactly their sum/);
  });

  test('a CommonJS file may export the rule set itself', async () => {
    expect((await check('constants.cjs')).code).toBe(0);
  });

  test('JSON may name its schema, and begin with a byte-order mark', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rules-marked-'));
    const file = join(folder, 'marked.json');
    await writeFile(file, '\uFEFF{ "$schema": "ruleset-variant.json", "finances": { "reservedWages": 3 } }');
    const { code, error } = await check(file);
    await rm(folder, { recursive: true });
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });

  test('a function of the author’s that no law calls is named: it was not tried (R-LAW-11)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rules-untried-'));
    const file = join(folder, 'untried.mjs');
    await writeFile(file, 'export const rules = { accept: (value) => ({ ok: true, value }), isKeeper: () => true };');
    const { code, out } = await check(file);
    await rm(folder, { recursive: true });
    expect(code).toBe(0);
    expect(out).toMatch(/all hold\.\nNot tried, for none of these laws calls them: accept, isKeeper\.\n$/);
    expect((await check('careless.mjs')).out).not.toContain('Not tried');
  });

  test('a file that leaves a timer behind ends with the verdict', async () => {
    expect((await check('ticks.mjs')).code).toBe(0);
  });

  test('a broken law comes with its counterexample, seed and path: exit code 1', async () => {
    const { code, out } = await check('careless.mjs');
    expect(code).toBe(1);
    expect(out).toMatch(/ {2}✘ \d+\/\d+ {2}posting entries changes each balance by exactly their sum\n/);
    expect(out).toMatch(
      /\n {6}counterexample: \[.+\]\n {6}found after \d+ runs? with seed 7, path [\d:]+\n {6}because: /,
    );
    expect(out).toMatch(/\n\d+ laws?: \d+ hold, \d+ broken\.\n$/);
  });

  test('laws of one’s own run beside ours, in their folder', async () => {
    const { code, out } = await check('own-laws.mjs');
    expect(code).toBe(1);
    expect(out).toMatch(/✘ (\d+)\/\1 {2}no number is above forty\n {6}counterexample: \[41\]/);
    expect(out.match(/^finances$/gm)).toHaveLength(1);
    expect(out).not.toContain('neighbour');
  });

  test('more than one folder can be named, and they keep their order', async () => {
    const { out } = await check('own-laws.mjs', '--folder', 'own');
    expect(out.match(/^\w+$/gm)).toEqual(['finances', 'own']);
    expect(out).toContain('a club is its own neighbour');
  });

  test('the same seed prints the same output', async () => {
    expect((await check('careless.mjs')).out).toBe((await check('careless.mjs')).out);
  });

  test('a reader who has read enough ends it quietly', async () => {
    const command = `"${process.execPath}" "${COMMAND}" check thrifty.mjs --runs 20 --folder finances | head -1`;
    const said = await new Promise((settle) => {
      execFile('sh', ['-c', command], { cwd: FIXTURES }, (_, out, error) =>
        settle({ lines: out.split('\n').length, error }),
      );
    });
    expect(said).toEqual({ lines: 2, error: '' });
  });

  test('a random seed is used if none is given, and 100 inputs are tried', async () => {
    const { out } = await rules(['check', 'thrifty.mjs', '--folder', 'finances']);
    expect(out).toMatch(/: runs 100, seed \d+\n/);
  });
});

describe('one clear line and exit code 2 (R-LAW-9) for', () => {
  test.each([
    ['a missing file', ['check', 'nowhere.mjs'], 'nowhere.mjs: there is no such file'],
    ['a file that throws', ['check', 'throws.mjs'], 'throws.mjs: could not be loaded: the ink is dry'],
    ['a folder', ['check', '.'], '.: is a folder, not a file'],
    [
      'a file that rejects and looks away',
      ['check', 'rejects.mjs'],
      'rejected while the laws were checked: the ink is wet',
    ],
    [
      'a file that exits as if all were well',
      ['check', 'exits.mjs'],
      'the file ended before every law was checked: it exits, or waits for what never comes',
    ],
    [
      'a file that waits for ever',
      ['check', 'waits.mjs'],
      'the file ended before every law was checked: it exits, or waits for what never comes',
    ],
    [
      'a file without exports of use',
      ['check', 'nothing.mjs'],
      'nothing.mjs: exports no rule set (default or ruleset), no rules and no laws',
    ],
    ['an unknown key', ['check', 'unknown-key.mjs'], 'unknown-key.mjs: there is no constant finances.reservedWeges'],
    ['a schema that is no text', ['check', 'odd-schema.json'], 'odd-schema.json: there is no constant $schema'],
    [
      'CommonJS compiled from a module without exports',
      ['check', 'compiled-nothing.cjs'],
      'compiled-nothing.cjs: exports no rule set (default or ruleset), no rules and no laws',
    ],
    ['an ill-typed key', ['check', 'ill-typed.mjs'], 'ill-typed.mjs: finances.reservedWages must be of type number'],
    ['a billion starters', ['check', 'crowded.json'], 'crowded.json: tactics.starters must be an integer from 0 to 99'],
    [
      'a squad of fewer than nobody',
      ['check', 'deserted.json'],
      'deserted.json: players.squad.minimum must be an integer from 0 to 99',
    ],
    [
      'something that is no rule set',
      ['check', 'not-a-ruleset.mjs'],
      'not-a-ruleset.mjs: the rule set must be of type object',
    ],
    ['an unknown rule', ['check', 'unknown-rule.mjs'], 'unknown-rule.mjs: there is no rule named postEntrys'],
    [
      'a rule that is no function',
      ['check', 'rule-not-a-function.mjs'],
      'rule-not-a-function.mjs: rules.postEntries must be a function',
    ],
    [
      'rules that are no object',
      ['check', 'rules-not-an-object.mjs'],
      'rules-not-an-object.mjs: rules must be an object of functions',
    ],
    ['laws that are no list', ['check', 'laws-not-a-list.mjs'], 'laws-not-a-list.mjs: laws must be a list'],
    [
      'a law without a property',
      ['check', 'bad-law.mjs'],
      'bad-law.mjs: the law "nameless property" needs a property: a function from {ruleset, rules} to a fast-check property',
    ],
    ['no command', [], 'say what to do: rules check <file> (see rules --help)'],
    ['an unknown command', ['chek', 'thrifty.mjs'], 'there is no command chek, only check (see rules --help)'],
    ['no file', ['check'], 'say which file to check: rules check <file>'],
    ['two files', ['check', 'a.mjs', 'b.mjs'], 'one file at a time, not 2'],
    ['no runs at all', ['check', 'thrifty.mjs', '--runs', '0'], '--runs takes an integer from 1 to 10000000, not "0"'],
    [
      'runs below none',
      ['check', 'thrifty.mjs', '--runs', '-5'],
      '--runs takes an integer from 1 to 10000000, not "-5"',
    ],
    ['half a run', ['check', 'thrifty.mjs', '--runs', '1.5'], '--runs takes an integer from 1 to 10000000, not "1.5"'],
    [
      'a seed in words',
      ['check', 'thrifty.mjs', '--seed', 'seven'],
      '--seed takes an integer from -2147483648 to 2147483647, not "seven"',
    ],
    ['an unknown option', ['check', 'thrifty.mjs', '--wat'], "Unknown option '--wat' (see rules --help)"],
    [
      'an option without its value',
      ['check', 'thrifty.mjs', '--runs'],
      "Option '--runs <value>' argument missing (see rules --help)",
    ],
  ])('%s', async (_, args, line) => {
    const { code, out, error } = await rules(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toBe(`rules: ${line}\n`);
  });

  test.each([
    ['a file that throws later', 'throws-later.mjs', 'thrown while the laws were checked: the pen broke'],
    [
      'a rule that exits',
      'rule-exits.mjs',
      'the file ended before every law was checked: it exits, or waits for what never comes',
    ],
  ])('%s, whatever was printed by then', async (_, file, line) => {
    const { code, out, error } = await rules(['check', file, '--folder', 'finances']);
    expect({ code, error }).toEqual({ code: 2, error: `rules: ${line}\n` });
    expect(out).not.toContain('hold');
  });

  test('JSON that is none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rules-torn-'));
    const file = join(folder, 'torn.json');
    await writeFile(file, '{ "finances": ');
    const { code, out, error } = await rules(['check', file]);
    await rm(folder, { recursive: true });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toMatch(/^rules: .*torn\.json: could not be loaded: .*JSON.*\n$/);
  });

  test('an unknown folder, naming those there are', async () => {
    const { code, out, error } = await rules(['check', 'thrifty.mjs', '--folder', 'nowhere']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toMatch(/^rules: there is no law in a folder nowhere; there are .*finances.*\n$/);
  });
});

describe('help', () => {
  test.each([[['--help']], [['-h']], [['check', '--help']]])('%j shows the usage', async (args) => {
    expect(await rules(args)).toEqual({ code: 0, out: USAGE, error: '' });
  });
});
