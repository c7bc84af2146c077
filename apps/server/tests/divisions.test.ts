/** Four categories: their leagues in a local world, what their ends change, and the bots that no league needs. */

import { createRandom } from '@mundo-manager/rules';
import { CATEGORIES } from '@mundo-manager/rules/clubs';
import { finishMatch, recordResult } from '@mundo-manager/rules/competitions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterEach, expect, test } from 'vitest';
import { loadClubs } from '../src/aggregates/clubs.ts';
import { loadCompetitions, storeCompetition } from '../src/aggregates/competitions.ts';
import { lockAndLoad, storeChanges } from '../src/aggregates/lock-and-store.ts';
import { planWork } from '../src/due-work/due-work.ts';
import { audit } from '../src/operations/audit/index.ts';
import { inventBots } from '../src/world/bot-clubs.ts';
import { startLeague } from './harness/season.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

const open: TestWorld[] = [];
const closing = <T extends TestWorld>(world: T): T => {
  open.push(world);
  return world;
};
afterEach(async () => {
  for (const world of open.splice(0)) await world.close();
});

const leaguesOf = ({ storage }: TestWorld, status: 'open' | 'started') =>
  storage.db.selectFrom('competitions').select(['id', 'category']).where('status', '=', status).orderBy('id').execute();

test('the draw of a manager’s league draws a league of bots in every other category of a local world (R-WLD-20)', async () => {
  const league = closing(await startLeague(1));
  const drawn = await leaguesOf(league, 'started');
  expect(new Set(drawn.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  expect(drawn.map(({ id }) => id)).toContain(league.id);
  const clubs = await league.storage.db.selectFrom('clubs').select('id').execute();
  expect(clubs).toHaveLength(40);
  const first = await league.storage.db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competition_id')
    .select('matches.date')
    .where('competitions.name', '=', 'MM League')
    .where('round', '=', 1)
    .distinct()
    .execute();
  expect(first).toHaveLength(1);
});

test('a category in which a manager has a club keeps its league open for him (R-WLD-20)', async () => {
  const world = closing(await startWorld());
  await world.game.found('test');
  const [above, below] = [await world.newManager(), await world.newManager()];
  await world.storage.db.updateTable('clubs').set({ category: 'Amador' }).where('id', '=', above.clubId).execute();
  await below.call('joinCompetition', { body: { competitionName: 'MM League' } });
  await world.game.catchUp();
  const open = await leaguesOf(world, 'open');
  expect(open.map(({ id }) => id)).toContain('league-amador-1');
  const { currentCompetitions } = await above.call('joinCompetition', { body: { competitionName: 'MM League' } });
  expect(currentCompetitions).toMatchObject([{ id: 'league-amador-1', category: 'Amador' }]);
});

test('the end of a league opens the leagues that a world from before the categories lacks (R-WLD-12)', async () => {
  const world = closing(await startLeague(1));
  const { storage, clock, game } = world;
  await storage.transaction(async (tx) => {
    const before = (await loadCompetitions(tx, [world.id], { lock: true })).get(world.id);
    if (before === undefined) throw new Error('no league');
    const played = Object.values(before.matches).reduce((league, match) => {
      const finished = finishMatch(match, { home: { score: 1 }, away: { score: 0 } });
      return recordResult({ competition: league, match: finished, now: match.date }, ALPHA).competition;
    }, before);
    await storeCompetition(tx, before, played);
    await tx.deleteFrom('competitions').where('status', '=', 'open').where('category', '!=', 'Várzea').execute();
    await planWork(tx, game.kinds, [
      { kind: 'league-end', id: world.id, dueAt: clock.now(), payload: { id: world.id } },
    ]);
  });
  await game.catchUp();
  const open = await leaguesOf(world, 'open');
  expect(new Set(open.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
});

test('a world without promotion has one category (R-WLD-20)', async () => {
  const competitions = { ...ALPHA.competitions, promotedClubs: 0, relegatedClubs: 0 };
  const world = closing(await startWorld({ ruleset: { ...ALPHA, competitions } }));
  await world.game.found('test');
  expect((await leaguesOf(world, 'open')).map(({ id }) => id)).toEqual(['league-varzea-1']);
});

test('idle bots beyond 30 of a category retire at midnight, and the books stay right (R-WLD-19)', async () => {
  const world = closing(await startWorld());
  await world.game.found('test');
  const { storage, clock, game } = world;
  const now = clock.now();
  await storage.transaction(async (tx) => {
    const founding = { category: 'Amador', count: 23, idOf: (n: number) => `more-${n}`, now } as const;
    const bots = await inventBots(tx, founding, createRandom(1), ALPHA);
    const changes = {
      founded: bots.map(({ club }) => ({ club, ownerId: null })),
      newcomersAt: now,
      entries: bots.flatMap(({ entries }) => entries),
      events: bots.flatMap(({ events }) => events),
    };
    await storeChanges(tx, await lockAndLoad(tx, {}), changes, 'test', ALPHA);
    await planWork(tx, game.kinds, [{ kind: 'day', id: 'test', dueAt: now, payload: null }]);
  });
  await game.catchUp();
  const retired = await storage.db
    .selectFrom('clubs')
    .select(['id', 'category'])
    .where('retired_at', 'is not', null)
    .execute();
  expect(retired.map(({ category }) => category)).toEqual(['Amador', 'Amador', 'Amador']);
  const clubs = await loadClubs(
    storage.db,
    retired.map(({ id }) => id),
  );
  expect([...clubs.values()].flatMap(({ club }) => club.players)).toEqual([]);
  expect(await audit(storage.db, ALPHA)).toEqual([]);
});
