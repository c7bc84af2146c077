/** Brings a database to the schema of this server. */
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { StorageError } from './errors.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** Runs what is missing, up to `last` where it is given. Throws StorageError for a database that a newer server has written. R-STO-4 */
export async function migrate(db: Kysely<Database>, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const newer = (await executedMigrations(db)).filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (newer.length > 0) {
    throw new StorageError(
      `the database was written by a newer version of the server (${newer.join(', ')}): start that version, or restore a backup`,
    );
  }
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error !== undefined) throw error;
}

/** The migrations that the database has seen, in their order. */
export async function executedMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const untyped = db as unknown as Kysely<{ kysely_migration: { name: string } }>;
  const rows = await untyped.selectFrom('kysely_migration').select('name').execute();
  return rows.map(({ name }) => name);
}
