import { expect, test } from 'vitest';
import { demand, demanded } from './demand.ts';

test('a broken promise throws an error that says what is wrong, and what was found', () => {
  expect(() => demand(false, 'status', 'l1', 'started')).toThrow(new RangeError('wrong status: l1, started'));
  expect(() => demanded(undefined, 'club', 'c1')).toThrow(new RangeError('wrong club: c1'));
});

test('a promise that is kept gives what was promised, nought and nothing included', () => {
  expect(() => demand(true, 'status', 'started')).not.toThrow();
  for (const value of [0, '', false, null, 'c1']) expect(demanded(value, 'club')).toBe(value);
});
