import { describe, expect, test } from 'vitest';
import { pixelX, pixelY, playerSize, viewFor } from './metres-to-pixels.ts';

describe('the pitch on the stage', () => {
  test('is landscape on a wide screen and portrait on a phone', () => {
    expect(viewFor(732, 528).orientation).toBe('landscape');
    expect(viewFor(390, 500).orientation).toBe('portrait');
  });

  test.each([
    [732, 528],
    [390, 500],
    [1_920, 900],
    [300, 700],
  ])('fits into %i × %i, in the middle, with all four corners', (width, height) => {
    const view = viewFor(width, height);
    for (const [x, y] of [
      [0, 0],
      [105, 0],
      [0, 68],
      [105, 68],
    ] as const) {
      expect(pixelX(view, x, y)).toBeGreaterThan(0);
      expect(pixelX(view, x, y)).toBeLessThan(width);
      expect(pixelY(view, x, y)).toBeGreaterThan(0);
      expect(pixelY(view, x, y)).toBeLessThan(height);
    }
    expect(pixelX(view, 52.5, 34)).toBeCloseTo(width / 2);
    expect(pixelY(view, 52.5, 34)).toBeCloseTo(height / 2);
  });

  test('the home side attacks to the right, or upwards', () => {
    const wide = viewFor(732, 528);
    expect(pixelX(wide, 100, 34)).toBeGreaterThan(pixelX(wide, 5, 34));
    const narrow = viewFor(390, 500);
    expect(pixelY(narrow, 100, 34)).toBeLessThan(pixelY(narrow, 5, 34));
  });

  test('a player is never so small that his number can’t be read, nor larger than a shirt need be', () => {
    expect([viewFor(300, 300), viewFor(732, 528), viewFor(3_000, 2_000)].map(playerSize)).toEqual([
      17,
      expect.closeTo(22.5, 0),
      44,
    ]);
  });
});
