/** Lists all that a schema consists of, one line each, as both databases write it. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/storage/database.ts';

/** Columns, constraints, indexes, functions and triggers, but the migrator's own tables. */
export async function schemaListing(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    with tables as (
      select oid, relname from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'
    ),
    lines as (
    select format('%s %s %s%s%s%s', relname,
      row_number() over (partition by a.attrelid order by attnum), quote_ident(attname) || ' ',
      format_type(atttypid, atttypmod), case when attnotnull then ' not null' else '' end,
      case when attidentity = '' then coalesce(' default ' || pg_get_expr(adbin, adrelid), '')
        else ' identity ' || attidentity::text end) as line
    from tables join pg_attribute a on attrelid = tables.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all
    select format('%s constraint %s %s', relname, conname, pg_get_constraintdef(c.oid))
    from tables join pg_constraint c on conrelid = tables.oid and contype in ('p', 'u', 'f', 'c')
    union all
    select replace(pg_get_indexdef(indexrelid), current_schema() || '.', '')
    from tables join pg_index on indrelid = tables.oid
    union all
    select replace(pg_get_triggerdef(t.oid), current_schema() || '.', '')
    from tables join pg_trigger t on tgrelid = tables.oid and not tgisinternal
    union all
    select replace(replace(pg_get_functiondef(oid), current_schema() || '.', ''), chr(10), ' ')
    from pg_proc where pronamespace = current_schema()::regnamespace
    )
    select line from lines order by line collate "C"`.execute(db);
  return rows.map(({ line }) => line);
}
