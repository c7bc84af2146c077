/** Keeps the market supplied, and lets its free players grow older. R-WLD-13 */
import type { Random } from '@mundo-manager/rules/core';
import { supplyMarket } from '@mundo-manager/rules/market';
import { agePlayer, type Player, retires } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { livedUntil, noteLived } from '../aggregates/daily-turns.ts';
import { worldCategories } from '../aggregates/open-leagues.ts';
import { lockAndLoad, storeChanges } from '../aggregates/world.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import type { Queries } from '../storage/storage.ts';
import { causeOf, type WorldContext, worldSeed } from '../world-work/context.ts';
import type { Payload } from '../world-work/payloads.ts';
import { randomOf } from '../world-work/world-seed.ts';

/** Work 'market': what is lacking is supplied; at midnight birthdays are kept first, and careers end. */
export function tendMarket({ rulesets }: Pick<WorldContext, 'rulesets'>): WorkHandler<Payload<'market'>> {
  return async (work, { tx, now }) => {
    const ruleset = rulesets.at(now);
    const { birthdays } = work.payload;
    const random = randomOf(await worldSeed(tx), work.kind, work.id);
    // Birthdays change players, so their rows are locked; other runs only read, and block no purchase.
    const players = birthdays ? await lockFree(tx) : await readFree(tx);
    const gone = birthdays ? players.filter((player) => retires(player, now, ruleset)).map(({ id }) => id) : [];
    const stayingIds = players.map(({ id }) => id).filter((id) => !gone.includes(id));
    const lived = birthdays ? await livedUntil(tx, stayingIds) : undefined;
    const staying = players
      .filter(({ id }) => !gone.includes(id))
      .map((player) => agePlayer(player, lived?.[player.id] ?? now, now, ruleset));
    const known = new Set(players);
    const changed = staying.filter((player) => !known.has(player));
    const supply = newSupply(staying, now, random, ruleset);
    const changes = {
      players: [...changed, ...supply],
      newcomersAt: now,
      alertsAt: now,
      gone,
      entries: [],
      events: [],
    };
    await storeChanges(tx, await lockAndLoad(tx, {}), changes, causeOf(work), ruleset);
    if (birthdays) await noteLived(tx, stayingIds, now);
  };
}

/** The free players that the market lacks beside those. */
export function newSupply(players: readonly Player[], now: number, random: Random, ruleset: Ruleset): Player[] {
  const idOf = (n: number) => `free-${now.toString(36)}-${n}`;
  return supplyMarket(random, { categories: worldCategories(ruleset), players, idOf, now }, ruleset);
}

async function readFree(tx: Queries): Promise<Player[]> {
  const rows = await tx.selectFrom('players').select('state').where('club_id', 'is', null).orderBy('id').execute();
  return rows.map(({ state }) => state);
}

async function lockFree(tx: Queries): Promise<Player[]> {
  const query = tx.selectFrom('players').select('state').where('club_id', 'is', null).orderBy('id').forNoKeyUpdate();
  const rows = await query.execute();
  return rows.map(({ state }) => state);
}
