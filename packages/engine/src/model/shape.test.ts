import { FORMATION_NAMES, formationSlots } from '@mundo-manager/rules/tactics';
import { describe, expect, test } from 'vitest';
import { distance } from './arithmetic.ts';
import { CENTRE, WIDTH } from './pitch.ts';
import { type Place, shapeOf } from './shape.ts';
import { SHAPE } from './tables.ts';

/** Metres between two places in the block of a defending side. */
function apart(a: Place, b: Place): number {
  return distance((a.depth - b.depth) * SHAPE.defenceLength, (a.wide - b.wide) * SHAPE.defenceWidth);
}

describe.each(FORMATION_NAMES)('the shape of %s', (formation) => {
  const outfield = shapeOf(formationSlots(formation)).slice(1);

  test('has room for each of its players', () => {
    for (const [at, place] of outfield.entries())
      for (const other of outfield.slice(at + 1)) expect(apart(place, other)).toBeGreaterThan(5);
  });

  test('stays between the lines and on the pitch', () => {
    for (const { depth, wide } of outfield) {
      expect(depth).toBeGreaterThanOrEqual(0);
      expect(depth).toBeLessThanOrEqual(1);
      expect(Math.abs(wide - CENTRE)).toBeLessThan(WIDTH / 2);
    }
  });
});

test('the 10 of a 4411 plays behind its centre forward', () => {
  const slots = formationSlots('4411');
  const shape = shapeOf(slots);
  const depthOf = (position: string) => shape[slots.findIndex((slot) => slot.position === position)]?.depth ?? 0;
  expect((depthOf('CF') - depthOf('AM')) * SHAPE.defenceLength).toBeGreaterThan(6);
});
