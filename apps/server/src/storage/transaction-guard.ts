/**
 * The embedded database has one session: a query outside an open transaction, awaited inside it, would wait for ever.
 * On a server it would deadlock only sometimes, which is worse. So both refuse it at once.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import type { PriorityLock } from './priority-lock.ts';

const current = new AsyncLocalStorage<{ open: boolean }>();

/** Runs the body of a transaction: until it ends, whatever it calls may use the transaction only. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const state = { open: true };
  try {
    return await current.run(state, work);
  } finally {
    state.open = false;
  }
}

/** Throws if a transaction is open around the caller. */
export function assertNoOpenTransaction(): void {
  if (current.getStore()?.open === true) {
    throw new Error('a query outside the open transaction: use the queries that the transaction was given');
  }
}

/** The dialect with connections that are refused inside a transaction; those of a single session are handed out in lock. */
export function guardedDialect(dialect: Dialect, lock?: PriorityLock): Dialect {
  return {
    createAdapter() {
      const adapter = dialect.createAdapter();
      // Otherwise the query builder's own queue would wait before the guard can speak.
      Object.defineProperty(adapter, 'supportsMultipleConnections', { get: () => true });
      return adapter;
    },
    createDriver() {
      return guardedDriver(dialect.createDriver(), lock);
    },
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

function guardedDriver(driver: Driver, lock: PriorityLock | undefined): Driver {
  const ends = new WeakMap<DatabaseConnection, () => void>();

  return new Proxy(driver, {
    get(target, property) {
      if (property === 'acquireConnection') {
        return async () => {
          assertNoOpenTransaction();
          const end = await lock?.take();
          try {
            const connection = await target.acquireConnection();
            if (end !== undefined) ends.set(connection, end);
            return connection;
          } catch (error) {
            end?.();
            throw error;
          }
        };
      }
      if (property === 'releaseConnection') {
        return async (connection: DatabaseConnection) => {
          await target.releaseConnection(connection);
          ends.get(connection)?.();
        };
      }
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
