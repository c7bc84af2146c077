import { expect, test } from 'vitest';
import { CENTRE, LENGTH } from './pitch.ts';
import { worthHeld, worthLost } from './possession-value.ts';

test('the ball is worth more the nearer to goal, and in the last third more in the middle than on the wing (R-ENG-34)', () => {
  for (let long = 26; long < 100; long += 2) {
    expect(worthHeld(long + 2, CENTRE)).toBeGreaterThan(worthHeld(long, CENTRE));
    expect(worthLost(long + 2, CENTRE)).toBeGreaterThanOrEqual(worthLost(long, CENTRE));
  }
  for (let long = 60; long <= LENGTH; long += 3) expect(worthHeld(long, CENTRE)).toBeGreaterThan(worthHeld(long, 6));
});

test('both wings are worth the same, everywhere (R-ENG-34)', () => {
  for (let long = 0; long <= LENGTH; long += 5) {
    for (const aside of [0, 8, 15, 30]) {
      expect(worthHeld(long, CENTRE - aside)).toBe(worthHeld(long, CENTRE + aside));
      expect(worthLost(long, CENTRE - aside)).toBe(worthLost(long, CENTRE + aside));
    }
  }
});

test('a ball lost is worth less than a ball held, most of all near the own goal (R-ENG-34)', () => {
  for (let long = 0; long <= LENGTH; long += 5) expect(worthLost(long, CENTRE)).toBeLessThan(worthHeld(long, CENTRE));
  expect(worthHeld(10, CENTRE) - worthLost(10, CENTRE)).toBeGreaterThan(worthHeld(50, CENTRE) - worthLost(50, CENTRE));
});
