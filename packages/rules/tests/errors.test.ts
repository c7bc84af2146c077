/** Every error code is given by a rule and proved by a test. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULE_ERROR_CODES } from '../src/core/errors.ts';

const PACKAGE = resolve(import.meta.dirname, '..');

const paths = globSync('src/**/*.ts', { cwd: PACKAGE }).filter((path) => path !== 'src/core/errors.ts');
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
