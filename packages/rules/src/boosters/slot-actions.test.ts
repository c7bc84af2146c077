import { describe, expect, test } from 'vitest';
import type { Club } from '../clubs/club.ts';
import type { BoosterSlot } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildSquad } from '../testing/builders.ts';
import { BOOSTER_RULES } from './constants.ts';
import { attachBooster, removeBooster, unlockBoosterSlot } from './slot-actions.ts';

const now = BUILT_AT + 1;
const playerId = 'c1-p9';
const locked: BoosterSlot = { slotId: 1, status: 'locked' };
const unlockable: BoosterSlot = { slotId: 1, status: 'unlockable' };
const unlocked: BoosterSlot = { slotId: 1, status: 'unlocked' };
const occupied: BoosterSlot = { slotId: 1, status: 'occupied', boosterId: 12 };
const second: BoosterSlot = { slotId: 2, status: 'unlocked' };

/** A club whose number 9 has this first slot and an empty second one. */
function clubWith(slot: BoosterSlot, changes: Partial<Club> = {}, credits = 50): Club {
  const players = buildSquad().map((player) =>
    player.id === playerId ? { ...player, attributeBoosters: [slot, second] } : player,
  );
  const club = buildClub({ players, ...changes });
  return { ...club, finances: { ...club.finances, credits } };
}

describe('unlocking a slot (R-BOO-6)', () => {
  test('takes five credits and opens that slot of that player alone', () => {
    const club = clubWith(unlockable, {}, 5);
    const entry = {
      clubId: 'c1',
      date: now,
      currency: 'credits',
      type: 'Booster Slot',
      amount: -5,
      subject: 'Jogador 9',
    };
    const after = clubWith(unlocked, {}, 0);
    expect(unlockBoosterSlot({ club, playerId, slotId: 1, now }, ALPHA)).toEqual({
      ok: true,
      value: {
        club: after,
        player: after.players[8],
        entries: [entry],
        events: [{ type: 'booster-slot-unlocked', clubId: 'c1', date: now, playerId, slotId: 1 }],
      },
    });
  });

  test('is refused with four credits', () => {
    expect(unlockBoosterSlot({ club: clubWith(unlockable, {}, 4), playerId, slotId: 1, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'finances/insufficient-credits', facts: { price: 5, available: 4 } },
    });
  });

  test.each([locked, unlocked, occupied])('is refused for a slot that is $status', (slot) => {
    expect(unlockBoosterSlot({ club: clubWith(slot), playerId, slotId: 1, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'boosters/slot-not-unlockable', facts: { slotId: 1, status: slot.status } },
    });
  });

  test('leaves no ledger entry if a variant sets no price', () => {
    const free = { ...ALPHA, boosters: { ...BOOSTER_RULES, slotUnlockCredits: 0 } };
    const result = unlockBoosterSlot({ club: clubWith(unlockable), playerId, slotId: 1, now }, free);
    expect(result).toMatchObject({ ok: true, value: { entries: [], club: { finances: { credits: 50 } } } });
  });
});

describe('attaching a booster (R-BOO-7)', () => {
  test('moves one copy from the stock into the slot', () => {
    const club = clubWith(unlocked, { playerBoosters: [3, 12, 12] });
    const after = clubWith(occupied, { playerBoosters: [3, 12] });
    expect(attachBooster({ club, playerId, slotId: 1, boosterId: 12, now }, ALPHA)).toEqual({
      ok: true,
      value: {
        club: after,
        player: after.players[8],
        entries: [],
        events: [{ type: 'booster-attached', clubId: 'c1', date: now, playerId, slotId: 1, boosterId: 12 }],
      },
    });
  });

  test.each([locked, unlockable, occupied])('is refused for a slot that is $status', (slot) => {
    const club = clubWith(slot, { playerBoosters: [12] });
    expect(attachBooster({ club, playerId, slotId: 1, boosterId: 12, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'boosters/slot-not-empty', facts: { slotId: 1, status: slot.status } },
    });
  });

  test('is refused for a booster that the club does not own', () => {
    const club = clubWith(unlocked, { playerBoosters: [3], matchBoosters: [2] });
    expect(attachBooster({ club, playerId, slotId: 1, boosterId: 2, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'boosters/not-owned', facts: { boosterId: 2 } },
    });
  });

  test('is refused for an id that means no player booster', () => {
    const club = clubWith(unlocked, { playerBoosters: [31] });
    expect(attachBooster({ club, playerId, slotId: 1, boosterId: 31, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'boosters/unknown-booster', facts: { boosterId: 31 } },
    });
  });
});

describe('removing a booster (R-BOO-7)', () => {
  test('returns it to the stock, costs nothing and leaves the slot open', () => {
    const club = clubWith(occupied, { playerBoosters: [3] });
    const after = clubWith(unlocked, { playerBoosters: [3, 12] });
    expect(removeBooster({ club, playerId, slotId: 1, now })).toEqual({
      ok: true,
      value: {
        club: after,
        player: after.players[8],
        entries: [],
        events: [{ type: 'booster-removed', clubId: 'c1', date: now, playerId, slotId: 1 }],
      },
    });
  });

  test.each([locked, unlockable, unlocked])('is refused for a slot that is $status', (slot) => {
    expect(removeBooster({ club: clubWith(slot), playerId, slotId: 1, now })).toEqual({
      ok: false,
      error: { code: 'boosters/slot-empty', facts: { slotId: 1, status: slot.status } },
    });
  });
});

describe.each([
  ['unlocking', unlockBoosterSlot],
  ['attaching', (action: Parameters<typeof removeBooster>[0]) => attachBooster({ ...action, boosterId: 12 }, ALPHA)],
  ['removing', removeBooster],
] as const)('%s looks for the player and the slot (R-BOO-5)', (_, act) => {
  test('a player of another club is unknown', () => {
    expect(act({ club: clubWith(locked), playerId: 'c2-p9', slotId: 1, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'club/unknown-player', facts: { playerId: 'c2-p9' } },
    });
  });

  test('there is no fourth slot', () => {
    expect(act({ club: clubWith(locked), playerId, slotId: 4, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'boosters/unknown-slot', facts: { slotId: 4 } },
    });
  });
});
