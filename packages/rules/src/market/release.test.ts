import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import type { BoosterSlot } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildPlayer, buildSquad, buildTactic } from '../testing/builders.ts';
import { releasePlayer, rescissionFee } from './release.ts';

const now = BUILT_AT + 1;
const playerId = 'c1-p5';
const slots: BoosterSlot[] = [
  { slotId: 1, status: 'occupied', boosterId: 12 },
  { slotId: 2, status: 'unlockable' },
];

function clubWith(totalMoney: number, changes: Partial<Club> = {}): Club {
  const players = buildSquad().map((player) =>
    player.id === playerId ? { ...player, salary: 3_000, attributeBoosters: slots } : player,
  );
  const club = buildClub({ players, playerBoosters: [7], createdAt: BUILT_AT - 30 * DAY, ...changes });
  return { ...club, finances: { ...club.finances, totalMoney } };
}

describe('releasing a player', () => {
  test('takes him off the squad, keeps his boosters, and makes him free and for sale (R-MKT-14)', () => {
    const club = clubWith(10_000);
    const released = releasePlayer({ club, playerId, now }, ALPHA);
    const entry = {
      clubId: 'c1',
      date: now,
      currency: 'money',
      type: 'Player Contract Rescission',
      amount: -6_000,
      subject: 'Jogador 5',
    };
    if (!released.ok) throw new Error(released.error.code);
    const { tactics, ...rest } = released.value.club;
    const { tactics: _, ...before } = club;
    expect(rest).toEqual({
      ...before,
      players: club.players.filter(({ id }) => id !== playerId),
      playerBoosters: [7, 12],
      finances: { ...club.finances, totalMoney: 4_000, reports: [entry] },
    });
    expect(released.value.player).toEqual({
      ...club.players[4],
      club: null,
      forSale: true,
      attributeBoosters: [{ slotId: 1, status: 'unlocked' }, slots[1]],
    });
    expect(released.value.entries).toEqual([entry]);
    expect(released.value.events).toEqual([
      { type: 'player-released', clubId: 'c1', date: now, playerId, name: 'Jogador 5' },
    ]);
  });

  test('removes him from every place, set piece and substitution of all three tactics (R-MKT-14)', () => {
    const tactic = buildTactic(buildSquad(), {
      setPieces: [
        { name: 'captain', value: 5 },
        { name: 'penalties', value: 9 },
      ],
      substitutions: [
        { minutes: 60, playerIn: 'c1-p13', playerOut: playerId },
        { minutes: 60, playerIn: 'c1-p14', playerOut: 'c1-p6' },
      ],
    });
    const released = releasePlayer(
      {
        club: clubWith(0, { tactics: { A: tactic, B: tactic, C: tactic } }),
        playerId,
        now,
      },
      ALPHA,
    );
    if (!released.ok) throw new Error(released.error.code);
    for (const after of Object.values(released.value.club.tactics)) {
      expect(after.places.map((place) => place.playerId)).toEqual(
        tactic.places.map((place) => (place.playerId === playerId ? null : place.playerId)),
      );
      expect(after.setPieces).toEqual([
        { name: 'captain', value: null },
        { name: 'penalties', value: 9 },
      ]);
      expect(after.substitutions).toEqual(tactic.substitutions.slice(1));
    }
  });

  test('works for a player who is for sale', () => {
    const club = clubWith(0);
    const listed = { ...club, players: club.players.map((player) => ({ ...player, forSale: true })) };
    expect(releasePlayer({ club: listed, playerId, now }, ALPHA).ok).toBe(true);
  });

  test('is refused for a player of another club', () => {
    expect(releasePlayer({ club: clubWith(0), playerId: 'c2-p1', now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'club/unknown-player', facts: { playerId: 'c2-p1' } },
    });
  });

  test('is refused for the last goalkeeper and in a squad of sixteen (R-MKT-13)', () => {
    const oneKeeper = clubWith(0, { players: buildSquad().filter(({ number }) => number !== 12) });
    expect(releasePlayer({ club: oneKeeper, playerId: 'c1-p1', now }, ALPHA)).toMatchObject({
      error: { code: 'market/last-keeper' },
    });
    const sixteen = clubWith(0, { players: buildSquad().slice(0, 16) });
    expect(releasePlayer({ club: sixteen, playerId, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/squad-too-small', facts: { limit: 16 } },
    });
  });

  test('leaves sixteen players and a goalkeeper who are not for sale (R-MKT-12)', () => {
    const listed = (...numbers: number[]) =>
      clubWith(0, { players: buildSquad().map((player) => ({ ...player, forSale: numbers.includes(player.number) })) });
    expect(releasePlayer({ club: listed(17, 18, 19, 20, 21), playerId, now }, ALPHA)).toMatchObject({
      error: { code: 'market/squad-too-small' },
    });
    expect(releasePlayer({ club: listed(17, 18, 19, 20, 21), playerId: 'c1-p20', now }, ALPHA).ok).toBe(true);
    expect(releasePlayer({ club: listed(12), playerId: 'c1-p1', now }, ALPHA)).toMatchObject({
      error: { code: 'market/last-keeper' },
    });
  });
});

describe('what a release costs (R-MKT-15)', () => {
  test('two weeks of his wages, in whole dollars', () => {
    expect(rescissionFee(buildPlayer({ salary: 3_000 }), ALPHA)).toBe(6_000);
    const variant = { ...ALPHA, market: { ...ALPHA.market, rescissionWeeks: 0.5 } };
    expect(rescissionFee(buildPlayer({ salary: 333 }), variant)).toBe(167);
  });

  test.each([
    [6_001, 1],
    [6_000, 0],
    [5_999, 0],
    [1, 0],
  ])('out of %i dollars, %i are left', (cash, left) => {
    const released = releasePlayer({ club: clubWith(cash), playerId, now }, ALPHA);
    expect(released).toMatchObject({ ok: true, value: { club: { finances: { totalMoney: left } } } });
    expect(released).toMatchObject({ value: { entries: [{ amount: left - cash }] } });
  });

  test.each([0, -50])('a club with %i dollars pays nothing and releases him', (cash) => {
    const released = releasePlayer({ club: clubWith(cash), playerId, now }, ALPHA);
    expect(released).toMatchObject({
      ok: true,
      value: { entries: [], club: { finances: { totalMoney: cash, reports: [] } } },
    });
  });
});
