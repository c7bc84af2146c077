import { type RawBuilder, sql } from 'kysely';

/** Plain data as the text that a `jsonb` column takes; a list, given as it is, would become an SQL array. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}

/**
 * Many rows as one parameter, for `insert … select` and `update … from`: a statement with a parameter for each value costs more to
 * build and to parse than to run. `columns` are the SQL types by name.
 */
export function recordset<Columns extends Readonly<Record<string, string>>>(
  columns: Columns,
  rows: readonly Readonly<Record<keyof Columns, unknown>>[],
  alias: string,
): RawBuilder<unknown> {
  const types = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  return sql`jsonb_to_recordset(${json(rows)}::jsonb) as ${sql.ref(alias)} (${sql.join(types)})`;
}
