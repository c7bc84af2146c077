import { compare } from './compare.ts';

/** The items in a new list by their keys, the smallest first; a later key tells apart what the earlier ones don't, and equals keep their order. */
export function sortedBy<T>(items: readonly T[], ...keys: readonly ((item: T) => number | string)[]): T[] {
  return items
    .map((item) => ({ item, ranks: keys.map((key) => key(item)) }))
    .sort((left, right) =>
      keys.reduce((order, _, at) => order || compare(left.ranks[at] ?? 0, right.ranks[at] ?? 0), 0),
    )
    .map(({ item }) => item);
}
