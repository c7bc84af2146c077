import { describe, expect, test } from 'vitest';
import type { Club } from '../clubs/club.ts';
import type { BoosterSlot } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildSquad, scriptedRandom } from '../testing/index.ts';
import { botBoosters } from './boosters.ts';

/** A club whose player of that number has the slot. */
function clubWith(number: number, slot: BoosterSlot, changes: Partial<Club> = {}, credits = 50): Club {
  const players = buildSquad().map((player) =>
    player.number === number ? { ...player, attributeBoosters: [slot] } : player,
  );
  return buildClub({ players, finances: { totalMoney: 0, credits, reports: [], sponsorship: null }, ...changes });
}

const locked = { slotId: 1, status: 'locked' } as const;
const unlockable = { slotId: 1, status: 'unlockable' } as const;
const empty = { slotId: 1, status: 'unlocked' } as const;
const live = (club: Club) => botBoosters({ club, now: BUILT_AT }, scriptedRandom([]), ALPHA);
const slotOf = (club: Club, number: number) =>
  club.players.find((player) => player.number === number)?.attributeBoosters[0];

describe('a bot and its boosters (R-BOT-9)', () => {
  test('fuses three equal ones', () => {
    const done = live(clubWith(1, locked, { playerBoosters: [3, 4, 3, 3] }));
    expect(done.club.playerBoosters).toEqual([4, 13]);
    expect(done.club.finances.credits).toBe(45);
  });

  test('keeps two equal ones, and three golden ones', () => {
    expect(live(clubWith(1, locked, { playerBoosters: [3, 3, 4] })).events).toEqual([]);
    expect(live(clubWith(1, locked, { playerBoosters: [23, 23, 23] })).events).toEqual([]);
  });

  test('keeps the price of the next league: it fuses with 25 credits, and not with 24', () => {
    expect(live(clubWith(1, locked, { playerBoosters: [3, 3, 3] }, 25)).events).toHaveLength(1);
    expect(live(clubWith(1, locked, { playerBoosters: [3, 3, 3] }, 24)).events).toEqual([]);
  });

  test('unlocks a starter’s slot for what it can spare', () => {
    expect(slotOf(live(clubWith(11, unlockable, {}, 25)).club, 11)).toEqual(empty);
    expect(slotOf(live(clubWith(11, unlockable, {}, 24)).club, 11)).toEqual(unlockable);
  });

  test('does not unlock a slot of a substitute', () => {
    expect(slotOf(live(clubWith(12, unlockable)).club, 12)).toEqual(unlockable);
  });

  test('puts the strongest booster where the position asks for it', () => {
    // 13 and 3 raise passing: the midfielder of number 7 passes, the centre forward of number 11 does not.
    const done = live(clubWith(7, empty, { playerBoosters: [13, 3] }));
    expect(slotOf(done.club, 7)).toEqual({ slotId: 1, status: 'occupied', boosterId: 13 });
    expect(done.club.playerBoosters).toEqual([3]);
    expect(slotOf(live(clubWith(11, empty, { playerBoosters: [13] })).club, 11)).toEqual(empty);
  });

  test('chooses the starter whose position asks most for it', () => {
    const players = buildSquad().map((player) => ({ ...player, attributeBoosters: [empty] }));
    const done = live(buildClub({ players, playerBoosters: [5] }));
    const carriers = done.club.players.filter(({ attributeBoosters: [slot] }) => slot?.status === 'occupied');
    expect(carriers.map(({ personalData }) => personalData.position)).toEqual(['CF']);
  });

  test('attaches an eighth booster and keeps a ninth, and still unlocks slots', () => {
    const carriers = (count: number) =>
      buildSquad().map((player, index) => ({
        ...player,
        attributeBoosters: [
          index < count
            ? { slotId: 1 as const, status: 'occupied' as const, boosterId: 1 }
            : { ...empty, slotId: 1 as const },
          { ...unlockable, slotId: 2 as const },
        ],
      }));
    const [seven, eight] = [7, 8].map((count) => live(buildClub({ players: carriers(count), playerBoosters: [5] })));
    expect(seven?.events.map(({ type }) => type)).toEqual(['booster-slot-unlocked', 'booster-attached']);
    expect(eight?.events.map(({ type }) => type)).toEqual(['booster-slot-unlocked']);
    expect(eight?.club.playerBoosters).toEqual([5]);
  });

  test('keeps boosters that it has no slot for', () => {
    const club = clubWith(7, locked, { playerBoosters: [13] });
    expect(live(club)).toEqual({ club, entries: [], events: [], released: [] });
  });
});
