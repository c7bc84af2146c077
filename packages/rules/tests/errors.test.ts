/** Every error code is given by a rule and proved by a test. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { docstring, entries, exportsOf, sources } from '../scripts/program.ts';
import { RULE_ERROR_CODES } from '../src/core/error-codes.ts';

const PACKAGE = resolve(import.meta.dirname, '..');

const paths = globSync('src/**/*.ts', { cwd: PACKAGE }).filter((path) => !path.startsWith('src/core/error'));
const text = (wanted: readonly string[]) => wanted.map((path) => readFileSync(`${PACKAGE}/${path}`, 'utf8')).join('\n');
const tests = text(paths.filter((path) => path.endsWith('.test.ts')));
const rules = text(paths.filter((path) => !path.endsWith('.test.ts')));

describe('the error codes', () => {
  test('are listed once each', () => {
    expect(new Set(RULE_ERROR_CODES).size).toBe(RULE_ERROR_CODES.length);
  });

  test('are all given by a rule', () => {
    expect(RULE_ERROR_CODES.filter((code) => !rules.includes(`'${code}'`))).toEqual([]);
  });

  test('are all expected by a test', () => {
    expect(RULE_ERROR_CODES.filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
  });
});

describe('the description of each code', () => {
  const compiled = sources([...entries, 'core/errors.ts']);
  const { checker } = compiled;
  const declared = exportsOf('core/errors.ts', compiled).get('RuleErrorFacts');
  const said = declared ? checker.getDeclaredTypeOfSymbol(declared).getProperties() : [];

  test('is there for all of them, in the order of the list', () => {
    expect(said.map(({ name }) => name)).toEqual(RULE_ERROR_CODES);
    expect(said.filter((symbol) => docstring(symbol, checker).length < 10).map(({ name }) => name)).toEqual([]);
  });
});
