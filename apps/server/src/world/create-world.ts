/** An empty database becomes a playable world: bots, a supplied market, an open league, and a calendar. */
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { lockAndLoad, storeChanges } from '../aggregates/world.ts';
import type { Storage } from '../storage/storage.ts';
import { inventBots } from './bot-clubs.ts';
import { workOfFirstDay } from './calendar.ts';
import { plan, type WorldContext, worldSeed } from './context.ts';
import { openNextLeague, WORLD_CATEGORIES } from './leagues.ts';
import { newSupply } from './market.ts';
import { randomOf, takeWorldSeed } from './seed.ts';

/** Bots of a new world: enough for one manager's first league. */
const FIRST_BOTS = ALPHA.competitions.leagueClubs - 1;

/** Creates the world at that game time, in one transaction; answers false where there is one already. The seed is drawn unless given. */
export async function createWorld(
  storage: Storage,
  context: WorldContext,
  { now, seed }: { readonly now: number; readonly seed?: string },
): Promise<boolean> {
  return storage.transaction(async (tx) => {
    if (!(await takeWorldSeed(tx, seed))) return false;
    const random = randomOf(await worldSeed(tx), 'world');
    const bots = await inventBots(tx, { count: FIRST_BOTS, idOf: (n) => `bot-${n}`, now }, random);
    const changes = {
      founded: bots.map(({ club }) => ({ club, ownerId: null })),
      players: newSupply([], now, random),
      newcomersAt: now,
      entries: bots.flatMap(({ entries }) => entries),
      events: bots.flatMap(({ events }) => events),
    };
    await storeChanges(tx, await lockAndLoad(tx, {}), changes, 'work:world:create');
    for (const category of WORLD_CATEGORIES) await openNextLeague(tx, category);
    await plan(tx, context, workOfFirstDay(now));
    return true;
  });
}
