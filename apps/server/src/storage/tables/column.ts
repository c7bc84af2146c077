import type { ColumnType } from 'kysely';

/** Read as plain data, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
