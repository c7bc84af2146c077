/** What a manager does with a player's booster slots: unlock, attach, remove. Outcomes carry the club and the player after it. */
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import type { EpochMs, PlayerId } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { type LedgerEntry, postEntries } from '../finances/ledger.ts';
import { checkCredits } from '../finances/spending.ts';
import type { BoosterSlot, Player } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { playerBooster } from './catalogue.ts';
import { takeBoosters } from './store.ts';

/** What an action on a booster slot needs. */
export interface SlotAction {
  readonly club: Club;
  readonly playerId: PlayerId;
  readonly slotId: number;
  readonly now: EpochMs;
}

/** What attaching a booster needs. */
export interface AttachBooster extends SlotAction {
  /** Of a player booster in the club's store. */
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
export function unlockBoosterSlot(
  { club, playerId, slotId, now }: SlotAction,
  ruleset: Ruleset = ALPHA,
): Result<SlotOutcome> {
  const found = findSlot(club, playerId, slotId);
  if (!found.ok) return found;
  const { player, slot } = found.value;
  if (slot.status !== 'unlockable') return refuse('boosters/slot-not-unlockable', { slotId, status: slot.status });
  const price = checkCredits(club, ruleset.boosters.slotUnlockCredits);
  if (!price.ok) return price;

  const payment: LedgerEntry = {
    clubId: club.id,
    date: now,
    currency: 'credits',
    type: 'Booster Slot',
    amount: -price.value,
    subject: player.personalData.name,
  };
  const entries = price.value > 0 ? [payment] : [];
  const after = withSlot(player, { slotId, status: 'unlocked' });
  return accept({
    club: postEntries(withPlayer(club, after), entries),
    player: after,
    entries,
    events: [{ type: 'booster-slot-unlocked', clubId: club.id, date: now, playerId, slotId }],
  });
}

/**
 * Puts a booster of the club's store into an unlocked, empty slot (R-BOO-7).
 * Refusals: unknown-player, unknown-slot, slot-not-empty, unknown-booster, not-owned.
 */
export function attachBooster(
  { club, playerId, slotId, boosterId, now }: AttachBooster,
  ruleset: Ruleset = ALPHA,
): Result<SlotOutcome> {
  const found = findSlot(club, playerId, slotId);
  if (!found.ok) return found;
  const { player, slot } = found.value;
  if (slot.status !== 'unlocked') return refuse('boosters/slot-not-empty', { slotId, status: slot.status });
  if (playerBooster(boosterId, ruleset) === null) return refuse('boosters/unknown-booster', { boosterId });
  const store = takeBoosters(club.playerBoosters, [boosterId]);
  if (!store.ok) return store;

  const after = withSlot(player, { slotId, status: 'occupied', boosterId });
  return accept({
    club: withPlayer({ ...club, playerBoosters: store.value }, after),
    player: after,
    entries: [],
    events: [{ type: 'booster-attached', clubId: club.id, date: now, playerId, slotId, boosterId }],
  });
}

/**
 * Takes a booster out of its slot, back into the club's store; the slot stays unlocked (R-BOO-7).
 * Refusals: unknown-player, unknown-slot, slot-empty.
 */
export function removeBooster({ club, playerId, slotId, now }: SlotAction): Result<SlotOutcome> {
  const found = findSlot(club, playerId, slotId);
  if (!found.ok) return found;
  const { player, slot } = found.value;
  if (slot.status !== 'occupied') return refuse('boosters/slot-empty', { slotId, status: slot.status });

  const after = withSlot(player, { slotId, status: 'unlocked' });
  return accept({
    club: withPlayer({ ...club, playerBoosters: [...club.playerBoosters, slot.boosterId] }, after),
    player: after,
    entries: [],
    events: [{ type: 'booster-removed', clubId: club.id, date: now, playerId, slotId }],
  });
}

function findSlot(
  club: Club,
  playerId: PlayerId,
  slotId: number,
): Result<{ readonly player: Player; readonly slot: BoosterSlot }> {
  const player = club.players.find(({ id }) => id === playerId);
  if (player === undefined) return refuse('club/unknown-player', { playerId });
  const slot = player.attributeBoosters.find((candidate) => candidate.slotId === slotId);
  if (slot === undefined) return refuse('boosters/unknown-slot', { slotId });
  return accept({ player, slot });
}

function withSlot(player: Player, slot: BoosterSlot): Player {
  return {
    ...player,
    attributeBoosters: player.attributeBoosters.map((old) => (old.slotId === slot.slotId ? slot : old)),
  };
}

function withPlayer(club: Club, player: Player): Club {
  return { ...club, players: club.players.map((old) => (old.id === player.id ? player : old)) };
}
