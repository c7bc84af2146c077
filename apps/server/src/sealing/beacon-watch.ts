/** Fetches the rounds that roots wait for, as soon as they are due; the matches begin with work of the world. R-PRF-4, R-PRF-9 */

import { type Beacon, roundTime } from '@mundo-manager/engine/proof';
import type { FastifyBaseLogger } from 'fastify';
import type { GameClock } from '../clock/game-clock.ts';
import { startPolling } from '../clock/polling.ts';
import { planWork } from '../due-work/due-work.ts';
import type { WorkKinds } from '../due-work/work-kinds.ts';
import { ROUND_CHANNEL } from '../proofs/proof-context.ts';
import { askRelays } from '../proofs/relays.ts';
import { notify, type Storage } from '../storage/storage.ts';
import type { WorldWork } from '../world-work/payloads.ts';

export interface BeaconWatchOptions {
  readonly storage: Storage;
  readonly clock: Pick<GameClock, 'now'>;
  readonly kinds: WorkKinds;
  readonly beacon: Beacon;
  /** Addresses in the order in which they are asked. */
  readonly relays: readonly string[];
  /** Real time in milliseconds. */
  readonly wall: () => number;
  readonly log?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

/** Time between two polls for rounds that are due (real ms). */
const POLL_INTERVAL = 1_000;
/** Longest time between two attempts at a round that no relay has (real ms). */
const MAX_RETRY_DELAY = 15_000;

/** Fetches every round that roots wait for and that is due; answers how many are still missing. */
export async function collectRounds(options: BeaconWatchOptions): Promise<number> {
  const { storage, clock, kinds, beacon, relays, wall, log } = options;
  const due = (await missingRounds(storage, beacon)).filter((round) => roundTime(beacon, round) <= wall());
  let missing = 0;
  for (const round of due) {
    const signature = await askRelays(beacon, relays, round, (failure) =>
      log?.warn({ ...failure, round }, 'beacon: relay request failed'),
    );
    if (signature === null) {
      log?.warn({ round, relays: relays.length }, 'beacon: no relay has the round, asking again');
      missing += 1;
      continue;
    }
    const payload = { beacon: beacon.name, round };
    const begin: WorldWork = { kind: 'round', id: `${beacon.name}:${round}`, dueAt: clock.now(), payload };
    await storage.transaction(async (tx) => {
      await tx
        .insertInto('beacon_rounds')
        .values({ ...payload, signature })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await planWork(tx, kinds, [begin]);
      await notify(tx, ROUND_CHANNEL, String(round));
    });
  }
  return missing;
}

/** Rounds that stored roots name and that have not arrived, the first one first. */
async function missingRounds(storage: Storage, { name }: Beacon): Promise<readonly number[]> {
  const rows = await storage.db
    .selectFrom('proof_roots')
    .leftJoin('beacon_rounds', (join) =>
      join
        .onRef('beacon_rounds.round', '=', 'proof_roots.round')
        .onRef('beacon_rounds.beacon', '=', 'proof_roots.beacon'),
    )
    .select('proof_roots.round')
    .distinct()
    .where('proof_roots.beacon', '=', name)
    .where('beacon_rounds.signature', 'is', null)
    .orderBy('proof_roots.round')
    .execute();
  return rows.flatMap(({ round }) => round ?? []);
}

/** Watches from now on; the answer ends that. While relays fail it asks less often. */
export function watchBeacon(options: BeaconWatchOptions): () => Promise<void> {
  let failures = 0;
  return startPolling(async () => {
    try {
      failures = (await collectRounds(options)) > 0 ? failures + 1 : 0;
    } catch (error) {
      failures += 1;
      options.log?.warn({ err: error }, 'beacon: reading or storing rounds failed, retrying');
    }
    return Math.min(MAX_RETRY_DELAY, POLL_INTERVAL * 2 ** Math.min(failures, 10));
  });
}
