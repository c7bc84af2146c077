/** Writes a backup: one snapshot of the whole database, while others go on writing. R-STO-8 */
import { createWriteStream } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/database.ts';
import { StorageError } from '../../storage/errors.ts';
import { executedMigrations } from '../../storage/migrate.ts';
import type { Storage } from '../../storage/storage.ts';
import {
  BACKUP_VERSION,
  type BackupEnd,
  type BackupHeader,
  type BackupRow,
  type BackupTable,
  tablesOf,
} from './format.ts';
import { createDraft } from './unfinished-file.ts';

/** Rows that are in memory at once. */
const AT_ONCE = 200;

export interface BackupOptions {
  /** Whether an existing file is overwritten. */
  readonly force?: boolean;
}

/**
 * Writes the file, readable by its owner only: it holds secrets. It appears under its name when it is whole and on disk. Throws StorageError backup/file-exists
 * where there is such a file and `force` is not given.
 */
export async function writeBackup(
  { kysely }: Pick<Storage, 'kysely'>,
  file: string,
  { force = false }: BackupOptions = {},
): Promise<{ readonly rows: number }> {
  if (!force) await refuseExisting(file);
  const draft = await createDraft(file);
  try {
    const counts = await kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const counts = new Map<string, number>();
        const lines = Readable.from(linesOf(tx, counts));
        await pipeline(lines, createGzip(), createWriteStream(draft.path, { mode: 0o600, flush: true }));
        return counts;
      });
    // Another backup may have taken the name meanwhile.
    if (!force) await refuseExisting(file);
    await rename(draft.path, file);
    await syncFolderOf(file);
    return { rows: [...counts.values()].reduce((sum, count) => sum + count, 0) };
  } finally {
    await draft.remove();
  }
}

async function refuseExisting(file: string): Promise<void> {
  const existing = await stat(file).catch(() => undefined);
  if (existing === undefined) return;
  throw new StorageError(`backup/file-exists: ${file} exists already; --force overwrites it`);
}

async function* linesOf(tx: Kysely<Database>, counts: Map<string, number>): AsyncGenerator<string> {
  const tables = await tablesOf(tx);
  const header: BackupHeader = {
    format: 'mundo-manager-backup',
    version: BACKUP_VERSION,
    createdAt: new Date().toISOString(),
    migrations: await executedMigrations(tx),
    tables,
  };
  yield line(header);
  for (const table of tables) {
    let count = 0;
    for await (const rows of rowsOf(tx, table)) {
      count += rows.length;
      yield line({ table: table.name, rows });
    }
    counts.set(table.name, count);
  }
  yield line({ end: { rows: Object.fromEntries(counts) } } satisfies BackupEnd);
}

async function* rowsOf(tx: Kysely<Database>, { name, columns }: BackupTable): AsyncGenerator<BackupRow[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text as ${sql.ref(column.name)}`));
  await sql`declare backup_rows no scroll cursor for select ${texts} from ${sql.table(name)}`.execute(tx);
  for (;;) {
    const fetched = await sql<Record<string, string | null>>`fetch ${sql.lit(AT_ONCE)} from backup_rows`.execute(tx);
    if (fetched.rows.length === 0) break;
    yield fetched.rows.map((row) => columns.map((column) => row[column.name] ?? null));
  }
  await sql`close backup_rows`.execute(tx);
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

async function syncFolderOf(file: string): Promise<void> {
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
