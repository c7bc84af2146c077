import fc, { type Arbitrary } from 'fast-check';
import { initialSlots } from '../../boosters/slots.ts';
import type { BoosterSlot, Player } from '../../players/player.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import { buildPlayer } from '../builders.ts';

/** The id of a player booster of the rule set. */
export function playerBoosterIdArbitrary(ruleset: Ruleset): Arbitrary<number> {
  return fc.constantFrom(...ruleset.boosters.playerBoosters.map(({ id }) => id));
}

/** Three ids of player boosters, often of one tier, equal or close together, and sometimes unknown. */
export function fusionArbitrary(ruleset: Ruleset): Arbitrary<readonly number[]> {
  const known = playerBoosterIdArbitrary(ruleset);
  const { playerBoosters } = ruleset.boosters;
  const sameTier = known.chain((first) => {
    const tier = playerBoosters.find(({ id }) => id === first)?.category;
    const ids = playerBoosters.filter(({ category }) => category === tier).map(({ id }) => id);
    return fc.array(fc.constantFrom(...ids), { minLength: 3, maxLength: 3 });
  });
  return fc.oneof(
    sameTier,
    known.map((id) => [id, id, id]),
    known.chain((id) => fc.array(fc.integer({ min: id - 5, max: id + 5 }), { minLength: 3, maxLength: 3 })),
    fc.array(known, { minLength: 3, maxLength: 3 }),
    fc.array(fc.integer({ min: -1, max: playerBoosters.length + 1 }), { minLength: 3, maxLength: 3 }),
  );
}

/** A player with any attributes that boosters raise, any experience, and slots in any state. */
export function boostedPlayerArbitrary(ruleset: Ruleset): Arbitrary<Player> {
  const slot = (slotId: number): Arbitrary<BoosterSlot> =>
    fc.oneof(
      {
        weight: 2,
        arbitrary: playerBoosterIdArbitrary(ruleset).map(
          (boosterId) => ({ slotId, status: 'occupied', boosterId }) as const,
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom('locked', 'unlockable', 'unlocked').map((status) => ({ slotId, status }) as const),
      },
    );
  const attribute = fc.double({ min: 0, max: 100, noNaN: true });
  const raised = Object.fromEntries(ruleset.boosters.playerBoosters.map((booster) => [booster.attribute, attribute]));
  return fc
    .record({
      attributes: fc.record({ ...raised, exp: fc.integer({ min: 0, max: 3000 }) }),
      slots: fc.tuple(...initialSlots(ruleset).map(({ slotId }) => slot(slotId))),
    })
    .map(({ attributes, slots }) => buildPlayer({ attributes, attributeBoosters: slots }));
}
