import { availableMoney, positionRating } from '@mundo-manager/rules';
import type { Player } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockMarket } from './harness/league.ts';
import type { TestManager } from './harness/manager.ts';
import { awardMoney } from './harness/money.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startWorld();
  await stockMarket(world);
});
afterAll(() => world.close());

const DAY = 24 * 3_600_000;

/** A player whom a new club can sell: in no line-up, and no keeper. */
async function spare(manager: TestManager): Promise<Player> {
  const { club } = await manager.call('initialData');
  const named = new Set(Object.values(club.tactics).flatMap(({ places }) => places.map(({ playerId }) => playerId)));
  const player = club.players.find(({ id, personalData }) => !named.has(id) && personalData.position !== 'GK');
  if (player === undefined) throw new Error('everybody is in a line-up');
  return player;
}

/** The cash of a manager who can afford any player. */
const RICH = 2_000_000;

/** A manager at a new club who can afford any player. */
async function richManager() {
  const manager = await world.newManager();
  await awardMoney(world, manager, { money: RICH - ALPHA.clubCreation.openingMoney });
  return manager;
}

/** A new club with a player for sale, and his price. */
async function seller() {
  const manager = await richManager();
  const { id } = await spare(manager);
  const { player } = await manager.call('listPlayer', { params: { playerId: id } });
  return { manager, player };
}

async function ledgerOf(clubId: string) {
  return world.storage.db
    .selectFrom('ledger_entries')
    .select(['type', 'amount', 'subject', 'balance'])
    .where('club_id', '=', clubId)
    .where('currency', '=', 'money')
    .where('type', 'in', ['Transfer In', 'Transfer Out'])
    .execute();
}

describe('a search (R-CAL-23)', () => {
  const search = { params: { search: 'CF_76_80_18_21' } };

  test('finds matching players, free or of another club, and uses up one of five searches a day', async () => {
    const manager = await world.newManager();
    const { club, playersList } = await manager.call('searchMarket', search);
    expect(club.marketSearches.value).toBe(1);
    expect(playersList.length).toBeGreaterThanOrEqual(3);
    for (const { id, player, seller } of playersList) {
      expect([player.id, player.forSale, player.club, seller]).toEqual([id, true, null, null]);
      expect(positionRating(player.attributes, player.personalData.position, ALPHA)).toBeGreaterThanOrEqual(0);
    }
    const values = playersList.map(({ player }) => player.marketValue);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    for (let used = 2; used <= 5; used++) await manager.call('searchMarket', search);
    expect(await manager.refusal('searchMarket', search)).toBe('market/no-searches-left');
    world.passTime(DAY);
    expect((await manager.call('searchMarket', search)).club.marketSearches.value).toBe(1);
  });

  test('lists the 100 cheapest, and says whether there are more (R-MKS-17)', async () => {
    const { db } = world.storage;
    const manager = await world.newManager();
    const found = await manager.call('searchMarket', search);
    expect(found.more).toBe(false);
    const [item] = found.playersList;
    if (item === undefined) throw new Error('nobody is for sale');
    const row = await db.selectFrom('players').selectAll().where('id', '=', item.id).executeTakeFirstOrThrow();
    const dear = { ...row.state, marketValue: 50_000_000 };
    const copies = Array.from({ length: 101 - found.playersList.length }, (_, index) => `copy-${index}`);
    await db
      .insertInto('players')
      .values(copies.map((id) => ({ ...row, id, state: JSON.stringify({ ...dear, id }) })))
      .execute();
    const { playersList, more } = await manager.call('searchMarket', search);
    expect({ listed: playersList.length, more }).toEqual({ listed: 100, more: true });
    expect(playersList.slice(0, found.playersList.length)).toEqual(found.playersList);
    await db.deleteFrom('players').where('id', 'in', copies).execute();
  });

  test('that is sent twice with one key is one search', async () => {
    const manager = await world.newManager();
    const click = () => manager.send('searchMarket', { ...search, key: 'one-search' });
    const [first, second] = await Promise.all([click(), click()]);
    expect(first?.text).toBe(second?.text);
    expect((await manager.call('initialData')).club.marketSearches.value).toBe(1);
  });

  test('names the club that sells, and never finds one’s own players', async () => {
    const { manager, player } = await seller();
    const { db } = world.storage;
    // Young players of a new club are too weak for any range.
    const state = { ...player, attributes: { ...player.attributes } };
    for (const name of Object.keys(state.attributes))
      Object.assign(state.attributes, name === 'exp' ? {} : { [name]: 78 });
    const { dob } = { dob: world.clock.now() - 20 * 366 * DAY };
    const found = { ...state, personalData: { ...state.personalData, position: 'CF' as const, dob } };
    await db
      .updateTable('players')
      .set({ state: JSON.stringify(found), market_position: 'CF', overall: 78, dob })
      .where('id', '=', player.id)
      .execute();
    const searchOf = async (who: TestManager) => (await who.call('searchMarket', search)).playersList;
    const other = await world.newManager();
    const item = (await searchOf(other)).find(({ id }) => id === player.id);
    expect(item?.seller).toMatchObject({ id: manager.clubId, emblem: { shape: 0 } });
    expect((await searchOf(manager)).some(({ id }) => id === player.id)).toBe(false);
  });

  test.each(['CF', 'XX_76_80_18_21', 'CF_18_21_76_80', 'CF_76_81_18_21'])(
    'for %s is refused and not used up',
    async (text) => {
      const manager = await world.newManager();
      expect(await manager.refusal('searchMarket', { params: { search: text } })).toBe('market/unknown-range');
      expect((await manager.call('initialData')).club.marketSearches.value).toBe(0);
    },
  );
});

