/** The database as the rest of the server uses it. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Channels, OnMessage, OnMissed } from './channels.ts';
import type { Database } from './database.ts';
import { isConflict } from './errors.ts';
import { json } from './json.ts';
import { insideTransaction } from './transaction-guard.ts';

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
   * Runs the work in one transaction (read committed) and commits. The work may run again from its start, up to 20 times, when the database
   * gave up on a deadlock, or when it throws Overtaken, so it must have no effect outside the transaction. Inside, only `tx` may be queried.
   */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * Calls back for every message that a transaction sent with `notify`, once that has committed, whichever process it ran in.
   * `onMissed` is called where the connection broke and is there again: messages sent meanwhile are lost.
   */
  listen(channel: string, onMessage: OnMessage, onMissed?: OnMissed): Promise<() => Promise<void>>;
  /** The connections that this process has open; undefined for the embedded database, which has one session. */
  readonly connections?: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

/** Sends messages to whoever listens, when the transaction commits. At most 8000 bytes each. */
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

export function createStorage(options: {
  readonly kind: Storage['kind'];
  readonly kysely: Kysely<Database>;
  readonly channels: Channels;
  readonly connections?: Storage['connections'];
  readonly close?: () => Promise<void>;
}): Storage {
  const { kind, kysely, channels } = options;
  return {
    kind,
    db: kysely,
    kysely,
    ...(options.connections === undefined ? {} : { connections: options.connections }),
    async transaction(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await kysely.transaction().execute((tx) => insideTransaction(() => work(tx)));
        } catch (error) {
          if (attempt === ATTEMPTS || !isConflict(error)) throw error;
        }
        await pause(Math.random() * LONGEST_PAUSE);
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
