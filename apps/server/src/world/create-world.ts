/** An empty database becomes a playable world: bots, a supplied market, an open league, and a calendar. */
import type { ClubOutcome } from '@mundo-manager/rules/clubs';
import type { Random } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { lockAndLoad, storeChanges } from '../aggregates/lock-and-store.ts';
import { categorySlug, openNextLeague, worldCategories } from '../aggregates/open-leagues.ts';
import { clubNameKey } from '../names/club-name-key.ts';
import type { Queries, Storage } from '../storage/storage.ts';
import { plan, type WorldContext, worldSeed } from '../world-work/context.ts';
import { randomOf, takeWorldSeed } from '../world-work/world-seed.ts';
import { inventBots } from './bot-clubs.ts';
import { workOfFirstDay } from './calendar.ts';
import { newSupply } from './free-players.ts';

/** Creates the world at that game time, in one transaction; answers false if there is one already. The seed is random unless given. */
export async function createWorld(
  storage: Storage,
  context: WorldContext,
  { now, seed }: { readonly now: number; readonly seed?: string },
): Promise<boolean> {
  return storage.transaction(async (tx) => {
    if (!(await takeWorldSeed(tx, seed))) return false;
    const random = randomOf(await worldSeed(tx), 'world');
    const ruleset = context.rulesets.at(now);
    const bots = await firstBots(tx, now, random, ruleset);
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

/** A league of bots in every category, less the place of a first manager in the one that clubs are founded in. R-WLD-20 */
async function firstBots(tx: Queries, now: number, random: Random, ruleset: Ruleset): Promise<readonly ClubOutcome[]> {
  const { leagueClubs } = ruleset.competitions;
  const all: ClubOutcome[] = [];
  for (const category of worldCategories(ruleset)) {
    const isFirst = category === ruleset.clubCreation.category;
    const idOf = (n: number) => (isFirst ? `bot-${n}` : `bot-${categorySlug(category)}-${n}`);
    const founding = { category, count: isFirst ? leagueClubs - 1 : leagueClubs, idOf, now };
    const names = new Set(all.map(({ club }) => clubNameKey(club.name)));
    all.push(...(await inventBots(tx, founding, random, ruleset, names)));
  }
  return all;
}
