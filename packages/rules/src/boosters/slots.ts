/** A player's booster slots: locked, unlockable, unlocked, occupied (R-BOO-5). */
import { assertRuleset } from '../core/assert.ts';
import type { BoosterSlot, Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { trainingLevel } from '../training/level.ts';

/** The slots of a player without experience: all locked, numbered from 1. */
export function initialSlots(ruleset: Ruleset): BoosterSlot[] {
  assertRuleset(ruleset, 'initialSlots');
  return ruleset.boosters.slotLevels.map((_, index) => ({ slotId: index + 1, status: 'locked' }));
}

/** The player with each locked slot made unlockable that his training level has reached: slot n at level n + 1 (R-BOO-5). */
export function refreshSlots<P extends Pick<Player, 'attributes' | 'attributeBoosters'>>(
  player: P,
  ruleset: Ruleset,
): P {
  assertRuleset(ruleset, 'refreshSlots');
  const { level } = trainingLevel(player.attributes.exp, ruleset);
  const attributeBoosters = player.attributeBoosters.map((slot): BoosterSlot => {
    const needed = ruleset.boosters.slotLevels[slot.slotId - 1] ?? Number.POSITIVE_INFINITY;
    return slot.status === 'locked' && level >= needed ? { slotId: slot.slotId, status: 'unlockable' } : slot;
  });
  return { ...player, attributeBoosters };
}

/** The player without his boosters, and their ids: occupied slots are unlocked and empty after it (R-BOO-9). */
export function emptySlots<P extends Pick<Player, 'attributeBoosters'>>(
  player: P,
): { readonly player: P; readonly boosterIds: readonly number[] } {
  return {
    player: {
      ...player,
      attributeBoosters: player.attributeBoosters.map(
        (slot): BoosterSlot => (slot.status === 'occupied' ? { slotId: slot.slotId, status: 'unlocked' } : slot),
      ),
    },
    boosterIds: player.attributeBoosters.flatMap((slot) => (slot.status === 'occupied' ? [slot.boosterId] : [])),
  };
}
