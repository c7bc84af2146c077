/** What a manager does with a player's booster slots: unlock, attach, remove. Outcomes carry the club and the player after it. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { ownPlayer, withPlayer } from '../clubs/own-player.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { RuleErrorCode } from '../core/errors.ts';
import type { EpochMs, PlayerId } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { checkCredits } from '../finances/check-balance.ts';
import type { BoosterSlot, BoosterSlotStatus, Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { playerBooster } from './catalogue.ts';
import { takeBoosters } from './take-boosters.ts';

/** Input of an action on a booster slot. */
export interface SlotAction {
  readonly club: Club;
  readonly playerId: PlayerId;
  readonly slotId: number;
  readonly now: EpochMs;
}

/** Input of attaching a booster. */
export interface AttachBooster extends SlotAction {
  /** Of a player booster in the club's stock. */
  readonly boosterId: number;
}

/** The club after an action on a slot, and the player as he is in it. */
export interface SlotOutcome extends ClubOutcome {
  readonly player: Player;
}

/**
 * Unlocks an unlockable slot for credits (R-BOO-6).
 * Refusals: unknown-player, unknown-slot, slot-not-unlockable, insufficient-credits.
 */
export function unlockBoosterSlot({ club, playerId, slotId, now }: SlotAction, ruleset: Ruleset): Result<SlotOutcome> {
  assertNow(now, 'unlockBoosterSlot');
  assertRuleset(ruleset, 'unlockBoosterSlot');
  const found = findSlot({ club, playerId, slotId }, 'unlockable', 'boosters/slot-not-unlockable');
  if (!found.ok) return found;
  const { player } = found.value;
  const price = checkCredits(club, ruleset.boosters.slotUnlockCredits);
  if (!price.ok) return price;

  const { name: subject } = player.personalData;
  const after = withSlot(player, { slotId, status: 'unlocked' });
  return accept({
    ...recordOutcome(
      withPlayer(club, after),
      now,
      [{ type: 'booster-slot-unlocked', playerId, slotId }],
      [{ currency: 'credits', type: 'Booster Slot', amount: -price.value, subject }],
    ),
    player: after,
  });
}

/**
 * Puts a booster of the club's stock into an unlocked, empty slot (R-BOO-7).
 * Refusals: unknown-player, unknown-slot, slot-not-empty, unknown-booster, not-owned.
 */
export function attachBooster(
  { club, playerId, slotId, boosterId, now }: AttachBooster,
  ruleset: Ruleset,
): Result<SlotOutcome> {
  assertNow(now, 'attachBooster');
  assertRuleset(ruleset, 'attachBooster');
  const found = findSlot({ club, playerId, slotId }, 'unlocked', 'boosters/slot-not-empty');
  if (!found.ok) return found;
  const { player } = found.value;
  if (playerBooster(boosterId, ruleset) === null) return refuse('boosters/unknown-booster', { boosterId });
  const store = takeBoosters(club.playerBoosters, [boosterId]);
  if (!store.ok) return store;

  const after = withSlot(player, { slotId, status: 'occupied', boosterId });
  return accept({
    ...recordOutcome(withPlayer({ ...club, playerBoosters: store.value }, after), now, [
      {
        type: 'booster-attached',
        playerId,
        slotId,
        boosterId,
      },
    ]),
    player: after,
  });
}

/**
 * Takes a booster out of its slot, back into the club's stock; the slot stays unlocked (R-BOO-7).
 * Refusals: unknown-player, unknown-slot, slot-empty.
 */
export function removeBooster({ club, playerId, slotId, now }: SlotAction): Result<SlotOutcome> {
  assertNow(now, 'removeBooster');
  const found = findSlot({ club, playerId, slotId }, 'occupied', 'boosters/slot-empty');
  if (!found.ok) return found;
  const { player, slot } = found.value;

  const after = withSlot(player, { slotId, status: 'unlocked' });
  return accept({
    ...recordOutcome(withPlayer({ ...club, playerBoosters: [...club.playerBoosters, slot.boosterId] }, after), now, [
      {
        type: 'booster-removed',
        playerId,
        slotId,
      },
    ]),
    player: after,
  });
}

type SlotOf<Status> = BoosterSlot & { readonly status: Status };

/** The player and his slot of that id, if it has the status that the action needs; else the code refuses. */
function findSlot<Status extends BoosterSlotStatus>(
  { club, playerId, slotId }: Omit<SlotAction, 'now'>,
  status: Status,
  otherwise: RuleErrorCode,
): Result<{ readonly player: Player; readonly slot: SlotOf<Status> }> {
  const player = ownPlayer(club, playerId);
  if (!player.ok) return player;
  const slot = player.value.attributeBoosters.find((candidate) => candidate.slotId === slotId);
  if (slot === undefined) return refuse('boosters/unknown-slot', { slotId });
  if (slot.status !== status) return refuse(otherwise, { slotId, status: slot.status });
  return accept({ player: player.value, slot: slot as SlotOf<Status> });
}

function withSlot(player: Player, slot: BoosterSlot): Player {
  return {
    ...player,
    attributeBoosters: player.attributeBoosters.map((old) => (old.slotId === slot.slotId ? slot : old)),
  };
}
