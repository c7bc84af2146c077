import { FORMATION_NAMES, type FormationName, formationSlots } from '@mundo-manager/rules/tactics';
import { describe, expect, test } from 'vitest';
import { distance } from './arithmetic.ts';
import { SHAPE } from './constants.ts';
import { CENTRE, WIDTH } from './pitch.ts';
import { type ShapePlace, shapeOf } from './shape.ts';

/** Metres between two places in the block of a defending side. */
function apart(a: ShapePlace, b: ShapePlace): number {
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

function at(formation: FormationName, position: string): ShapePlace {
  const slots = formationSlots(formation);
  const place = shapeOf(slots)[slots.findIndex((slot) => slot.position === position)];
  if (place === undefined) throw new Error(`${formation} has no ${position}`);
  return place;
}

test('the 10 of a 4411 plays behind its centre forward', () => {
  expect((at('4411', 'CF').depth - at('4411', 'AM').depth) * SHAPE.defenceLength).toBeGreaterThan(6);
});

test('no formation places a player wider than the usual flank', () => {
  const widest = (formation: FormationName) =>
    Math.max(...shapeOf(formationSlots(formation)).map(({ wide }) => Math.abs(wide - CENTRE)));
  for (const formation of FORMATION_NAMES) expect(widest(formation), formation).toBeLessThan(widest('442') + 1);
});

test('two in one lane up front part for the ball: the rear one shows for it, the front one pulls off', () => {
  for (const formation of ['4411', '4231DM', '541Diamond'] as const) {
    expect(at(formation, 'AM').shows).toBe(SHAPE.showing);
    expect(at(formation, 'CF').shows).toBe(-SHAPE.pullingOff);
  }
  for (const { shows } of shapeOf(formationSlots('442'))) expect(shows).toBe(0);
  expect(at('433Wide', 'CF').shows, 'in front of a midfielder who stays back').toBe(0);
});

test('an attacking midfielder drops before his defence when no other player is there', () => {
  for (const formation of ['5212', '5212DM'] as const) {
    const { depth, attackDepth } = at(formation, 'AM');
    expect(depth).toBeLessThan(attackDepth - 0.2);
  }
  for (const formation of ['3412', '442Diamond'] as const) {
    const { depth, attackDepth } = at(formation, 'AM');
    expect(depth, formation).toBe(attackDepth);
  }
});

/** By how much he is less deep with the ball than without it. */
function heldBack(formation: FormationName, position: string): number {
  const { depth, attackDepth } = at(formation, position);
  return depth - attackDepth;
}

test('a side with five at the back holds back in possession, each of its players', () => {
  for (const position of ['LCB', 'LCM', 'CF']) {
    expect(heldBack('541Diamond', position), position).toBeCloseTo(SHAPE.heldBack, 6);
  }
  expect(heldBack('541', 'LWB')).toBeCloseTo(SHAPE.heldBack, 6);
  for (const formation of ['442', '3412', '343Wide'] as const) expect(heldBack(formation, 'LCB'), formation).toBe(0);
});

test('holding midfielders stay behind the ball, unless three at the back do', () => {
  expect(heldBack('4141', 'DM')).toBeCloseTo(SHAPE.holding, 6);
  expect(heldBack('4222Wide', 'LDM')).toBeCloseTo(SHAPE.holding, 6);
  expect(heldBack('541Diamond', 'DM')).toBeCloseTo(SHAPE.holding + SHAPE.heldBack, 6);
  expect(heldBack('442', 'LCM')).toBe(0);
  expect(heldBack('3124', 'DM')).toBe(0);
});

test('in possession a player between midfield and a lone striker joins him', () => {
  for (const [formation, position] of [
    ['4411', 'AM'],
    ['433Wide', 'LW'],
    ['4123Wide', 'RW'],
  ] as const) {
    const { depth, attackDepth } = at(formation, position);
    expect(attackDepth - depth, formation).toBeCloseTo((1 - depth) * SHAPE.joining, 6);
  }
  expect(heldBack('4231DM', 'RW'), 'three behind him are near enough').toBe(0);
  expect(heldBack('3412', 'AM'), 'two up front').toBe(0);
  expect(heldBack('424', 'LW'), 'two up front').toBe(0);
  expect(heldBack('4141', 'LCM'), 'who plays in midfield stays').toBe(0);
});

describe('strikers beyond the first make room for those behind them (R-ENG-39)', () => {
  test.each([
    ['442', 'LM', 1],
    ['442', 'LF', 0],
    ['433Narrow', 'CM', 2],
    ['433Wide', 'CM', 0],
    ['4231DM', 'LDM', 0],
    ['343Wide', 'LM', 0],
    ['541', 'LCM', 0],
  ] as const)('in a %s the %s has %i', (formation, position, extra) => {
    expect(at(formation, position).extraStrikers).toBe(extra);
  });
});

describe('a player alone on his flank', () => {
  /** His place if another player shared it. */
  const drawn = ({ depth }: ShapePlace) => depth / (1 - SHAPE.backOnFlank);

  test.each([
    ['442Diamond', 'LB'],
    ['5122', 'RWB'],
  ] as const)('goes forward with the ball: the %s’s %s', (formation, position) => {
    const place = at(formation, position);
    expect(place.attackDepth).toBeGreaterThan(drawn(place) + 0.02);
  });

  test('holds back where he would be a winger, but not as far as without the ball: the 343Diamond’s LW', () => {
    const place = at('343Diamond', 'LW');
    expect(place.attackDepth).toBeLessThan(drawn(place) - 0.02);
    expect(place.attackDepth).toBeGreaterThan(place.depth);
  });

  test.each([
    ['442', 'LB'],
    ['442', 'LM'],
    ['4213Wide', 'LB'],
  ] as const)('is not one who shares it: the %s’s %s keeps his place', (formation, position) => {
    const place = at(formation, position);
    expect(place.attackDepth).toBe(place.depth);
  });
});
