/** The file of a backup: compressed lines of JSON. First what it holds, then rows, then how many there should have been. */
import { type Kysely, sql } from 'kysely';

/** Rises when an older server could not read the file any more. */
export const BACKUP_VERSION = 1;

/** A table with its columns and their types, as the database names them. */
export interface BackupTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** The first line. */
export interface BackupHeader {
  readonly format: 'mundo-manager-backup';
  readonly version: number;
  readonly createdAt: string;
  /** What the schema was made by, in this order. */
  readonly migrations: readonly string[];
  /** In an order in which they can be filled. */
  readonly tables: readonly BackupTable[];
}

/** Each value is the database's own text of it, which both databases read back to the same value. */
export type BackupRow = readonly (string | null)[];

/** The lines in between. */
export interface BackupRows {
  readonly table: string;
  readonly rows: readonly BackupRow[];
}

/** The last line; a file without it is not whole. */
export interface BackupEnd {
  readonly end: { readonly rows: Readonly<Record<string, number>> };
}

/** Every table of the schema but the migrator's own, those that others refer to first. */
export async function tablesOf<DB>(db: Kysely<DB>): Promise<readonly BackupTable[]> {
  const { rows: columns } = await sql<{ table: string; name: string; type: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely\_%'
    order by c.relname, a.attnum`.execute(db);
  const { rows: references } = await sql<{ table: string; target: string }>`
    select c.relname as table, t.relname as target
    from pg_constraint join pg_class c on c.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and c.relnamespace = current_schema()::regnamespace and c.oid <> t.oid`.execute(db);

  const names = [...new Set(columns.map(({ table }) => table))];
  const ordered: string[] = [];
  const place = (name: string, above: readonly string[] = []): void => {
    if (ordered.includes(name) || above.includes(name)) return;
    for (const { table, target } of references) if (table === name) place(target, [...above, name]);
    ordered.push(name);
  };
  for (const name of names) place(name);
  return ordered.map((table) => ({
    name: table,
    columns: columns.filter((column) => column.table === table).map(({ name, type }) => ({ name, type })),
  }));
}
