/** Every error code is given by a rule and proved by a test. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { docstring, entries, exportsOf, sources } from '../scripts/program.ts';
import { RULE_ERROR_CODES } from '../src/core/error-codes.ts';

const PACKAGE = resolve(import.meta.dirname, '..');

const paths = globSync('src/**/*.ts', { cwd: PACKAGE }).filter((path) => !path.startsWith('src/core/error'));
const text = (wanted: readonly string[]) => wanted.map((path) => readFileSync(`${PACKAGE}/${path}`, 'utf8')).join('\n');
const tests = text(paths.filter((path) => path.endsWith('.test.ts')));
const rules = text(paths.filter((path) => !path.endsWith('.test.ts')));

describe('the error codes', () => {
  test('stand each once', () => {
    expect(new Set(RULE_ERROR_CODES).size).toBe(RULE_ERROR_CODES.length);
  });

  test('are all given by a rule', () => {
    expect(RULE_ERROR_CODES.filter((code) => !rules.includes(`'${code}'`))).toEqual([]);
  });

  test('are all expected by a test', () => {
    expect(RULE_ERROR_CODES.filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
  });
});

describe('what is said of each code', () => {
  const compiled = sources([...entries, 'core/errors.ts']);
  const { program, checker } = compiled;
  const declared = exportsOf('core/errors.ts', compiled).get('RuleErrorFacts');
  const said = declared ? checker.getDeclaredTypeOfSymbol(declared).getProperties() : [];
  const factsOf = new Map(said.map((symbol) => [symbol.name, checker.getTypeOfSymbol(symbol)]));

  test('is there for all of them, in the order of the list', () => {
    expect(said.map(({ name }) => name)).toEqual(RULE_ERROR_CODES);
    expect(said.filter((symbol) => docstring(symbol, checker).length < 10).map(({ name }) => name)).toEqual([]);
  });

  test('are the facts that every rule gives with it, no more and no fewer', () => {
    const refusals = program.getSourceFiles().flatMap((file) => (file.isDeclarationFile ? [] : refusalsIn(file)));
    const wrong = refusals.filter(({ arguments: [code, given] }) => {
      const wanted = code && ts.isStringLiteral(code) ? factsOf.get(code.text) : undefined;
      if (wanted === undefined) return false;
      const names = given ? checker.getTypeAtLocation(given).getProperties().map(nameOf) : [];
      const known = wanted.isUnion() ? wanted.types : [wanted];
      const isAssignable = given ? checker.isTypeAssignableTo(checker.getTypeAtLocation(given), wanted) : true;
      const isNamed = known.some((type) => String(type.getProperties().map(nameOf).sort()) === String(names.sort()));
      return !isAssignable || !isNamed;
    });
    expect(refusals.length).toBeGreaterThan(RULE_ERROR_CODES.length);
    expect(wrong.map((call) => call.getText())).toEqual([]);
  });
});

const nameOf = ({ name }: ts.Symbol) => name;

/** All calls of `refuse` in the file. */
function refusalsIn(node: ts.Node): readonly ts.CallExpression[] {
  const isRefusal = ts.isCallExpression(node) && node.expression.getText() === 'refuse';
  const within: ts.CallExpression[] = [];
  node.forEachChild((child) => {
    within.push(...refusalsIn(child));
  });
  return isRefusal ? [node, ...within] : within;
}
