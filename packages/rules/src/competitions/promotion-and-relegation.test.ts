import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { categoryAfter, movementOf } from './promotion-and-relegation.ts';

const places = Array.from({ length: 10 }, (_, index) => index + 1);

describe('the category after a league (R-DIV-1, R-DIV-2)', () => {
  test.each([
    ['Várzea', ['Amador', 'Amador', ...Array(8).fill('Várzea')]],
    ['Amador', ['Semi-Pro', 'Semi-Pro', ...Array(6).fill('Amador'), 'Várzea', 'Várzea']],
    ['Semi-Pro', ['Pro', 'Pro', ...Array(6).fill('Semi-Pro'), 'Amador', 'Amador']],
    ['Pro', [...Array(8).fill('Pro'), 'Semi-Pro', 'Semi-Pro']],
  ] as const)('of %s follows the place', (category, expected) => {
    expect(places.map((place) => categoryAfter({ category, place, clubs: 10 }, ALPHA))).toEqual(expected);
  });

  test('goes up if both zones of a small league meet', () => {
    const movements = [1, 2, 3].map((place) => movementOf({ category: 'Amador', place, clubs: 3 }, ALPHA));
    expect(movements).toEqual(['promoted', 'promoted', 'relegated']);
  });

  test('stays in a rule set without promotion', () => {
    const still = { ...ALPHA, competitions: { ...ALPHA.competitions, promotedClubs: 0, relegatedClubs: 0 } };
    expect(places.map((place) => movementOf({ category: 'Amador', place, clubs: 10 }, still))).toEqual(
      Array(10).fill('stays'),
    );
  });

  test.each([0, 11, 1.5])('rejects place %s of ten', (place) => {
    expect(() => movementOf({ category: 'Pro', place, clubs: 10 }, ALPHA)).toThrow(
      `movementOf: needs a place of the league, got ${place}`,
    );
  });
});
