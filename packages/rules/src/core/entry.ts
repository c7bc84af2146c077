import { demand } from './demand.ts';

/** The table's entry for the key. Throws a RangeError that says what was needed: `toString` and `__proto__` are no entries. */
export function entryOf<Key extends string, Entry>(
  table: Readonly<Record<Key, Entry>>,
  key: NoInfer<Key>,
  needs: string,
): Entry {
  demand(Object.hasOwn(table, key), needs, key);
  return table[key];
}
