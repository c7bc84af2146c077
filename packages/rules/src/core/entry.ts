/** The table's entry for the key. Throws a RangeError that says what there is not: `toString` and `__proto__` are no entries. */
export function entryOf<Key extends string, Entry>(
  table: Readonly<Record<Key, Entry>>,
  key: NoInfer<Key>,
  what: string,
): Entry {
  if (!Object.hasOwn(table, key)) throw new RangeError(`there is no ${what} ${key}`);
  return table[key];
}
