/** Opens the database that the settings name, migrated. */
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { prepareFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { DURABLE_START, DurableFiles } from './durable-files.ts';
import { StorageError } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { PriorityLock } from './priority-lock.ts';
import { embeddedChannels, serverChannels } from './process-messages.ts';
import { createStorage, type Storage, transactionsAtOnce } from './storage.ts';
import { guardedDialect } from './transaction-guard.ts';

export interface StorageOptions {
  /** `postgres://…`; without it the embedded database in `dataFolder` opens. */
  readonly databaseUrl?: string | undefined;
  readonly dataFolder: string;
  /** Connections to a PostgreSQL server. */
  readonly poolSize: number;
  /** Whether a statement and a wait for a lock may take as long as they like: for what an operator runs by hand. */
  readonly unhurried?: boolean;
}

/** Throws StorageError, whose message is one line for the operator, if the database can't be used. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { databaseUrl, dataFolder, poolSize, unhurried = false } = options;
  return databaseUrl === undefined ? openEmbedded(dataFolder) : openServer(databaseUrl, { poolSize, unhurried });
}

/** The database as it is: for a restore, which brings it to the backup's own schema first. */
export async function openUnmigrated({ databaseUrl, dataFolder, poolSize }: StorageOptions): Promise<Storage> {
  const asItIs = async () => {};
  return databaseUrl === undefined
    ? openEmbedded(dataFolder, asItIs)
    : openServer(databaseUrl, { poolSize, unhurried: true, prepare: asItIs });
}

type Prepare = (db: Kysely<Database>) => Promise<void>;

const BIGINT = 20;

/**
 * Session settings: a client that vanished, or was paused, loses its locks within minutes, not after the operating
 * system's hours. No transaction here waits as long between two queries.
 */
const SESSION = [
  'idle_in_transaction_session_timeout=120000',
  'tcp_keepalives_idle=15',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
];

/**
 * A wait for a lock ends soon, since its connection is wanted by others: `Storage.transaction` tries again. A statement ends before the
 * calls that wait for it give up. R-OPR-4
 */
const HURRY = ['lock_timeout=500', 'statement_timeout=15000'];

/** Every bigint here is an amount, a moment or a running number: safe as a number. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  return oid === BIGINT && format !== 'binary' ? Number : types.getTypeParser(oid, format as 'text');
}

interface ServerOptions extends Pick<StorageOptions, 'poolSize' | 'unhurried'> {
  /** Brings the database to the schema of this server; waits for others who do so. */
  readonly prepare?: Prepare;
}

/** PostgreSQL at the URL. */
export async function openServer(
  url: string,
  { poolSize, unhurried = false, prepare = migrate }: ServerOptions,
): Promise<Storage> {
  await prepareServer(url, prepare);
  const pool = openPool(url, poolSize, unhurried ? SESSION : [...SESSION, ...HURRY]);
  const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  const transactions = transactionsAtOnce(poolSize);
  return createStorage({
    kind: 'postgresql',
    kysely: onPool(pool),
    channels: serverChannels(url),
    connections,
    transactions,
  });
}

/** On connections of its own, which may wait: several processes that start at once migrate one after the other. */
async function prepareServer(url: string, prepare: Prepare): Promise<void> {
  const kysely = onPool(openPool(url, 2, SESSION));
  try {
    await prepare(kysely);
  } catch (error) {
    if (error instanceof StorageError || !(error instanceof Error) || !('code' in error)) throw error;
    throw new StorageError(`the database can't be reached: ${error.code} ${error.message}`);
  } finally {
    await kysely.destroy();
  }
}

function onPool(pool: Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: guardedDialect(new PostgresDialect({ pool })) });
}

function openPool(url: string, size: number, session: readonly string[]): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    application_name: 'mundo-manager',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: session.map((setting) => `-c ${setting}`).join(' '),
    types: { getTypeParser: parserOf as typeof types.getTypeParser },
  });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for a connection in use between two queries of a transaction; its next query fails with the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The embedded database in the folder, which no other process may have open. */
export async function openEmbedded(folder: string, prepare: Prepare = migrate): Promise<Storage> {
  await prepareFolder(folder);
  const unlock = await lockFolder(folder);
  try {
    const fs = new DurableFiles(`${folder}/database`);
    const pglite = await PGlite.create({ fs, startParams: [...DURABLE_START] });
    return await prepared(createEmbeddedStorage(pglite, unlock), prepare);
  } catch (error) {
    await unlock();
    if (error instanceof StorageError) throw error;
    throw new StorageError(
      `the database in ${folder} does not open: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** The storage around an embedded database that is open. */
export function createEmbeddedStorage(pglite: PGlite, onClosed?: () => Promise<void>): Storage {
  const dialect = guardedDialect(new PGliteDialect({ pglite }), new PriorityLock());
  const kysely = new Kysely<Database>({ dialect });
  const closing = async () => {
    if (!pglite.closed) await pglite.close();
    await onClosed?.();
  };
  return createStorage({ kind: 'embedded', kysely, channels: embeddedChannels(pglite), close: closing });
}

async function prepared(storage: Storage, prepare: Prepare): Promise<Storage> {
  try {
    await prepare(storage.kysely);
    return storage;
  } catch (error) {
    await storage.close().catch(() => {});
    throw error;
  }
}
