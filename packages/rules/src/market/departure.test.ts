import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildPlayer } from '../testing/builders.ts';
import { checkDeparture } from './departure.ts';

const keeper = buildPlayer({ number: 1, position: 'GK' });
const second = buildPlayer({ number: 12, position: 'GK' });
const outfield = (count: number) => Array.from({ length: count }, (_, index) => buildPlayer({ number: 20 + index }));

describe('players whom a club may give away (R-MKT-13)', () => {
  test('the seventeenth player may go, the sixteenth may not', () => {
    const [first, ...others] = outfield(16);
    if (first === undefined) throw new Error('no players');
    expect(checkDeparture([keeper, first, ...others], first, ALPHA)).toEqual({ ok: true, value: [keeper, ...others] });
    expect(checkDeparture([keeper, ...others], keeper, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/squad-too-small', facts: { limit: 16 } },
    });
  });

  test('the second keeper may go, the last may not', () => {
    const others = outfield(20);
    expect(checkDeparture([keeper, second, ...others], second, ALPHA)).toEqual({
      ok: true,
      value: [keeper, ...others],
    });
    expect(checkDeparture([keeper, ...others], keeper, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/last-keeper', facts: {} },
    });
  });

  test('a variant may ask for a larger squad with two keepers', () => {
    const squad = { ...ALPHA.players.squad, minimum: 18, keepers: 2 };
    const variant = { ...ALPHA, players: { ...ALPHA.players, squad } };
    const others = outfield(17);
    expect(checkDeparture([keeper, second, ...others], second, variant)).toMatchObject({
      error: { code: 'market/last-keeper' },
    });
    expect(checkDeparture([keeper, second, ...others.slice(1)], second, variant)).toEqual({
      ok: false,
      error: { code: 'market/squad-too-small', facts: { limit: 18 } },
    });
  });
});
