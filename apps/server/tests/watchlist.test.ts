import type { Player } from '@mundo-manager/rules/players';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestManager } from './harness/manager.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

type ClubManager = TestManager & { readonly clubId: string };

let world: TestWorld;
let watcher: ClubManager;
let owner: ClubManager;
/** Of `owner`: in no line-up, no keeper. */
let player: Player;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  [watcher, owner] = [await world.newManager(), await world.newManager()];
  const { club } = await owner.call('initialData');
  const named = new Set(Object.values(club.tactics).flatMap(({ places }) => places.map(({ playerId }) => playerId)));
  const spare = club.players.find(({ id, personalData }) => !named.has(id) && personalData.position !== 'GK');
  if (spare === undefined) throw new Error('everybody is in a line-up');
  player = spare;
});

const QUIET = { note: null, whenForSale: false, priceUpTo: null };
const watch = (choices: Partial<{ note: string | null; whenForSale: boolean; priceUpTo: number | null }> = {}) =>
  watcher.call('watchPlayer', { params: { playerId: player.id }, body: { ...QUIET, ...choices } });
const list = (call: 'listPlayer' | 'unlistPlayer') => owner.call(call, { params: { playerId: player.id } });
const news = async (manager: ClubManager) =>
  (await manager.call('inbox', {})).messages.filter(({ facts }) => facts.type.startsWith('watched-'));

async function turnDay(): Promise<void> {
  world.passTime(24 * 3_600_000);
  const now = world.clock.now();
  const work = { kind: 'club-day', id: `d-${now}`, dueAt: now, payload: { clubIds: [owner.clubId] } };
  await world.storage.transaction(async (tx) => world.game.kinds.get('club-day')?.handle(work, { tx, now }));
}

async function setValue(marketValue: number): Promise<void> {
  const row = await world.storage.db
    .selectFrom('players')
    .select('state')
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow();
  const state = JSON.stringify({ ...row.state, marketValue });
  await world.storage.db.updateTable('players').set({ state }).where('id', '=', player.id).execute();
}

describe('a watchlist (R-SCT-10)', () => {
  test('shows a watched player as others see him, with value and overall of the first moment', async () => {
    const { watched } = await watch({ note: '  olho   nele ' });
    expect(watched).toMatchObject([
      {
        watch: { playerId: player.id, note: 'olho nele', price: player.marketValue },
        player: { id: player.id, forSale: false },
        club: { id: owner.clubId },
      },
    ]);
    expect(watched[0]?.player?.attributes).not.toHaveProperty('condition');
    const since = watched[0]?.watch.since;
    world.passTime(5_000);
    expect((await watch({ priceUpTo: 1_000 })).watched).toMatchObject([
      { watch: { since, note: null, priceUpTo: 1_000 } },
    ]);
    expect((await owner.call('watchlist')).watched).toEqual([]);
  });

  test('forgets a player, and one who is not watched is no mistake', async () => {
    await watch();
    const of = { body: { playerId: player.id } };
    expect((await watcher.call('unwatchPlayer', of)).watched).toEqual([]);
    expect((await watcher.call('unwatchPlayer', of)).watched).toEqual([]);
  });

  test('keeps a player who has left the game by his name', async () => {
    await watch();
    await world.storage.db
      .updateTable('watched_players')
      .set({ player_id: 'gone' })
      .where('player_id', '=', player.id)
      .execute();
    const { name } = player.personalData;
    expect((await watcher.call('watchlist')).watched).toMatchObject([{ watch: { name }, player: null, club: null }]);
  });

  test('is exported, and gone with the account (R-SCT-11)', async () => {
    await watch({ note: 'meu' });
    expect((await watcher.call('exportAccount')).watched).toMatchObject([{ playerId: player.id, note: 'meu' }]);
    await watcher.call('deleteAccount');
    const rows = await world.storage.db
      .selectFrom('watched_players')
      .select('note')
      .where('club_id', '=', watcher.clubId)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('alerts (R-SCT-12)', () => {
  test('are sent once for each time that a watched player is listed for sale', async () => {
    await watch({ whenForSale: true });
    await list('listPlayer');
    expect(await news(watcher)).toMatchObject([
      {
        kind: 'transfer',
        facts: { type: 'watched-for-sale', playerId: player.id, price: player.marketValue },
        link: { screen: 'playerDetails', playerId: player.id },
      },
    ]);
    await turnDay();
    expect(await news(watcher)).toHaveLength(1);
    await owner.call('initialData');
    await list('unlistPlayer');
    world.passTime(1_000);
    await list('listPlayer');
    expect(await news(watcher)).toHaveLength(2);
    expect(await news(owner)).toEqual([]);
  });

  test('are sent once at the turn of the day when a price has fallen to the limit', async () => {
    await setValue(900_000_000);
    await watch({ priceUpTo: 100_000_000 });
    await turnDay();
    expect(await news(watcher)).toMatchObject([{ facts: { type: 'watched-price-reached', playerId: player.id } }]);
    await turnDay();
    expect(await news(watcher)).toHaveLength(1);
  });

  test('are not sent to users who did not ask for them', async () => {
    await watch();
    await list('listPlayer');
    expect(await news(watcher)).toEqual([]);
  });
});
