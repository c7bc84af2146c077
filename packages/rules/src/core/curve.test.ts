import { describe, expect, test } from 'vitest';
import { onCurve } from './curve.ts';

const curve = [
  { at: 10, value: 100 },
  { at: 20, value: 200 },
  { at: 30, value: 150 },
];

describe('a curve', () => {
  test.each([
    [10, 100],
    [12.5, 125],
    [20, 200],
    [22, 190],
    [30, 150],
  ])('is straight between its points: at %d it is %d', (at, value) => {
    expect(onCurve(curve, at)).toBe(value);
  });

  test.each([
    [-5, 100],
    [9.99, 100],
    [30.01, 150],
    [400, 150],
  ])('is level outside them: at %d it is %d', (at, value) => {
    expect(onCurve(curve, at)).toBe(value);
  });

  test('of one point is level everywhere', () => {
    expect([-1, 0, 1].map((at) => onCurve([{ at: 0, value: 7 }], at))).toEqual([7, 7, 7]);
  });

  test('jumps where two points share a place', () => {
    const step = [
      { at: 0, value: 1 },
      { at: 5, value: 1 },
      { at: 5, value: 2 },
    ];
    expect([4.9, 5].map((at) => onCurve(step, at))).toEqual([1, 2]);
  });

  test('without points is a programmer’s error', () => {
    expect(() => onCurve([], 1)).toThrow(new RangeError('onCurve: needs a curve with points'));
  });
});
