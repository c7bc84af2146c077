import { expect, test } from 'vitest';
import { clamp, distance, logistic } from './arithmetic.ts';

test('the logistic table follows the function, and ends where it ends', () => {
  for (let z = -8; z <= 8; z += 0.1) expect(logistic(z)).toBeCloseTo(1 / (1 + Math.exp(-z)), 2);
  expect(logistic(-50)).toBe(logistic(-8));
  expect(logistic(50)).toBe(logistic(8));
  expect(logistic(0)).toBe(0.5);
});

test('clamp keeps to both ends', () => {
  expect([clamp(-1, 0, 1), clamp(0.5, 0, 1), clamp(2, 0, 1)]).toEqual([0, 0.5, 1]);
});

test('distance is that of Pythagoras', () => {
  expect(distance(3, 4)).toBe(5);
});
