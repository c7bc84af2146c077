import { describe, expect, test } from 'vitest';
import type { Club } from '../clubs/club.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildSquad, buildTactic } from '../testing/builders.ts';
import { listPlayer, unlistPlayer } from './listing.ts';
import { buyPlayer } from './purchase.ts';
import { releasePlayer } from './release.ts';
import { searchFor } from './search-criteria.ts';

const now = BUILT_AT + 1;
/** Players 19 to 21 of a built squad are in no tactic. */
const playerId = 'c1-p19';

function clubWithForSale(...ids: string[]): Club {
  return buildClub({ players: buildSquad().map((player) => ({ ...player, forSale: ids.includes(player.id) })) });
}

describe('putting a player up for sale', () => {
  test('marks him alone, without money', () => {
    const club = buildClub();
    const after = clubWithForSale(playerId);
    expect(listPlayer({ club, playerId, now }, ALPHA)).toEqual({
      ok: true,
      value: {
        club: after,
        player: after.players[18],
        entries: [],
        events: [{ type: 'player-listed', clubId: 'c1', date: now, playerId, name: 'Jogador 19' }],
      },
    });
  });

  test('is possible for a player whom no search finds (R-MKT-20)', () => {
    const club = buildClub();
    const player = club.players.find(({ id }) => id === playerId);
    if (player === undefined) throw new Error('nobody to list');
    expect(searchFor(player, now, ALPHA)).toBeNull();
    expect(listPlayer({ club, playerId, now }, ALPHA).ok).toBe(true);
  });

  test.each([
    ['starts in B', 'B', 0],
    ['sits on the bench of C', 'C', 17],
  ] as const)('is refused while he %s (R-MKT-11)', (_, name, place) => {
    const club = buildClub();
    const tactic = buildTactic();
    const places = tactic.places.map((old, index) => (index === place ? { ...old, playerId } : old));
    const placed = { ...club, tactics: { ...club.tactics, [name]: { ...tactic, places } } };
    expect(listPlayer({ club: placed, playerId, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/in-line-up', facts: { playerId, tactics: [name] } },
    });
  });

  test('names all three tactics of a player who is in each (R-MKT-11)', () => {
    expect(listPlayer({ club: buildClub(), playerId: 'c1-p1', now }, ALPHA)).toMatchObject({
      error: { code: 'market/in-line-up', facts: { tactics: ['A', 'B', 'C'] } },
    });
  });

  test('is refused when he is for sale already', () => {
    expect(listPlayer({ club: clubWithForSale(playerId), playerId, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/already-listed', facts: { playerId } },
    });
  });

  test('is refused for a free player and for one of another club', () => {
    expect(listPlayer({ club: buildClub(), playerId: 'c2-p1', now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'club/unknown-player', facts: { playerId: 'c2-p1' } },
    });
  });

  test('leaves sixteen players who are not for sale (R-MKT-12)', () => {
    const players = buildSquad().slice(0, 18);
    const nobody = buildTactic([]);
    const club = buildClub({
      players: players.map((player) => ({ ...player, forSale: player.number === 2 })),
      tactics: { A: nobody, B: nobody, C: nobody },
    });
    const listed = listPlayer({ club, playerId: 'c1-p3', now }, ALPHA);
    if (!listed.ok) throw new Error(listed.error.code);
    expect(listPlayer({ club: listed.value.club, playerId: 'c1-p4', now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/squad-too-small', facts: { limit: 16 } },
    });
  });

  test('leaves a goalkeeper who is not for sale (R-MKT-12)', () => {
    const nobody = buildTactic([]);
    const club = { ...clubWithForSale('c1-p12'), tactics: { A: nobody, B: nobody, C: nobody } };
    expect(listPlayer({ club, playerId: 'c1-p1', now }, ALPHA)).toMatchObject({
      error: { code: 'market/last-keeper' },
    });
  });
});

describe('taking a player off the market (R-MKT-12)', () => {
  test('keeps him alone from being sold', () => {
    const club = clubWithForSale(playerId, 'c1-p20');
    const after = clubWithForSale('c1-p20');
    expect(unlistPlayer({ club, playerId, now }, ALPHA)).toEqual({
      ok: true,
      value: {
        club: after,
        player: after.players[18],
        entries: [],
        events: [{ type: 'player-unlisted', clubId: 'c1', date: now, playerId, name: 'Jogador 19' }],
      },
    });
  });

  test('is refused when he is not for sale', () => {
    expect(unlistPlayer({ club: buildClub(), playerId, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/not-listed', facts: { playerId } },
    });
  });

  test('is refused for a player of another club', () => {
    expect(unlistPlayer({ club: buildClub(), playerId: 'c2-p1', now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'club/unknown-player', facts: { playerId: 'c2-p1' } },
    });
  });

  test('is refused while debt sells, and possible as soon as the balance is back (R-DEB-7)', () => {
    const selling = { ...clubWithForSale(playerId), paydaysInDebt: ALPHA.finances.debt.paydays.selling };
    const owing = { ...selling, finances: { ...selling.finances, totalMoney: -1 } };
    expect(unlistPlayer({ club: owing, playerId, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/held-by-debt', facts: { playerId } },
    });
    expect(unlistPlayer({ club: selling, playerId, now }, ALPHA).ok).toBe(true);
    const warned = { ...owing, paydaysInDebt: ALPHA.finances.debt.paydays.warned };
    expect(unlistPlayer({ club: warned, playerId, now }, ALPHA).ok).toBe(true);
  });
});

describe('a player of 37 (R-MKT-21)', () => {
  const dob = Date.UTC(new Date(now).getUTCFullYear() - 37, 0, 1);
  const players = clubWithForSale('c1-p20').players.map((player) => ({
    ...player,
    personalData: { ...player.personalData, dob },
  }));
  const club = buildClub({ players });

  test('is not listed for sale', () => {
    expect(listPlayer({ club, playerId, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/retiring', facts: { limit: 36 } },
    });
  });

  test('can’t be bought, even if he was listed before', () => {
    const [player] = players.filter(({ forSale }) => forSale);
    if (player === undefined) throw new Error('nobody to buy');
    const buyer = buildClub({ id: 'c2', players: buildSquad('c2') });
    expect(buyPlayer({ buyer, seller: club, player, now }, ALPHA)).toMatchObject({
      error: { code: 'market/not-listed' },
    });
  });

  test('is on no market after his release', () => {
    const released = releasePlayer({ club, playerId, now }, ALPHA);
    expect(released.ok && released.value.player.forSale).toBe(false);
  });
});