describe('a player for sale (R-CAL-24)', () => {
  test('is listed and unlisted by his own club, and cannot be listed or unlisted twice', async () => {
    const { manager, player } = await seller();
    expect(player.forSale).toBe(true);
    const playerId = player.id;
    expect(await manager.refusal('listPlayer', { params: { playerId } })).toBe('market/already-listed');
    expect((await manager.call('unlistPlayer', { params: { playerId } })).player.forSale).toBe(false);
    expect(await manager.refusal('unlistPlayer', { params: { playerId } })).toBe('market/not-listed');
  });

  test('is in no line-up, and never of another club (R-MKT-11, R-IDN-7)', async () => {
    const manager = await world.newManager();
    const { club } = await manager.call('initialData');
    const playerId = club.tactics.A.places[0]?.playerId ?? '';
    expect(await manager.refusal('listPlayer', { params: { playerId } })).toBe('market/in-line-up');
    const other = await seller();
    const theirs = { params: { playerId: other.player.id } };
    for (const call of ['listPlayer', 'unlistPlayer', 'releasePlayer'] as const) {
      expect(await manager.refusal(call, theirs)).toBe('club/unknown-player');
    }
  });
});

describe('a purchase (R-CAL-25)', () => {
  test('moves the player and the money once, and both clubs read of it', async () => {
    const { manager, player } = await seller();
    const buyer = await richManager();
    const before = (await buyer.call('initialData')).club;
    expect(availableMoney(before.finances.totalMoney, before.players, ALPHA)).toBeGreaterThan(player.marketValue);
    const bought = await buyer.call('buyPlayer', { params: { id: player.id } });
    expect(bought.player).toMatchObject({ id: player.id, club: buyer.clubId, forSale: false });
    expect(bought.club.finances.totalMoney).toBe(RICH - player.marketValue);
    expect(bought.club.players.map(({ id }) => id)).toContain(player.id);

    const sold = (await manager.call('initialData')).club;
    expect(sold.finances.totalMoney).toBe(RICH + player.marketValue);
    expect(sold.players.map(({ id }) => id)).not.toContain(player.id);
    const subject = player.personalData.name;
    expect([await ledgerOf(buyer.clubId), await ledgerOf(manager.clubId)]).toMatchObject([
      [{ type: 'Transfer In', amount: -player.marketValue, subject }],
      [{ type: 'Transfer Out', amount: player.marketValue, subject }],
    ]);
    for (const side of [buyer, manager]) expect((await side.call('initialData')).unread).toBe(1);
    const seen = await manager.call('player', { params: { playerId: player.id } });
    expect(seen.club?.id).toBe(buyer.clubId);
  });

  test('leaves the boosters with the seller, and hides them before (R-BOO-9, R-MKT-7)', async () => {
    const { manager, player } = await seller();
    const attributeBoosters = [{ slotId: 1, status: 'occupied', boosterId: 21 } as const];
    const state = JSON.stringify({ ...player, attributeBoosters });
    await world.storage.db.updateTable('players').set({ state }).where('id', '=', player.id).execute();

    const buyer = await richManager();
    const unlocked = [{ slotId: 1, status: 'unlocked' }];
    const of = { params: { playerId: player.id } };
    expect((await buyer.call('player', of)).player.attributeBoosters).toEqual(unlocked);
    expect((await manager.call('player', of)).player.attributeBoosters).toEqual(attributeBoosters);
    const bought = await buyer.call('buyPlayer', { params: { id: player.id } });
    expect(bought.player.attributeBoosters).toEqual(unlocked);
    expect((await manager.call('initialData')).club.playerBoosters).toContain(21);
  });

  test('of a free player pays no club', async () => {
    const buyer = await richManager();
    const rows = await world.storage.db
      .selectFrom('players')
      .select(['id', 'state'])
      .where('club_id', 'is', null)
      .execute();
    const [cheapest] = rows.toSorted((a, b) => a.state.marketValue - b.state.marketValue);
    if (cheapest === undefined) throw new Error('an empty market');
    const { club } = await buyer.call('buyPlayer', { params: { id: cheapest.id } });
    expect(club.finances.totalMoney).toBe(RICH - cheapest.state.marketValue);
    expect(await buyer.refusal('buyPlayer', { params: { id: cheapest.id } })).toBe('market/own-player');
  });

  test('is refused for a player who is not for sale, or unknown', async () => {
    const [manager, other] = [await richManager(), await richManager()];
    const { id } = await spare(other);
    expect(await manager.refusal('buyPlayer', { params: { id } })).toBe('market/not-listed');
    expect(await manager.refusal('buyPlayer', { params: { id: 'nobody' } })).toBe('not-found/player');
  });
});

