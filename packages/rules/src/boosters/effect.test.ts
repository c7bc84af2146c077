import { describe, expect, test } from 'vitest';
import type { BoosterSlot } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildAttributes, buildPlayer } from '../testing/builders.ts';
import { BOOSTER_RULES } from './constants.ts';
import { boostedAttributes, matchBoosterEffect, withMatchBooster } from './effect.ts';

const occupied = (slotId: number, boosterId: number): BoosterSlot => ({ slotId, status: 'occupied', boosterId });

describe('boosters of a player (R-BOO-8)', () => {
  test('bronze adds 5 %, silver 8 %, gold 10 % of the attribute, and nothing else changes', () => {
    const attributes = { speed: 60, stamina: 50, passing: 70, potential: 80 };
    const player = buildPlayer({ attributes, attributeBoosters: [occupied(1, 1), occupied(2, 12), occupied(3, 23)] });
    expect(boostedAttributes(player, ALPHA)).toEqual({ ...player.attributes, speed: 63, stamina: 54, passing: 77 });
  });

  test('two boosters on one attribute add up and do not compound', () => {
    const player = buildPlayer({
      attributes: { speed: 60 },
      attributeBoosters: [occupied(1, 21), occupied(2, 1), { slotId: 3, status: 'unlocked' }],
    });
    expect(boostedAttributes(player, ALPHA).speed).toBe(69);
  });

  test('raise no attribute above 100', () => {
    const withGold = (speed: number) => buildPlayer({ attributes: { speed }, attributeBoosters: [occupied(1, 21)] });
    expect(boostedAttributes(withGold(90), ALPHA).speed).toBe(99);
    expect(boostedAttributes(withGold(95), ALPHA).speed).toBe(100);
  });

  test.each(['locked', 'unlockable', 'unlocked'] as const)('a slot that is %s raises nothing', (status) => {
    const player = buildPlayer({ attributeBoosters: [{ slotId: 1, status }] });
    expect(boostedAttributes(player, ALPHA)).toBe(player.attributes);
  });

  test('an id that means no player booster raises nothing', () => {
    const player = buildPlayer({ attributeBoosters: [occupied(1, 31)] });
    expect(boostedAttributes(player, ALPHA)).toEqual(player.attributes);
  });

  test('a variant may change power and cap', () => {
    const playerBoosters = BOOSTER_RULES.playerBoosters.map((booster) => ({ ...booster, power: 50 }));
    const variant = { ...ALPHA, boosters: { ...BOOSTER_RULES, playerBoosters, attributeCap: 80 } };
    const player = buildPlayer({
      attributes: { speed: 40, stamina: 60 },
      attributeBoosters: [occupied(1, 1), occupied(2, 2)],
    });
    expect(boostedAttributes(player, variant)).toMatchObject({ speed: 60, stamina: 80 });
  });

  test('an attribute above the cap of a variant stays as it is', () => {
    const variant = { ...ALPHA, boosters: { ...BOOSTER_RULES, attributeCap: 80 } };
    const player = buildPlayer({ attributes: { speed: 85 }, attributeBoosters: [occupied(1, 1)] });
    expect(boostedAttributes(player, variant).speed).toBe(85);
  });
});

describe('the match booster (R-BOO-10)', () => {
  test('adds 10 % of its attribute at full effectiveness and 5 % at half', () => {
    expect(matchBoosterEffect(7, 1, ALPHA)).toEqual({ attribute: 'tackling', increase: 0.1 });
    expect(matchBoosterEffect(7, 0.5, ALPHA)).toEqual({ attribute: 'tackling', increase: 0.05 });
  });

  test('raises the attributes of a player, up to 100', () => {
    const attributes = buildAttributes({ morale: 70, composure: 96 });
    expect(withMatchBooster(attributes, 1, 1, ALPHA)).toEqual({ ...attributes, morale: 77 });
    expect(withMatchBooster(attributes, 1, 0.5, ALPHA)).toEqual({ ...attributes, morale: 73.5 });
    expect(withMatchBooster(attributes, 9, 1, ALPHA)).toEqual({ ...attributes, composure: 100 });
  });

  test('an id of a player booster above ten means no match booster', () => {
    const attributes = buildAttributes();
    expect(matchBoosterEffect(11, 1, ALPHA)).toBeNull();
    expect(withMatchBooster(attributes, 11, 1, ALPHA)).toBe(attributes);
  });
});
