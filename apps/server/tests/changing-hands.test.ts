/** Players who change hands while the world turns: each night and each birthday is lived through once. */

import { DAY, startOfUtcDay } from '@mundo-manager/rules/clock';
import { agePlayer, type Player } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadPlayers } from '../src/aggregates/players.ts';
import { doNextWork, planWork } from '../src/due-work/due-work.ts';
import { awardMoney } from './harness/money.ts';
import { sparePlayers } from './harness/scene.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
let midnight: number;
beforeEach(async () => {
  world = await startWorld();
  await world.game.found('hands');
  midnight = startOfUtcDay(world.clock.now()) + DAY;
});
afterEach(() => world.close());

/** Makes him 34 at that midnight, and tired. */
async function bornFor(birthday: number, player: Player): Promise<Player> {
  const day = new Date(birthday);
  const dob = Date.UTC(day.getUTCFullYear() - 34, day.getUTCMonth(), day.getUTCDate());
  const attributes = { ...player.attributes, condition: 40, stamina: 60 };
  const state = { ...player, personalData: { ...player.personalData, dob }, attributes };
  const { db } = world.storage;
  await db
    .updateTable('players')
    .set({ dob, state: JSON.stringify(state) })
    .where('id', '=', player.id)
    .execute();
  return state;
}

async function stored(id: string): Promise<Player> {
  const player = (await loadPlayers(world.storage.db, [id])).get(id);
  if (player === undefined) throw new Error(`no player ${id}`);
  return player;
}

/** Does what is due until nothing of that kind, of the last midnight, is left to do. */
async function workUntilDone(kind: string): Promise<void> {
  const { storage, game, clock } = world;
  for (;;) {
    const rows = await storage.db
      .selectFrom('due_work')
      .select('done_at')
      .where('kind', '=', kind)
      .where('due_at', '=', startOfUtcDay(clock.now()))
      .execute();
    if (rows.length > 0 && rows.every(({ done_at }) => done_at !== null)) return;
    expect((await doNextWork(storage, game.kinds, clock.now())).state).toBe('done');
  }
}

const bodyOf = ({ attributes }: Player) => ({ speed: attributes.speed, potential: attributes.potential });

/** What a single birthday makes of him. */
const aged = (player: Player, birthday: number) => bodyOf(agePlayer(player, birthday - DAY, birthday, ALPHA));

test('a player who is released between the turn of his club and that of the market grows older once (R-PLA-27)', async () => {
  const ana = await world.newManager();
  const [spare] = sparePlayers((await ana.call('initialData')).club);
  if (spare === undefined) throw new Error('nobody can be spared');
  const before = await bornFor(midnight, spare);
  world.passTime(midnight - world.clock.now());
  await workUntilDone('club-day');
  await ana.call('initialData');
  await ana.call('releasePlayer', { params: { playerId: spare.id } });
  await workUntilDone('market');
  const after = await stored(spare.id);
  expect({ club: after.club, ...bodyOf(after) }).toEqual({ club: null, ...aged(before, midnight) });
  // 60 / 20 of his stamina and 7 of the centre, before the birthday takes half a point of stamina.
  expect(after.attributes.condition).toBe(50);
});

test('a player who is bought between the turn of the buyer and that of the market grows older in the next night, and then never again (R-PLA-27)', async () => {
  const ana = await world.newManager();
  await awardMoney(world, ana, { money: 100_000_000, credits: 100 });
  const { db } = world.storage;
  const free = await db.selectFrom('players').select('state').where('club_id', 'is', null).orderBy('id').execute();
  const [wanted] = free.map(({ state }) => state);
  if (wanted === undefined) throw new Error('nobody is free');
  const before = await bornFor(midnight, wanted);
  world.passTime(midnight - world.clock.now());
  await workUntilDone('club-day');
  await ana.call('initialData');
  await ana.call('buyPlayer', { params: { id: wanted.id } });
  await workUntilDone('market');
  expect(bodyOf(await stored(wanted.id))).toEqual(bodyOf(before));
  for (let night = 1; night <= 2; night++) {
    world.passTime(DAY);
    await db.deleteFrom('due_work').where('kind', '=', 'bots').execute();
    await workUntilDone('market');
    const after = await stored(wanted.id);
    expect({ club: after.club, ...bodyOf(after) }).toEqual({ club: ana.clubId, ...aged(before, midnight) });
  }
});

test('a player who moves from a club whose night is over to one whose night is not recovers once (R-PLA-27)', async () => {
  const [seller, buyer] = [await world.newManager(), await world.newManager()];
  await awardMoney(world, buyer, { money: 100_000_000, credits: 100 });
  const [spare] = sparePlayers((await seller.call('initialData')).club);
  if (spare === undefined) throw new Error('nobody can be spared');
  await seller.call('listPlayer', { params: { playerId: spare.id } });
  const before = await bornFor(midnight, await stored(spare.id));
  world.passTime(midnight - world.clock.now());
  await workUntilDone('day');
  const { storage, game } = world;
  await storage.db.deleteFrom('due_work').where('kind', '=', 'club-day').execute();
  const turns = [seller, buyer].map(({ clubId }) => {
    return { kind: 'club-day', id: clubId, dueAt: midnight, payload: { clubIds: [clubId] } };
  });
  await storage.transaction((tx) => planWork(tx, game.kinds, turns.slice(0, 1)));
  await workUntilDone('club-day');
  await storage.transaction((tx) => planWork(tx, game.kinds, turns));
  await buyer.call('initialData');
  await buyer.call('buyPlayer', { params: { id: spare.id } });
  await workUntilDone('market');
  const after = await stored(spare.id);
  expect(after.attributes.condition).toBe(50);
  expect({ club: after.club, ...bodyOf(after) }).toEqual({ club: buyer.clubId, ...aged(before, midnight) });
});
