import { assert } from './assert.ts';

/** The table's entry for the key. Throws a RangeError that says what was needed: `toString` and `__proto__` are no entries. */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, key: string, needs: string): Entry {
  assert(Object.hasOwn(table, key), needs, key);
  return table[key] as Entry;
}
