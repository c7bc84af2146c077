import { describe, expect, test } from 'vitest';
import { assert, assertDate, assertNow, assertScore, requireDefined } from './assert.ts';

const none = undefined as unknown as number;
const text = '10' as unknown as number;

test('a broken promise throws an error that names the function, what it needs, and what it got', () => {
  expect(() => assert(false, 'drawLeague: needs an open league', 'l1', 'started')).toThrow(
    new RangeError("drawLeague: needs an open league, got 'l1', 'started'"),
  );
  expect(() => requireDefined(undefined, 'pick: needs an item', 7)).toThrow(
    new RangeError('pick: needs an item, got 7'),
  );
  expect(() => assert(false, 'nextKickOff: needs an hour')).toThrow(new RangeError('nextKickOff: needs an hour'));
});

test('a promise that is kept gives what was promised, nought and nothing included', () => {
  expect(() => assert(true, 'drawLeague: needs an open league', 'started')).not.toThrow();
  for (const value of [0, '', false, null, 'c1']) expect(requireDefined(value, 'test: needs a value')).toBe(value);
});

describe.each([
  ['a date', assertDate, 'a date in whole milliseconds', [Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53], [0, -1]],
  ['the present', assertNow, 'now in milliseconds', [Number.NaN, Number.POSITIVE_INFINITY], [0, -1, 0.5]],
  ['a score', assertScore, 'scores that are whole numbers from 0', [Number.NaN, -1, 0.5], [0, 10]],
] as const)('%s', (_, check, needs, bad, good) => {
  test.each(bad)('is not %d', (value) => {
    expect(() => check(value, 'train')).toThrow(new RangeError(`train: needs ${needs}, got ${value}`));
  });

  test('is neither missing nor a text', () => {
    expect(() => check(none, 'train')).toThrow(new TypeError(`train: needs ${needs}, got undefined`));
    expect(() => check(text, 'train')).toThrow(new TypeError(`train: needs ${needs}, got '10'`));
  });

  test.each(good)('may be %d', (value) => {
    expect(() => check(value, 'train')).not.toThrow();
  });
});
