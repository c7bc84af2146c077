/** What a programmer does wrong throws at once, and says what was expected. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { exportsOf, sources } from '../scripts/program.ts';
import * as rules from '../src/index.ts';

const SOURCES = resolve(import.meta.dirname, '../src');
const exported = new Map<string, unknown>(Object.entries(rules));
const compiled = sources(['index.ts']);

/** Where a public function takes the present moment: as which parameter, and under which name in it. */
interface TakesNow {
  readonly name: string;
  readonly parameters: number;
  readonly at: number;
  readonly isField: boolean;
}

function takesNow(name: string, symbol: ts.Symbol): TakesNow[] {
  const declared = symbol.valueDeclaration;
  if (declared === undefined || !ts.isFunctionDeclaration(declared)) return [];
  return declared.parameters.flatMap((parameter, at) => {
    const isNow = parameter.name.getText() === 'now';
    const isField = compiled.checker.getTypeAtLocation(parameter).getProperty('now') !== undefined;
    return isNow || isField ? [{ name, parameters: declared.parameters.length, at, isField }] : [];
  });
}

const functions = [...exportsOf('index.ts', compiled)].flatMap(([name, symbol]) => takesNow(name, symbol));

/** A proxy for any argument, and for 0 as a moment: every property that is read exists. */
const present: unknown = new Proxy(
  {},
  { get: (_, key) => (key === 'now' ? 0 : key === Symbol.toPrimitive ? () => 0 : present) },
);
/** A proxy for any argument: every property that is read exists. */
const anything: unknown = new Proxy(() => {}, { get: (_, key) => (key === Symbol.toPrimitive ? undefined : anything) });

describe.each(functions)('$name (R-PKG-15)', ({ name, parameters, at, isField }) => {
  test.each([
    ['a missing', undefined, TypeError],
    ['a textual', '2026', TypeError],
    ['no number for', Number.NaN, RangeError],
  ])('throws for %s now', (_, now, kind) => {
    const args = Array.from({ length: parameters }, () => anything);
    args[at] = isField ? { now, matches: [], current: [], competition: { entrants: [] } } : now;
    const call: unknown = exported.get(name);
    expect(() => (call as (...args: readonly unknown[]) => unknown)(...args)).toThrow(kind);
    expect(() => (call as (...args: readonly unknown[]) => unknown)(...args)).toThrow(
      new RegExp(`^${name}: needs (?:now in|a date in whole) milliseconds, got `),
    );
  });
});

const rulesetTakers = [...exportsOf('index.ts', compiled)].flatMap(([name, symbol]) => {
  const declared = symbol.valueDeclaration;
  const last = declared !== undefined && ts.isFunctionDeclaration(declared) ? declared.parameters.at(-1) : undefined;
  const isRequired = last?.name.getText() === 'ruleset' && last.initializer === undefined;
  const before = last?.parent.parameters.slice(0, -1).map(({ name }) => name.getText()) ?? [];
  return isRequired ? [{ name, before }] : [];
});

test.each(rulesetTakers)('$name throws if the rule set is missing, or a generator in its place', ({ name, before }) => {
  const args = before.map((parameter) => (parameter === 'now' ? 0 : present));
  const call = exported.get(name) as (...args: readonly unknown[]) => unknown;
  for (const wrong of [undefined, rules.createRandom(1)]) {
    expect(() => call(...args, wrong)).toThrow(TypeError);
    expect(() => call(...args, wrong)).toThrow(/^\w+: needs the rule set as its last argument, got /);
  }
});

test('the functions that take the present moment, or the rule set, are found', () => {
  expect(functions.length).toBeGreaterThan(80);
  expect(rulesetTakers.length).toBeGreaterThan(150);
});

test('every assertion names its function, and what that needs (R-PKG-15)', () => {
  const calls = globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts', 'core/assert.ts', 'laws/**'] }).flatMap(
    (path) =>
      [
        ...readFileSync(`${SOURCES}/${path}`, 'utf8').matchAll(
          /\b(?:assert|requireDefined|assertNumber|entryOf)\((?!\s*table\b)[^;]*?;/g,
        ),
      ].map(([call]) => `${path}: ${call}`),
  );
  expect(calls.length).toBeGreaterThan(40);
  expect(
    calls.filter((call) => !/['"`](?:\w+|\$\{rule\}): needs |Object\.hasOwn\(table, key\), needs/.test(call)),
  ).toEqual([]);
});
