/** Once a real day: what nobody will ask for again is forgotten. */
import type { FastifyBaseLogger } from 'fastify';
import { forgetKeys } from '../commands/idempotency.ts';
import type { Storage } from '../storage/storage.ts';

/** A command is not repeated after that many days. R-CAL-32 */
export const DAYS_KEYS_ARE_KEPT = 7;

const DAY = 24 * 60 * 60 * 1000;
/** After a start there is more urgent work. */
const FIRST_AFTER = 60_000;

export interface HousekeepingOptions {
  readonly storage: Pick<Storage, 'transaction'>;
  readonly identity: { readonly sweep: (now: Date) => Promise<void> };
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Forgets keys of commands, expired sessions and other remains of identity; any number of processes may. */
export async function keepHouse({ storage, identity, log }: HousekeepingOptions, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAYS_KEYS_ARE_KEPT * DAY);
  const keys = await storage.transaction((tx) => forgetKeys(tx, before));
  await identity.sweep(now);
  log.info({ keys }, 'old keys and sessions are forgotten');
}

/** Keeps house every day from now on; the answer ends that, and waits for what is under way. */
export function startHousekeeping(options: HousekeepingOptions): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const run = () => {
    last = keepHouse(options, new Date()).catch((err: unknown) => options.log.warn({ err }, 'housekeeping has failed'));
  };
  const first = setTimeout(run, FIRST_AFTER).unref();
  const daily = setInterval(run, DAY).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
    return last;
  };
}
