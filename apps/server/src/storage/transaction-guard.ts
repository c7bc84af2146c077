/**
 * The embedded database has one session: a query outside an open transaction, awaited inside it, would wait for ever.
 * On a server it would deadlock only sometimes, which is worse. So both refuse it at once.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Dialect, Driver } from 'kysely';

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

/** Throws where a transaction is open around the caller. */
function assertNoOpenTransaction(): void {
  if (current.getStore()?.open === true) {
    throw new Error('a query outside the open transaction: use the queries that the transaction was given');
  }
}

/** The dialect with connections that are refused inside a transaction; those of a single session are handed out one at a time. */
export function guardedDialect(dialect: Dialect, options: { readonly singleSession: boolean }): Dialect {
  return {
    createAdapter() {
      const adapter = dialect.createAdapter();
      // Otherwise the query builder's own queue would wait before the guard can speak.
      Object.defineProperty(adapter, 'supportsMultipleConnections', { get: () => true });
      return adapter;
    },
    createDriver() {
      return guardedDriver(dialect.createDriver(), options.singleSession);
    },
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

function guardedDriver(driver: Driver, singleSession: boolean): Driver {
  let last: Promise<void> = Promise.resolve();
  const releases = new WeakMap<DatabaseConnection, () => void>();

  return new Proxy(driver, {
    get(target, property) {
      if (property === 'acquireConnection') {
        return async () => {
          assertNoOpenTransaction();
          if (!singleSession) return target.acquireConnection();
          const turn = last;
          const { promise, resolve } = Promise.withResolvers<void>();
          last = promise;
          await turn;
          try {
            const connection = await target.acquireConnection();
            releases.set(connection, resolve);
            return connection;
          } catch (error) {
            resolve();
            throw error;
          }
        };
      }
      if (property === 'releaseConnection') {
        return async (connection: DatabaseConnection) => {
          await target.releaseConnection(connection);
          releases.get(connection)?.();
        };
      }
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
