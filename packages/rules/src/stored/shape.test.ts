import { describe, expect, test } from 'vitest';
import { type DataShape, misfitOf } from './shape.ts';

const SHAPES = {
  Name: { fields: { first: 'string', nick: 'string' }, optional: ['nick'] },
  Slot: {
    anyOf: [{ fields: { status: { values: ['free'] } } }, { fields: { status: { values: ['taken'] }, by: 'number' } }],
  },
  Tree: { fields: { children: { list: { ref: 'Tree' } } } },
} as const satisfies Readonly<Record<string, DataShape>>;

const found = (value: unknown, shape: DataShape) => misfitOf(value, shape, SHAPES);

describe('a value has its shape', () => {
  test.each<[unknown, DataShape]>([
    ['a', 'string'],
    [0, 'number'],
    [false, 'boolean'],
    [null, 'null'],
    [null, { anyOf: ['string', 'null'] }],
    [3, { values: [1, 3] }],
    [[], { list: 'string' }],
    [{ a: 1, constructor: 2 }, { record: 'number' }],
    [{ first: 'Ana' }, { ref: 'Name' }],
    [{ first: 'Ana', nick: 'A' }, { ref: 'Name' }],
    [{ status: 'taken', by: 7 }, { ref: 'Slot' }],
    [{ children: [{ children: [] }] }, { ref: 'Tree' }],
  ])('%j has the shape %j', (value, shape) => {
    expect(found(value, shape)).toBeNull();
  });
});

describe('a misfit says where, what was expected, and what was found', () => {
  test.each<[unknown, DataShape, string, string, string]>([
    [1, 'string', '', 'string', '1'],
    [undefined, 'null', '', 'null', 'nothing'],
    [Number.NaN, 'number', '', 'number', 'not a number'],
    [Number.POSITIVE_INFINITY, 'number', '', 'number', 'not a number'],
    [{}, { list: 'string' }, '', 'list', 'object'],
    [[], { record: 'string' }, '', 'object', 'list'],
    [['a', 2], { list: 'string' }, '1', 'string', '2'],
    [{ a: 'x' }, { record: 'number' }, 'a', 'number', '"x"'],
    [{}, { ref: 'Name' }, 'first', 'string', 'nothing'],
    [{ first: 'Ana', nick: null }, { ref: 'Name' }, 'nick', 'string', 'null'],
    [{ first: 'Ana', age: 7 }, { ref: 'Name' }, 'age', 'no such field', '7'],
    [{ first: 'Ana', toString: 7 }, { ref: 'Name' }, 'toString', 'no such field', '7'],
    [4, { values: [1, 'x'] }, '', '1 or "x"', '4'],
    [4, { anyOf: ['string', 'null'] }, '', 'string or null', '4'],
    [{ status: 'taken', by: 'x' }, { ref: 'Slot' }, 'by', 'number', '"x"'],
    [{ status: 'taken' }, { ref: 'Slot' }, 'by', 'number', 'nothing'],
    [{ status: 'lost' }, { ref: 'Slot' }, 'status', '"free" or "taken"', '"lost"'],
    [7, { ref: 'Slot' }, '', 'object or object', '7'],
    [{ children: [{ children: 7 }] }, { ref: 'Tree' }, 'children.0.children', 'list', '7'],
  ])('%j has not the shape %j: "%s" must be %s and is %s', (value, shape, path, expected, what) => {
    expect(found(value, shape)).toEqual({ path, expected, found: what });
  });

  test('a shape without a name is a programmer error', () => {
    expect(() => found(1, { ref: 'Nobody' })).toThrow(new RangeError('misfitOf: needs the shape Nobody'));
  });
});
