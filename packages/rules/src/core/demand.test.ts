import { expect, test } from 'vitest';
import { demand, demandDate, demanded } from './demand.ts';

test('a broken promise throws an error that says what is wrong, and what was found', () => {
  expect(() => demand(false, 'status', 'l1', 'started')).toThrow(new RangeError('wrong status: l1, started'));
  expect(() => demanded(undefined, 'club', 'c1')).toThrow(new RangeError('wrong club: c1'));
});

test.each([[[]], [['']], [[undefined]]])('what was found is none where it is %j', (found) => {
  expect(() => demand(false, 'hours', ...found)).toThrow(new RangeError('wrong hours: none'));
});

test.each([
  Number.NaN,
  Number.POSITIVE_INFINITY,
  0.5,
  2 ** 53,
  '2026' as unknown as number,
  undefined as unknown as number,
])('%j is no date', (date) => {
  expect(() => demandDate(date)).toThrow(new RangeError(`wrong date: ${date ?? 'none'}`));
});

test.each([0, -1, 1_764_000_000_000])('%d is one', (date) => {
  expect(() => demandDate(date)).not.toThrow();
});

test('a promise that is kept gives what was promised, nought and nothing included', () => {
  expect(() => demand(true, 'status', 'started')).not.toThrow();
  for (const value of [0, '', false, null, 'c1']) expect(demanded(value, 'club')).toBe(value);
});
