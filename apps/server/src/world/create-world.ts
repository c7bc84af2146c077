/** An empty database becomes a playable world: bots, a supplied market, an open league, and a calendar. */
import { lockAndLoad, storeChanges } from '../aggregates/world.ts';
import type { Storage } from '../storage/storage.ts';
import { inventBots } from './bot-clubs.ts';
import { workOfFirstDay } from './calendar.ts';
import { plan, type WorldContext, worldSeed } from './context.ts';
import { openNextLeague, worldCategories } from './leagues.ts';
import { newSupply } from './market.ts';
import { randomOf, takeWorldSeed } from './seed.ts';

/** Creates the world at that game time, in one transaction; answers false where there is one already. The seed is drawn unless given. */
export async function createWorld(
  storage: Storage,
  context: WorldContext,
  { now, seed }: { readonly now: number; readonly seed?: string },
): Promise<boolean> {
  return storage.transaction(async (tx) => {
    if (!(await takeWorldSeed(tx, seed))) return false;
    const random = randomOf(await worldSeed(tx), 'world');
    const ruleset = context.rulesets.at(now);
    // Enough for one manager’s first league.
    const count = ruleset.competitions.leagueClubs - 1;
    const bots = await inventBots(tx, { count, idOf: (n) => `bot-${n}`, now }, random, ruleset);
    const changes = {
      founded: bots.map(({ club }) => ({ club, ownerId: null })),
      players: newSupply([], now, random, ruleset),
      newcomersAt: now,
      entries: bots.flatMap(({ entries }) => entries),
      events: bots.flatMap(({ events }) => events),
    };
    await storeChanges(tx, await lockAndLoad(tx, {}), changes, 'work:world:create', ruleset);
    for (const category of worldCategories(ruleset)) await openNextLeague(tx, category);
    await plan(tx, context, workOfFirstDay(now));
    return true;
  });
}
