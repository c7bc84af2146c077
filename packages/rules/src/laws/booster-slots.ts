/** Laws of what opens the booster slots of a player. */
import fc from 'fast-check';
import * as ours from '../boosters/index.ts';
import { boostedPlayerArbitrary } from '../testing/arbitraries/boosters.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'boosters';

export const boosterSlotLaws: readonly Law[] = [
  {
    name: 'a club with its price unlocks an unlockable slot and pays exactly that; no other club and no other slot is unlocked',
    folder,
    requirements: ['R-BOO-6'],
    property: ({ rules, ruleset }) => {
      const price = ruleset.boosters.slotUnlockCredits;
      return fc.property(
        boostedPlayerArbitrary(ruleset),
        fc.nat(),
        fc.integer({ min: Math.max(0, price - 3), max: price + 3 }),
        (player, which, credits) => {
          const slot = player.attributeBoosters[which % player.attributeBoosters.length];
          if (slot === undefined) return true;
          const built = buildClub({ players: [player] });
          const club = { ...built, finances: { ...built.finances, credits } };
          const action = { club, playerId: player.id, slotId: slot.slotId, now: BUILT_AT };
          const unlocked = rules.unlockBoosterSlot(action, ruleset);
          const isDue = slot.status === 'unlockable' && credits >= price;
          if (!unlocked.ok || !isDue) return unlocked.ok === isDue;
          const { club: after, player: served, entries } = unlocked.value;
          return (
            credits - after.finances.credits === price &&
            rules.ledgerBalance(entries).credits === after.finances.credits - credits &&
            served.attributeBoosters.every(({ slotId, status }, index) =>
              slotId === slot.slotId ? status === 'unlocked' : status === player.attributeBoosters[index]?.status,
            )
          );
        },
      );
    },
    broken: {
      what: 'slots are unlocked for nothing',
      rules: {
        unlockBoosterSlot: (action, ruleset) => {
          const unlocked = ours.unlockBoosterSlot(action, ruleset);
          if (!unlocked.ok) return unlocked;
          const club = { ...unlocked.value.club, finances: action.club.finances };
          return { ok: true, value: { ...unlocked.value, club, entries: [] } };
        },
      },
    },
  },
];
