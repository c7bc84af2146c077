import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import type { BoosterSlot, Player } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildPlayer, buildSquad, buildTactic } from '../testing/builders.ts';
import { canAfford } from './afford.ts';
import { buyPlayer } from './purchase.ts';

const now = BUILT_AT + 1;
const slots: BoosterSlot[] = [{ slotId: 1, status: 'occupied', boosterId: 12 }];
const emptied: BoosterSlot[] = [{ slotId: 1, status: 'unlocked' }];
const sold: Partial<Player> = {
  forSale: true,
  marketValue: 250_000,
  salary: 4_000,
  attributeBoosters: slots,
  statistics: { matches: 8, goals: 3, assists: 1, ratings: [7, 6.5] },
};

function withMoney(club: Club, totalMoney: number): Club {
  return { ...club, finances: { ...club.finances, totalMoney } };
}

/** A club of 21 players who earn 2,000 each: 84,000 of its cash are held back. */
const buyerWith = (available: number) => withMoney(buildClub(), available + 84_000);

/** A club whose number 9 is for sale. */
function sellerWith(changes: Partial<Club> = {}): Club {
  const players = buildSquad('c2').map((player) => (player.number === 9 ? { ...player, ...sold } : player));
  return buildClub({ id: 'c2', players, createdAt: BUILT_AT - 30 * DAY, ...changes });
}

function playerOf(club: Club, number: number): Player {
  const player = club.players.find((candidate) => candidate.number === number);
  if (player === undefined) throw new Error(`nobody wears ${number}`);
  return player;
}

const free = buildPlayer({ ...sold, id: 'free', club: null, number: 1 });

describe('the price that a club can afford (R-MKT-9)', () => {
  test('a player who costs less than the available money is affordable, one who costs as much is not', () => {
    expect(canAfford(250_001, 250_000)).toBe(true);
    expect(canAfford(250_000, 250_000)).toBe(false);
    expect(canAfford(249_999, 250_000)).toBe(false);
  });
});

