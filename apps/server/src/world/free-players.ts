/** Keeps the market supplied, and lets its free players grow older. R-WLD-13 */
import type { Random } from '@mundo-manager/rules/core';
import { supplyMarket, turnFreePlayers } from '@mundo-manager/rules/market';
import type { Player } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { livedUntil, noteLived } from '../aggregates/lived-until.ts';
import { lockAndLoad, storeChanges } from '../aggregates/lock-and-store.ts';
import { worldCategories } from '../aggregates/open-leagues.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import type { Queries } from '../storage/storage.ts';
import { causeOf, type WorldContext, workRandom } from '../world-work/context.ts';
import type { Payload } from '../world-work/payloads.ts';

/** Work 'market': what is lacking is supplied; at midnight birthdays are kept first, and careers end. */
export function refreshMarket({ rulesets }: Pick<WorldContext, 'rulesets'>): WorkHandler<Payload<'market'>> {
  return async (work, { tx, now }) => {
    const { birthdays } = work.payload;
    const ruleset = rulesets.at(now);
    const random = await workRandom(tx, work);

    // Birthdays change players, so their rows are locked; other runs only read, and block no purchase.
    const free = await freePlayers(tx, birthdays ? 'lock' : 'read');
    const playerIds = free.map(({ id }) => id);
    const lived = birthdays ? await livedUntil(tx, playerIds) : {};

    const turned = birthdays
      ? turnFreePlayers({ players: free, livedUntil: lived, now }, ruleset)
      : { players: free, retired: [] };
    const supply = newSupply(turned.players, now, random, ruleset);

    const before = new Set(free);
    const changes = {
      players: [...turned.players.filter((player) => !before.has(player)), ...supply],
      newcomersAt: now,
      alertsAt: now,
      gone: turned.retired,
      entries: [],
      events: [],
    };
    await storeChanges(tx, await lockAndLoad(tx, {}), changes, causeOf(work), ruleset);
    if (birthdays)
      await noteLived(
        tx,
        turned.players.map(({ id }) => id),
        now,
      );
  };
}

/** The free players that the market lacks beside those. */
export function newSupply(players: readonly Player[], now: number, random: Random, ruleset: Ruleset): Player[] {
  const idOf = (n: number) => `free-${now.toString(36)}-${n}`;
  return supplyMarket(random, { categories: worldCategories(ruleset), players, idOf, now }, ruleset);
}

async function freePlayers(tx: Queries, access: 'lock' | 'read'): Promise<readonly Player[]> {
  const free = tx.selectFrom('players').select('state').where('club_id', 'is', null).orderBy('id');
  const rows = await (access === 'lock' ? free.forNoKeyUpdate() : free).execute();
  return rows.map(({ state }) => state);
}
