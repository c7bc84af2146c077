import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colours } from '../../tests/drawings.ts';
import { colourDistance, contrastRatio } from './index.ts';

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4.0],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d, as WCAG 2 reckons', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
  });

  test('is between 1 and 21', () => {
    fc.assert(
      fc.property(colours, colours, (one, other) => {
        expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrastRatio(one, other)).toBeLessThanOrEqual(21);
      }),
    );
  });

  test('accepts colours only', () => {
    expect(() => contrastRatio('white', '#000000')).toThrow(RangeError);
  });
});

describe('the distance of colours', () => {
  test('is 1 from black to white and 0 to itself', () => {
    expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(1, 5);
    expect(colourDistance('#c4202b', '#c4202b')).toBe(0);
  });

  test('is that of OKLab: red to blue 0.54', () => {
    expect(colourDistance('#ff0000', '#0000ff')).toBeCloseTo(0.537, 2);
  });

  test('is small between two reds and large between red and green', () => {
    expect(colourDistance('#c4202b', '#b81e28')).toBeLessThan(0.03);
    expect(colourDistance('#c4202b', '#12683f')).toBeGreaterThan(0.25);
  });
});