describe('at the same instant', () => {
  test('one of several buyers of one player gets him, the others are refused, and money moves once', async () => {
    const { manager, player } = await seller();
    const buyers = await Promise.all(Array.from({ length: 4 }, richManager));
    const answers = await Promise.all(buyers.map((buyer) => buyer.send('buyPlayer', { params: { id: player.id } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const losers = answers.filter(({ status }) => status === 409).map(({ error }) => error?.code);
    expect(new Set(losers)).toEqual(new Set(['market/not-listed']));
    const moved = await Promise.all([manager, ...buyers].map(({ clubId }) => ledgerOf(clubId)));
    expect(moved.flat().map(({ amount }) => Math.abs(amount))).toEqual([player.marketValue, player.marketValue]);
    const squads = await Promise.all(buyers.map(async (buyer) => (await buyer.call('initialData')).club.players));
    expect(squads.filter((squad) => squad.some(({ id }) => id === player.id)).length).toBe(1);
  });

  test('one of several buyers of one free player gets him', async () => {
    const free = await world.storage.db
      .selectFrom('players')
      .select(['id', 'state'])
      .where('club_id', 'is', null)
      .execute();
    const [cheapest] = free.toSorted((a, b) => a.state.marketValue - b.state.marketValue);
    const buyers = await Promise.all(Array.from({ length: 3 }, richManager));
    const answers = await Promise.all(
      buyers.map((buyer) => buyer.send('buyPlayer', { params: { id: cheapest?.id ?? '' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('two clubs that buy from each other both succeed, or are refused as stale, without a deadlock', async () => {
    const [one, two] = [await seller(), await seller()];
    const answers = await Promise.all([
      one.manager.send('buyPlayer', { params: { id: two.player.id } }),
      two.manager.send('buyPlayer', { params: { id: one.player.id } }),
    ]);
    const codes = answers.map(({ error }) => error?.code ?? 'granted').sort();
    expect(codes[1]).toBe('granted');
    expect(['granted', 'command/stale-version']).toContain(codes[0]);
  });

  test('a player is sold or taken off the market, never both', async () => {
    const { manager, player } = await seller();
    const buyer = await richManager();
    const answers = await Promise.all([
      manager.send('unlistPlayer', { params: { playerId: player.id } }),
      buyer.send('buyPlayer', { params: { id: player.id } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('no line-up of the seller is left with a player who is sold', async () => {
    const { manager, player } = await seller();
    const buyer = await richManager();
    const { club } = await manager.call('initialData');
    const places = club.tactics.A.places.map((place) =>
      place.id === '17' ? { ...place, playerId: player.id } : place,
    );
    const [saved] = await Promise.all([
      manager.send('saveTactic', { body: { tacticName: 'A', updatedTactic: { ...club.tactics.A, places } } }),
      buyer.call('buyPlayer', { params: { id: player.id } }),
    ]);
    expect(saved.status).not.toBe(200);
    expect(JSON.stringify((await manager.call('initialData')).club.tactics)).not.toContain(`"${player.id}"`);
  });
});