describe('buying from another club', () => {
  test('takes an injury along, and the cards of editions that the new club plays in (R-DIS-6)', () => {
    const card = { yellows: 0, isSuspended: true };
    const hurt = buildPlayer({ ...free, bookings: { l1: card, l2: card }, injuredUntil: now + 1 });
    const buyer = { ...buyerWith(300_000), competitions: { current: ['l2', 'cup'] } };
    const bought = buyPlayer({ buyer, seller: null, player: hurt, now }, ALPHA);
    expect(bought.ok && bought.value.player).toMatchObject({ bookings: { l2: card }, injuredUntil: now + 1 });
    expect(bought.ok && Object.keys(bought.value.player.bookings ?? {})).toEqual(['l2']);
  });

  test('moves the player with a free number and without boosters (R-MKT-16, R-BOO-9), and the money (R-MKT-10, R-MKT-17)', () => {
    const buyer = buyerWith(250_001);
    const seller = sellerWith();
    const player = playerOf(seller, 9);
    const bought = { ...player, club: 'c1', number: 22, forSale: false, attributeBoosters: emptied };
    const entry = { date: now, currency: 'money', subject: 'Jogador 9' };
    const paid = { ...entry, clubId: 'c1', type: 'Transfer In', amount: -250_000 };
    const received = { ...entry, clubId: 'c2', type: 'Transfer Out', amount: 250_000 };
    const result = buyPlayer({ buyer, seller, player, now }, ALPHA);
    if (!result.ok || result.value.seller === null) throw new Error('not bought');
    expect(result.value.buyer).toEqual({
      ...buyer,
      players: [...buyer.players, bought],
      finances: { ...buyer.finances, totalMoney: 84_001, reports: [paid] },
    });
    expect({ ...result.value.seller, tactics: seller.tactics }).toEqual({
      ...seller,
      players: seller.players.filter(({ number }) => number !== 9),
      playerBoosters: [...seller.playerBoosters, 12],
      finances: { ...seller.finances, totalMoney: 750_000, reports: [received] },
    });
    expect(result.value.player).toEqual(bought);
    expect(result.value.entries).toEqual([paid, received]);
    expect(result.value.events).toEqual([
      {
        type: 'player-bought',
        clubId: 'c1',
        date: now,
        playerId: 'c2-p9',
        name: 'Jogador 9',
        price: 250_000,
        otherClub: 'Clube c2',
      },
      {
        type: 'player-sold',
        clubId: 'c2',
        date: now,
        playerId: 'c2-p9',
        name: 'Jogador 9',
        price: 250_000,
        otherClub: 'Clube c1',
      },
    ]);
  });

  test('takes him out of the seller’s tactics (R-MKT-16)', () => {
    const tactic = buildTactic(buildSquad('c2'), { setPieces: [{ name: 'penalties', value: 9 }] });
    const seller = sellerWith({ tactics: { A: tactic, B: tactic, C: tactic } });
    const result = buyPlayer({ buyer: buyerWith(1_000_000), seller, player: playerOf(seller, 9), now }, ALPHA);
    if (!result.ok || result.value.seller === null) throw new Error('not bought');
    for (const after of Object.values(result.value.seller.tactics)) {
      expect(after.places.some(({ playerId }) => playerId === 'c2-p9')).toBe(false);
      expect(after.setPieces).toEqual([{ name: 'penalties', value: null }]);
    }
  });

  test('the seller’s own record of the player counts, not the one handed in', () => {
    const seller = sellerWith();
    const stale = { ...playerOf(seller, 9), marketValue: 1, forSale: false };
    const result = buyPlayer({ buyer: buyerWith(1_000_000), seller, player: stale, now }, ALPHA);
    expect(result).toMatchObject({ ok: true, value: { entries: [{ amount: -250_000 }, { amount: 250_000 }] } });
  });

  test('is refused if the seller would keep fewer than sixteen, or no keeper (R-MKT-13)', () => {
    const seller = sellerWith();
    const sixteen = { ...seller, players: seller.players.slice(0, 16) };
    const buyer = buyerWith(1_000_000);
    expect(buyPlayer({ buyer, seller: sixteen, player: playerOf(sixteen, 9), now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/squad-too-small', facts: { limit: 16 } },
    });
    const players = seller.players
      .filter(({ number }) => number !== 12)
      .map((player) => (player.number === 1 ? { ...player, forSale: true } : player));
    const oneKeeper = { ...seller, players };
    expect(buyPlayer({ buyer, seller: oneKeeper, player: playerOf(oneKeeper, 1), now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/last-keeper', facts: {} },
    });
  });

  test('throws if his value is no whole number of dollars from 0 (R-MKT-17)', () => {
    const buyer = buyerWith(1_000_000);
    for (const marketValue of [-1_000, -1, 0.5, Number.NaN]) {
      const worth = { ...free, marketValue };
      expect(() => buyPlayer({ buyer, seller: null, player: worth, now }, ALPHA)).toThrow(
        `buyPlayer: needs a market value that is a whole number from 0, got ${marketValue}`,
      );
    }
  });

  test('throws if the seller does not hold the player', () => {
    const buyer = buyerWith(1_000_000);
    expect(() => buyPlayer({ buyer, seller: sellerWith(), player: free, now }, ALPHA)).toThrow(
      "buyPlayer: needs the club that holds the player as seller, got 'free'",
    );
    expect(() => buyPlayer({ buyer, seller: null, player: playerOf(sellerWith(), 9), now }, ALPHA)).toThrow(
      "got 'c2-p9'",
    );
    const mislaid = sellerWith({ players: buildSquad('c3') });
    expect(() => buyPlayer({ buyer, seller: mislaid, player: playerOf(mislaid, 9), now }, ALPHA)).toThrow(
      "got 'c3-p9'",
    );
  });
});

describe('buying a free player', () => {
  test('pays his value to no club (R-MKT-17)', () => {
    const result = buyPlayer({ buyer: buyerWith(250_001), seller: null, player: free, now }, ALPHA);
    expect(result).toMatchObject({
      ok: true,
      value: {
        seller: null,
        player: { id: 'free', club: 'c1', number: 22, forSale: false, attributeBoosters: emptied },
        entries: [{ clubId: 'c1', type: 'Transfer In', amount: -250_000 }],
        events: [{ type: 'player-bought', clubId: 'c1', price: 250_000, otherClub: null }],
      },
    });
    if (!result.ok) return;
    expect(result.value.entries).toHaveLength(1);
    expect(result.value.events).toHaveLength(1);
  });

  test('gives him the lowest free number (R-MKT-16)', () => {
    const buyer = { ...buyerWith(1_000_000), players: buildSquad().filter(({ number }) => number !== 4) };
    expect(buyPlayer({ buyer, seller: null, player: free, now }, ALPHA)).toMatchObject({
      value: { player: { number: 4 } },
    });
  });

  test('who is worth nothing leaves no ledger entry', () => {
    const result = buyPlayer({ buyer: buyerWith(1), seller: null, player: { ...free, marketValue: 0 }, now }, ALPHA);
    expect(result).toMatchObject({ ok: true, value: { entries: [] } });
  });
});

describe('what keeps a club from buying', () => {
  test('available money that only equals the value (R-MKT-9)', () => {
    expect(buyPlayer({ buyer: buyerWith(250_000), seller: null, player: free, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'finances/insufficient-money', facts: { price: 250_000, available: 250_000 } },
    });
  });

  test('debt, even for a player who is worth nothing (R-MKT-9)', () => {
    const buyer = withMoney(buildClub(), -1);
    expect(buyPlayer({ buyer, seller: null, player: { ...free, marketValue: 0 }, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'finances/in-debt', facts: { balance: -1 } },
    });
    expect(buyPlayer({ buyer: withMoney(buildClub(), 0), seller: null, player: free, now }, ALPHA)).toMatchObject({
      error: { code: 'finances/insufficient-money', facts: { price: 250_000, available: 0 } },
    });
  });

  test('the player is its own (R-MKT-16)', () => {
    const club = sellerWith();
    expect(buyPlayer({ buyer: club, seller: club, player: playerOf(club, 9), now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/own-player', facts: { playerId: 'c2-p9' } },
    });
  });

  test('the player is in its squad already, even if his record says otherwise (R-MKT-16)', () => {
    const error = { code: 'market/own-player', facts: { playerId: 'free' } };
    const first = buyPlayer({ buyer: buyerWith(1_000_000), seller: null, player: free, now }, ALPHA);
    if (!first.ok) throw new Error(first.error.code);
    expect(buyPlayer({ buyer: first.value.buyer, seller: null, player: free, now }, ALPHA)).toEqual({
      ok: false,
      error,
    });
    const club = sellerWith();
    const forged = { ...playerOf(club, 9), club: null };
    expect(buyPlayer({ buyer: club, seller: club, player: forged, now }, ALPHA)).toMatchObject({
      error: { code: 'market/own-player', facts: { playerId: 'c2-p9' } },
    });
    const empty = { ...club, players: [] };
    expect(buyPlayer({ buyer: empty, seller: empty, player: forged, now }, ALPHA)).toMatchObject({ ok: false });
    const lost = { ...forged, club: 'c2' };
    expect(buyPlayer({ buyer: empty, seller: null, player: lost, now }, ALPHA)).toMatchObject({ ok: false });
  });

  test('the player is not for sale (R-MKT-16)', () => {
    const seller = sellerWith();
    expect(buyPlayer({ buyer: buyerWith(1_000_000), seller, player: playerOf(seller, 8), now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/not-listed', facts: { playerId: 'c2-p8' } },
    });
  });

  test('a squad of forty (R-MKT-13)', () => {
    const squadOf = (count: number) =>
      Array.from({ length: count }, (_, index) => buildPlayer({ number: index + 1, salary: 0 }));
    const buyer = { ...buyerWith(1_000_000), players: squadOf(40) };
    expect(buyPlayer({ buyer, seller: null, player: free, now }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'market/squad-full', facts: { limit: 40 } },
    });
    expect(buyPlayer({ buyer: { ...buyer, players: squadOf(39) }, seller: null, player: free, now }, ALPHA).ok).toBe(
      true,
    );
  });
});
