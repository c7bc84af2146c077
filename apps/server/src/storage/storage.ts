/** The database as the rest of the server uses it. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { isConflict, isLockTimeout } from './errors.ts';
import { json } from './json.ts';
import type { Channels, OnMessage, OnMissed } from './process-messages.ts';
import { Semaphore } from './semaphore.ts';
import { assertNoOpenTransaction, insideTransaction } from './transaction-guard.ts';

/** What a query starts from: the database, or an open transaction. Opening a transaction is `Storage.transaction`'s alone. */
export type Queries = Pick<
  Kysely<Database>,
  'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom' | 'with' | 'getExecutor'
>;

export interface Storage {
  readonly kind: 'postgresql' | 'embedded';
  /** For single queries; inside a transaction it throws. */
  readonly db: Queries;
  /** For libraries that bring their own queries (identity, migrations). Inside a transaction it throws. */
  readonly kysely: Kysely<Database>;
  /**
   * Runs the work in one transaction (read committed), again up to 20 times after a deadlock or Overtaken, six for a
   * held lock. The work must have no outside effects and query only `tx`. Two connections stay free. R-OPR-4
   */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /** Reads in one snapshot (repeatable read), whatever others write meanwhile. Inside, only `tx` may be queried. */
  snapshot<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * Calls back for every message that a transaction sent with `notify`, once that has committed, whichever process it ran in.
   * `onMissed` is called where the connection broke and is there again: messages sent meanwhile are lost.
   */
  listen(channel: string, onMessage: OnMessage, onMissed?: OnMissed): Promise<() => Promise<void>>;
  /** The connections that this process has open; undefined for the embedded database, which has one session. */
  readonly connections?: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

/** Sends messages to the listeners of a channel, when the transaction commits. At most 8000 bytes each. */
export async function notify(tx: Queries, channel: string, ...messages: readonly string[]): Promise<void> {
  if (messages.length === 0) return;
  await sql`select pg_notify(${channel}, message) from jsonb_array_elements_text(${json(messages)}::jsonb) as message`.execute(
    tx,
  );
}

/** Enough for the last of two hundred managers who sign up at once: each round fills a league, and overtakes all others. */
const ATTEMPTS = 20;
/** Longest pause before another try, real milliseconds. */
const LONGEST_PAUSE = 50;
/** How often a transaction tries to get its locks, half a second each time: with the pauses that is five seconds. */
const LOCK_ATTEMPTS = 6;
/** Pauses between two of these tries, in real milliseconds; meanwhile the connection is free for others. */
const FIRST_LOCK_PAUSE = 100;
const LONGEST_LOCK_PAUSE = 1_000;
/** Connections that no transaction takes, so that what only reads, and the server's health, has some always. */
const CONNECTIONS_FOR_READING = 2;

/** Places for transactions in a pool of so many connections. */
export function transactionsAtOnce(connections: number): number {
  return Math.max(1, connections - CONNECTIONS_FOR_READING);
}

export function createStorage(options: {
  readonly kind: Storage['kind'];
  readonly kysely: Kysely<Database>;
  readonly channels: Channels;
  readonly connections?: Storage['connections'];
  /** Transactions that may be open at once; as many as are asked for unless given. */
  readonly transactions?: number;
  readonly close?: () => Promise<void>;
}): Storage {
  const { kind, kysely, channels } = options;
  const places = new Semaphore(options.transactions ?? Number.POSITIVE_INFINITY);
  return {
    kind,
    db: kysely,
    kysely,
    ...(options.connections === undefined ? {} : { connections: options.connections }),
    async transaction(work) {
      assertNoOpenTransaction();
      let conflicts = 0;
      let timeouts = 0;
      for (;;) {
        const end = await places.take();
        try {
          return await kysely.transaction().execute((tx) => insideTransaction(() => work(tx)));
        } catch (error) {
          const mayTryAgain = isLockTimeout(error)
            ? ++timeouts < LOCK_ATTEMPTS
            : isConflict(error) && ++conflicts < ATTEMPTS;
          if (!mayTryAgain) throw error;
        } finally {
          end?.();
        }
        await pause(pauseAfter(timeouts));
      }
    },
    async snapshot(work) {
      assertNoOpenTransaction();
      const end = await places.take();
      try {
        const reading = kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
        return await reading.execute((tx) => insideTransaction(() => work(tx)));
      } finally {
        end?.();
      }
    },
    listen: (channel, onMessage, onMissed) => channels.listen(channel, onMessage, onMissed),
    async close() {
      await channels.close();
      await kysely.destroy();
      await options.close?.();
    },
  };
}

/** Real milliseconds until the next try: the longer, the more often a lock was not given. */
function pauseAfter(timeouts: number): number {
  if (timeouts === 0) return Math.random() * LONGEST_PAUSE;
  return (0.5 + Math.random() / 2) * Math.min(LONGEST_LOCK_PAUSE, FIRST_LOCK_PAUSE * 2 ** (timeouts - 1));
}
