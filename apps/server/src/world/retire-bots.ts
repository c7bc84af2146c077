/** Bots that no league needs retire: the club keeps its history, its players leave the game. R-WLD-19 */

import { lockAndLoad, storeChanges } from '../aggregates/lock-and-store.ts';
import { retireClubs } from '../aggregates/ownership.ts';
import type { Work, WorkHandler } from '../due-work/work-kinds.ts';
import type { Queries } from '../storage/storage.ts';
import { causeOf, type WorldContext } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';
import { superfluousBots } from './bot-clubs.ts';

/** Clubs that retire in one transaction. */
const BATCH_SIZE = 10;

/** The retirements that a midnight brings. */
export async function retirementsOf(tx: Queries, { id, dueAt }: Pick<Work, 'id' | 'dueAt'>): Promise<WorldWork[]> {
  const clubIds = await superfluousBots(tx);
  return Array.from({ length: Math.ceil(clubIds.length / BATCH_SIZE) }, (_, batch) => ({
    kind: 'bot-retirement',
    id: `${id}:${batch}`,
    dueAt,
    payload: { clubIds: clubIds.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE) },
  }));
}

/** Work 'bot-retirement'. A club that has entered a competition meanwhile, or has a manager, stays. */
export function retireBots({ rulesets }: Pick<WorldContext, 'rulesets'>): WorkHandler<Payload<'bot-retirement'>> {
  return async (work, { tx, now }) => {
    const { clubIds } = work.payload;

    const loaded = await lockAndLoad(tx, { clubs: clubIds });

    const retiring = [...loaded.clubs.values()]
      .filter(({ club, ownerId }) => ownerId === null && club.competitions.current.length === 0)
      .map(({ club }) => club);
    if (retiring.length === 0) return;

    const changes = {
      clubs: retiring.map((club) => ({ ...club, players: [] })),
      gone: retiring.flatMap(({ players }) => players.map(({ id }) => id)),
      entries: [],
      events: [],
    };
    await storeChanges(tx, loaded, changes, causeOf(work), rulesets.at(now));
    await retireClubs(
      tx,
      retiring.map(({ id }) => id),
      now,
    );
  };
}
