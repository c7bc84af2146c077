import { FORMATION_NAMES, formationSlots } from '@mundo-manager/rules/tactics';
import { describe, expect, test } from 'vitest';
import { formationSpots } from './formation-spots.ts';

/** A token is no higher than that share of the board … */
const HEIGHT = 1 / 6;
/** … and is given at least this share to be wide: 13 metres of the 78 that the board shows. */
const WIDTH = 13 / 78;
const ROUNDING = 1e-9;

function standing(name: string) {
  const slots = formationSlots(name);
  const spots = formationSpots(slots);
  return slots.flatMap((slot, index) => ({ slot, ...(spots[index] ?? { across: NaN, down: NaN, room: NaN }) }));
}

function pairsOf(name: string) {
  const all = standing(name);
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
}

describe.each(FORMATION_NAMES)('on the board of %s', (name) => {
  test('no player covers a team-mate: a token’s height lies between them, or its width (R-TSC-16)', () => {
    const crowded = pairsOf(name).filter(
      ([one, other]) =>
        Math.abs(one.down - other.down) < HEIGHT - ROUNDING && Math.abs(one.across - other.across) < WIDTH - ROUNDING,
    );
    expect(crowded).toEqual([]);
  });

  test('no plate is wider than what lies between a player and the next one beside him', () => {
    const wide = pairsOf(name).filter(
      ([one, other]) =>
        Math.abs(one.down - other.down) < HEIGHT - ROUNDING &&
        Math.abs(one.across - other.across) < (one.room + other.room) / 2 - ROUNDING,
    );
    expect(wide).toEqual([]);
    expect(standing(name).filter(({ room }) => room < WIDTH - ROUNDING)).toEqual([]);
  });

  test('every player is inside, as far up and as far out as in the formation’s order', () => {
    for (const { down } of standing(name)) {
      expect(down).toBeGreaterThanOrEqual(HEIGHT / 2);
      expect(down).toBeLessThanOrEqual(1 - HEIGHT / 2);
    }
    for (const [one, other] of pairsOf(name)) {
      if (one.slot.x < other.slot.x) expect(one.across).toBeLessThan(other.across);
      if (one.slot.y < other.slot.y) expect(one.down).toBeGreaterThanOrEqual(other.down);
    }
  });
});

test('a wing-back plays ahead of his centre-backs, a winger behind his forwards', () => {
  const downOf = (name: string, position: string) =>
    standing(name).find(({ slot }) => slot.position === position)?.down ?? NaN;
  expect(downOf('541', 'LWB')).toBeLessThan(downOf('541', 'LCB'));
  expect(downOf('442', 'LB')).toBeLessThan(downOf('442', 'LCB'));
  expect(downOf('424', 'LW')).toBeGreaterThan(downOf('424', 'LF'));
});
