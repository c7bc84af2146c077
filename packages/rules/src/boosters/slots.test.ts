import { describe, expect, test } from 'vitest';
import type { BoosterSlot } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildPlayer } from '../testing/builders.ts';
import { BOOSTER_RULES } from './constants.ts';
import { emptySlots, initialSlots, refreshSlots } from './slots.ts';

const statuses = (player: { readonly attributeBoosters: readonly BoosterSlot[] }) =>
  player.attributeBoosters.map(({ status }) => status);

describe('slots and training levels (R-BOO-5)', () => {
  test('a new player has three locked slots', () => {
    expect(initialSlots(ALPHA)).toEqual([
      { slotId: 1, status: 'locked' },
      { slotId: 2, status: 'locked' },
      { slotId: 3, status: 'locked' },
    ]);
  });

  test.each([
    [199, ['locked', 'locked', 'locked']],
    [200, ['unlockable', 'locked', 'locked']],
    [899, ['unlockable', 'locked', 'locked']],
    [900, ['unlockable', 'unlockable', 'locked']],
    [1999, ['unlockable', 'unlockable', 'locked']],
    [2000, ['unlockable', 'unlockable', 'unlockable']],
  ])('with %i points of experience the slots are %j', (exp, expected) => {
    expect(statuses(refreshSlots(buildPlayer({ attributes: { exp } }), ALPHA))).toEqual(expected);
  });

  test('unlocked and occupied slots stay so, and so does the rest of the player', () => {
    const slots: BoosterSlot[] = [
      { slotId: 1, status: 'occupied', boosterId: 4 },
      { slotId: 2, status: 'unlocked' },
      { slotId: 3, status: 'unlockable' },
    ];
    const novice = buildPlayer({ attributes: { exp: 0 }, attributeBoosters: slots });
    const expert = buildPlayer({ attributes: { exp: 2000 }, attributeBoosters: slots });
    expect(refreshSlots(novice, ALPHA)).toEqual(novice);
    expect(refreshSlots(expert, ALPHA)).toEqual(expert);
  });

  test('an unknown slot stays locked', () => {
    const player = buildPlayer({ attributes: { exp: 2000 }, attributeBoosters: [{ slotId: 4, status: 'locked' }] });
    expect(statuses(refreshSlots(player, ALPHA))).toEqual(['locked']);
  });

  test('a variant has as many slots as it names levels', () => {
    const variant = { ...ALPHA, boosters: { ...BOOSTER_RULES, slotLevels: [1, 4] } };
    expect(initialSlots(variant)).toHaveLength(2);
    const player = { ...buildPlayer(), attributeBoosters: initialSlots(variant) };
    expect(statuses(refreshSlots(player, variant))).toEqual(['unlockable', 'locked']);
  });
});

test('emptied slots stay unlocked and give their boosters back (R-BOO-9)', () => {
  const player = buildPlayer({
    attributeBoosters: [
      { slotId: 1, status: 'occupied', boosterId: 4 },
      { slotId: 2, status: 'occupied', boosterId: 4 },
      { slotId: 3, status: 'unlockable' },
    ],
  });
  expect(emptySlots(player)).toEqual({
    player: {
      ...player,
      attributeBoosters: [
        { slotId: 1, status: 'unlocked' },
        { slotId: 2, status: 'unlocked' },
        { slotId: 3, status: 'unlockable' },
      ],
    },
    boosterIds: [4, 4],
  });
});
