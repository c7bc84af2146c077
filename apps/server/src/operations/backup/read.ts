/** Reads a backup into an empty database of either kind, all or nothing. R-STO-8 */
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/database.ts';
import { StorageError } from '../../storage/errors.ts';
import { executedMigrations, migrate } from '../../storage/migrate.ts';
import { MIGRATIONS } from '../../storage/migrations/index.ts';
import { withBaseline } from '../../storage/migrations/squashed.ts';
import type { Storage } from '../../storage/storage.ts';
import {
  BACKUP_VERSION,
  type BackupEnd,
  type BackupHeader,
  type BackupRows,
  type BackupTable,
  tablesOf,
} from './format.ts';

/** Throws StorageError where the file is not a whole backup, is newer than this server, or the database is not empty. */
export async function readBackup(
  { kysely }: Pick<Storage, 'kysely'>,
  file: string,
): Promise<{ readonly rows: number }> {
  const header = await headerOf(file);
  await prepare(kysely, header);
  const tables = await tablesOf(kysely);
  await refuseRows(kysely, tables);
  const rows = await kysely.transaction().execute(async (tx) => {
    // The chains of the ledger come from the file; triggers would make them anew and could hide a difference.
    for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
    const count = await fill(tx, header, file);
    await sql`set constraints all immediate`.execute(tx);
    for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
    await continueNumbers(tx);
    return count;
  });
  await migrate(kysely);
  return { rows };
}

/** The schema that the backup was written from, no more and no less. */
async function prepare(kysely: Kysely<Database>, header: BackupHeader): Promise<void> {
  const migrations = withBaseline('backup', header.migrations);
  const newer = migrations.filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (newer.length > 0) {
    throw new StorageError(
      `the backup was written by a newer version of the server (${newer.join(', ')}): use that version`,
    );
  }
  const executed = withBaseline('database', await executedMigrations(kysely));
  const ahead = executed.filter((name) => !migrations.includes(name));
  if (ahead.length > 0)
    throw new StorageError(`the database is newer than the backup (${ahead.join(', ')}): use a new one`);
  const last = migrations.at(-1);
  if (last !== undefined) await migrate(kysely, last);
}

async function refuseRows(kysely: Kysely<Database>, tables: readonly BackupTable[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(kysely);
    if (rows.length > 0) throw new StorageError(`the database is not empty (table ${name}): restore into a new one`);
  }
}

async function fill(tx: Kysely<Database>, header: BackupHeader, file: string): Promise<number> {
  const tables = new Map(header.tables.map((table) => [table.name, table]));
  const counts = new Map(header.tables.map(({ name }) => [name, 0]));
  for await (const line of linesOf(file)) {
    if ('end' in line) return checkedTotal(counts, line, file);
    if (!('table' in line)) continue;
    const table = tables.get(line.table);
    if (table === undefined) throw new StorageError(`${file} has rows of ${line.table}, which it does not describe`);
    await insert(tx, table, line);
    counts.set(table.name, (counts.get(table.name) ?? 0) + line.rows.length);
  }
  throw new StorageError(`${file} is not whole: its end is missing`);
}

async function insert(tx: Kysely<Database>, { name, columns }: BackupTable, { rows }: BackupRows): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(
    columns.map(({ type }, place) => sql`(line->>${sql.lit(place)})::${sql.raw(typeName(type))}`),
  );
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) line`.execute(tx);
}

/** Types come from the file, so nothing but a name gets into the statement. */
function typeName(type: string): string {
  if (!/^[a-z0-9_ ]+(\(\d+(,\d+)?\))?(\[\])?$/.test(type)) throw new StorageError(`the backup names no type: ${type}`);
  return type;
}

function checkedTotal(counts: ReadonlyMap<string, number>, { end }: BackupEnd, file: string): number {
  for (const [name, count] of counts) {
    const expected = end.rows[name] ?? 0;
    if (count !== expected) throw new StorageError(`${file} has ${count} rows of ${name} instead of ${expected}`);
  }
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Running numbers go on after the highest that is used. */
async function continueNumbers(tx: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, attname as column from pg_attribute join pg_class c on c.oid = attrelid
    where attidentity <> '' and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`.execute(tx);
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), greatest(1, max(${sql.ref(column)})),
      max(${sql.ref(column)}) is not null) from ${sql.table(table)}`.execute(tx);
  }
}

async function headerOf(file: string): Promise<BackupHeader> {
  for await (const line of linesOf(file)) {
    if ('format' in line && line.format === 'mundo-manager-backup') {
      if (line.version === BACKUP_VERSION) return line;
      throw new StorageError(`${file} is a backup of version ${line.version}, this server reads ${BACKUP_VERSION}`);
    }
    break;
  }
  throw new StorageError(`${file} is no backup of Mundo Manager`);
}

async function* linesOf(file: string): AsyncGenerator<BackupHeader | BackupRows | BackupEnd> {
  const packed = createReadStream(file);
  const unpacked = createGunzip().setEncoding('utf8');
  packed.on('error', (error) => unpacked.destroy(error));
  try {
    for await (const text of textLines(packed.pipe(unpacked))) yield JSON.parse(text) as BackupRows | BackupEnd;
  } catch (error) {
    throw unreadable(file, error);
  } finally {
    // Errors after the last row that was read do not matter.
    unpacked.on('error', () => {});
    packed.destroy();
  }
}

async function* textLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n');
    begun.push(first);
    for (const next of others) {
      yield begun.join('');
      begun = [next];
    }
  }
  if (begun.join('') !== '') yield begun.join('');
}

function unreadable(file: string, error: unknown): StorageError {
  return error instanceof StorageError ? error : new StorageError(`${file} can't be read: ${(error as Error).message}`);
}
