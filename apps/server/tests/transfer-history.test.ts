import type { Player } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestLeague, stockMarket } from './harness/league.ts';
import type { TestManager } from './harness/manager.ts';
import { awardMoney } from './harness/money.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

const RICH = 2_000_000;
type ClubManager = TestManager & { readonly clubId: string };

let world: TestWorld;
let leagueId: string;
let seller: ClubManager;
let buyer: ClubManager;
/** Sold by `seller` to `buyer`. */
let sold: Player;
/** Bought by `buyer` without a club. */
let free: Player;

beforeAll(async () => {
  world = await startWorld();
  await stockMarket(world);
  leagueId = await openTestLeague(world);
  [seller, buyer] = [await world.newManager(), await world.newManager()];
  await awardMoney(world, buyer, { money: RICH - ALPHA.clubCreation.openingMoney });
  await seller.call('joinCompetition', { body: { competitionName: 'MM League' } });
  sold = await sell(seller);
  await buyer.call('buyPlayer', { params: { id: sold.id } });
  const rows = await world.storage.db.selectFrom('players').select('state').where('club_id', 'is', null).execute();
  const [cheapest] = rows.map(({ state }) => state).toSorted((one, other) => one.marketValue - other.marketValue);
  if (cheapest === undefined) throw new Error('an empty market');
  free = cheapest;
  world.passTime(1_000);
  await buyer.call('buyPlayer', { params: { id: free.id } });
});
afterAll(() => world.close());

/** Puts a player up for sale who is in no line-up and no keeper. */
async function sell(manager: TestManager): Promise<Player> {
  const { club } = await manager.call('initialData');
  const named = new Set(Object.values(club.tactics).flatMap(({ places }) => places.map(({ playerId }) => playerId)));
  const spare = club.players.find(({ id, personalData }) => !named.has(id) && personalData.position !== 'GK');
  if (spare === undefined) throw new Error('everybody is in a line-up');
  return (await manager.call('listPlayer', { params: { playerId: spare.id } })).player;
}

const stored = () => world.storage.db.selectFrom('transfers').selectAll().orderBy('id').execute();

describe('a completed transfer (R-SCT-4)', () => {
  test('is kept once with player, price, clubs, categories and leagues', async () => {
    expect(await stored()).toMatchObject([
      {
        player_id: sold.id,
        name: sold.personalData.name,
        position: sold.personalData.position,
        price: sold.marketValue,
        from_club_id: seller.clubId,
        from_category: 'Várzea',
        from_league_id: leagueId,
        to_club_id: buyer.clubId,
        to_category: 'Várzea',
        to_league_id: null,
      },
      { player_id: free.id, from_club_id: null, from_category: null, to_club_id: buyer.clubId },
    ]);
  });
});

describe('past transfers (R-SCT-6)', () => {
  test('of a player are listed also when he has left the game', async () => {
    const of = { params: { playerId: sold.id } };
    const { transfers: own } = await seller.call('playerTransfers', of);
    expect(own).toMatchObject([{ price: sold.marketValue, from: { club: { id: seller.clubId } } }]);
    const gone = { ...(await stored())[1], player_id: 'gone', date: 5 };
    const { id, ...row } = gone as Awaited<ReturnType<typeof stored>>[number];
    await world.storage.db.insertInto('transfers').values(row).execute();
    expect((await seller.call('playerTransfers', { params: { playerId: 'gone' } })).transfers).toHaveLength(1);
    await world.storage.db.deleteFrom('transfers').where('player_id', '=', 'gone').execute();
  });

  test('of a club are its purchases and sales, and the balance', async () => {
    const { transfers: bought, total } = await seller.call('clubTransfers', { params: { id: buyer.clubId } });
    expect(bought.map(({ playerId }) => playerId)).toEqual([free.id, sold.id]);
    const spent = sold.marketValue + free.marketValue;
    expect(total).toEqual({ bought: 2, sold: 0, spent, earned: 0, balance: -spent });
    const { total: other } = await buyer.call('clubTransfers', { params: { id: seller.clubId } });
    expect(other).toMatchObject({ sold: 1, balance: sold.marketValue });
  });

  test('of a league are those of its clubs, with the balance of each', async () => {
    const { transfers: all, balances } = await buyer.call('leagueTransfers', { params: { competitionId: leagueId } });
    expect(all.map(({ playerId }) => playerId)).toEqual([sold.id]);
    expect(balances).toMatchObject([{ club: { id: seller.clubId }, total: { sold: 1, balance: sold.marketValue } }]);
  });
});

test('comparable sales are those of players alike, not his own (R-SCT-8)', async () => {
  const of = (playerId: string) => buyer.call('comparableSales', { params: { playerId } });
  expect((await of(sold.id)).sales.map(({ playerId }) => playerId)).not.toContain(sold.id);
  const twin = `${sold.id}-twin`;
  const { id, ...row } = (await stored())[0] as Awaited<ReturnType<typeof stored>>[number];
  await world.storage.db
    .insertInto('transfers')
    .values({ ...row, player_id: twin, price: 77_000 })
    .execute();
  const { sales, median } = await of(sold.id);
  expect(sales.map(({ playerId }) => playerId)).toContain(twin);
  expect(median).toBe(77_000);
  await world.storage.db.deleteFrom('transfers').where('player_id', '=', twin).execute();
});
