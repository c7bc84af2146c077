/** Brings a database to the schema of this server. */
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { StorageError } from './errors.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { BASELINE, SQUASHED, withBaseline } from './migrations/squashed.ts';

/**
 * Runs what is missing, up to `last` where it is given. Throws StorageError for a database that a newer server has written, or one
 * from before the baseline. R-STO-4, R-STO-14
 */
export async function migrate(db: Kysely<Database>, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const executed = await executedMigrations(db);
  const current = withBaseline('database', executed);
  const newer = current.filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (newer.length > 0) {
    throw new StorageError(
      `the database was written by a newer version of the server (${newer.join(', ')}): start that version, or restore a backup`,
    );
  }
  if (current !== executed) await recordBaseline(db);
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error !== undefined) throw error;
}

/** The migrations that the database has seen, in their order. */
export async function executedMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const untyped = db as unknown as Kysely<{ kysely_migration: { name: string } }>;
  const rows = await untyped.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** Names the baseline where its migrations were named; of several processes that start at once, the first does. */
async function recordBaseline(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table kysely_migration in exclusive mode`.execute(tx);
    const names = sql.join(SQUASHED);
    await sql`
      insert into kysely_migration (name, timestamp)
      select ${BASELINE}, min(timestamp) from kysely_migration where name in (${names}) having count(*) > 0`.execute(
      tx,
    );
    await sql`delete from kysely_migration where name in (${names})`.execute(tx);
  });
}
