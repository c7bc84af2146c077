/** Removes what will not be asked for again, and maintains the embedded database. */

import { DAY } from '@mundo-manager/rules/clock';
import type { FastifyBaseLogger } from 'fastify';
import { forgetBoards } from '../aggregates/boards.ts';
import { forgetDepartures } from '../aggregates/deleted-sign-ins.ts';
import { forgetPushes } from '../aggregates/notification-outbox.ts';
import type { GameClock } from '../clock/game-clock.ts';
import { forgetKeys } from '../commands/idempotency.ts';
import { dropTimelines } from '../simulation/timelines.ts';
import { vacuumEmbedded } from '../storage/embedded-vacuum.ts';
import type { Storage } from '../storage/storage.ts';

const HOUR = 60 * 60 * 1000;

/** A command is not repeated after that many hours, in real time. R-CAL-32 */
export const HOURS_KEYS_ARE_KEPT = 24;
/** Most stored answers of a user, so that endless commands do not fill the database. */
export const KEYS_KEPT_OF_A_USER = 1_000;

/** Timelines that are dropped in one transaction. */
const TIMELINES_AT_ONCE = 100;

/** Often enough that there is never much to do at once. */
const UPKEEP_EVERY = 10 * 60 * 1000;
/** After a start there is more urgent work. */
const FIRST_AFTER = 60_000;

export interface HousekeepingOptions {
  readonly storage: Pick<Storage, 'transaction' | 'kind' | 'kysely'>;
  readonly identity: { readonly sweep: (now: Date) => Promise<void> };
  /** Of the game. */
  readonly clock: Pick<GameClock, 'now'>;
  /** Game days for which timelines of finished matches are kept. */
  readonly timelineDays: number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Forgets keys of commands, expired sessions and other remains of identity, and old timelines; any number of processes may. */
export async function keepHouse(options: HousekeepingOptions, now: Date): Promise<void> {
  const { storage, identity, log } = options;
  const before = new Date(now.getTime() - HOURS_KEYS_ARE_KEPT * HOUR);
  const commandKeys = await storage.transaction((tx) => forgetKeys(tx, before, KEYS_KEPT_OF_A_USER));
  await storage.transaction((tx) => forgetDepartures(tx, options.clock.now()));
  await storage.transaction((tx) => forgetBoards(tx, options.clock.now()));
  await storage.transaction((tx) => forgetPushes(tx, options.clock.now()));
  await identity.sweep(now);
  log.info({ commandKeys }, 'housekeeping: pass over expired rows finished');
  const timelines = await dropOldTimelines(options);
  if (timelines > 0) log.info({ timelines }, 'housekeeping: old timelines deleted');
}

/** Little by little, so that a match day waits for none of it. R-ARC-5 */
async function dropOldTimelines({ storage, clock, timelineDays }: HousekeepingOptions): Promise<number> {
  const before = clock.now() - timelineDays * DAY;
  let dropped = 0;
  for (;;) {
    const count = await storage.transaction((tx) => dropTimelines(tx, before, TIMELINES_AT_ONCE));
    dropped += count;
    if (count < TIMELINES_AT_ONCE) return dropped;
  }
}

/** Keeps house every hour, and the embedded database in shape, from now on; the answer ends that, and waits for what is under way. */
export function startHousekeeping(
  options: HousekeepingOptions & { readonly clock: Pick<GameClock, 'wallNow'> },
): () => Promise<void> {
  const { storage, log } = options;
  const ends = [
    repeat(() => keepHouse(options, new Date(options.clock.wallNow())), {
      first: FIRST_AFTER,
      every: HOUR,
      onFailure: (err) => log.warn({ err }, 'housekeeping: deleting expired rows failed, next pass in an hour'),
    }),
    repeat(() => vacuumEmbedded(storage), {
      first: UPKEEP_EVERY,
      every: UPKEEP_EVERY,
      onFailure: (err) => log.warn({ err }, 'housekeeping: vacuum of the embedded database failed, retrying'),
    }),
  ];
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}

interface Repetition {
  /** Real time in milliseconds. */
  readonly first: number;
  readonly every: number;
  readonly onFailure: (error: unknown) => void;
}

function repeat(work: () => Promise<void>, { first, every, onFailure }: Repetition): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const run = () => {
    last = work().catch(onFailure);
  };
  const once = setTimeout(run, first).unref();
  const often = setInterval(run, every).unref();
  return () => {
    clearTimeout(once);
    clearInterval(often);
    return last;
  };
}
