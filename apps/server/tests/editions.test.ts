/** The archive: a league that is over stays readable, in the list of its editions and whole by its id. R-CAL-41 */
import { type Competition, finishMatch, recordResult, topScorers } from '@mundo-manager/rules/competitions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCompetitions, storeCompetition } from '../src/aggregates/competitions.ts';
import { drawTestLeague, fillWithBots, openTestLeague } from './harness/league.ts';
import type { TestManager } from './harness/manager.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

const VARZEA = { name: 'MM League', category: 'Várzea' } as const;

let world: TestWorld;
let manager: TestManager;
/** The first edition as it ended, the second under way, the third open. */
let finished: Competition;

beforeAll(async () => {
  world = await startWorld();
  manager = await world.newManager();
  const first = await openTestLeague(world);
  await fillWithBots(world, first);
  await drawTestLeague(world, first, world.clock.now() + 3_600_000);
  finished = await playToTheEnd(first);
  const second = await openTestLeague(world);
  await fillWithBots(world, second);
  await drawTestLeague(world, second, world.clock.now() + 3_600_000);
  await openTestLeague(world);
});
afterAll(() => world.close());

/** Gives every match a result, one goal more for the higher club id, and ends the league. */
async function playToTheEnd(id: string): Promise<Competition> {
  return world.storage.transaction(async (tx) => {
    const before = (await loadCompetitions(tx, [id], { lock: true })).get(id);
    if (before === undefined) throw new Error('no league');
    let league = before;
    for (const match of Object.values(before.matches)) {
      const [home, away] = match.home.id > match.away.id ? [1, 0] : [0, 1];
      const goals = (score: number, name: string) => ({
        score,
        goals: score === 0 ? [] : [{ id: `${name}-9`, name: `Nove de ${name}`, number: 9, minutes: 10 }],
      });
      const played = finishMatch(match, { home: goals(home, match.home.id), away: goals(away, match.away.id) });
      league = recordResult({ competition: league, match: played, now: match.date }, ALPHA).competition;
    }
    league = { ...league, status: 'finished' };
    await storeCompetition(tx, before, league);
    return league;
  });
}

test('lists every edition, newest first, with champion and runner-up of those that are over', async () => {
  const { editions, next } = await manager.call('editions', { query: VARZEA });
  const [champion, runnerUp] = finished.table;
  const dates = Object.values(finished.matches).map(({ date }) => date);
  expect(next).toBeNull();
  expect(editions.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(editions[0]).toMatchObject({ status: 'open', champion: null, runnerUp: null, lastMatchAt: null });
  expect(editions[1]).toMatchObject({ status: 'started', champion: null, runnerUp: null });
  expect(editions[2]).toEqual({
    id: finished.id,
    number: 1,
    status: 'finished',
    champion: { id: champion?.clubId, name: champion?.clubName, emblem: champion?.clubEmblem },
    runnerUp: { id: runnerUp?.clubId, name: runnerUp?.clubName, emblem: runnerUp?.clubEmblem },
    lastMatchAt: Math.max(...dates),
  });
});

test('lists nothing of another category or of another competition', async () => {
  for (const query of [{ ...VARZEA, category: 'Pro' } as const, { ...VARZEA, name: 'MM Cup' } as const]) {
    expect(await manager.call('editions', { query })).toEqual({ editions: [], next: null });
  }
});

test('goes on from page to page', async () => {
  const newest = await manager.call('editions', { query: { ...VARZEA, limit: 2 } });
  expect(newest.editions.map(({ number }) => number)).toEqual([3, 2]);
  expect(newest.next).toBe(2);
  const oldest = await manager.call('editions', { query: { ...VARZEA, limit: 2, before: 2 } });
  expect(oldest.editions.map(({ number }) => number)).toEqual([1]);
  expect(oldest.next).toBeNull();
});

test('answers an edition that is over whole: table, matches and scorers (R-CAL-12)', async () => {
  const { league } = await manager.call('competition', { params: { competitionId: finished.id } });
  expect(league).toMatchObject({ id: finished.id, number: 1, status: 'finished', table: finished.table });
  expect(Object.keys(league.matches)).toHaveLength(90);
  const [best] = topScorers(league.matches);
  expect(best).toMatchObject({ name: `Nove de ${finished.table[0]?.clubId}` });
});
