import { compare } from './compare.ts';

/**
 * The items in a new list by their keys, ascending; later keys order items that are equal in earlier ones, and full
 * equals keep their order.
 */
export function sortedBy<T>(items: readonly T[], ...keys: readonly ((item: T) => number | string)[]): T[] {
  return items
    .map((item) => ({ item, ranks: keys.map((key) => key(item)) }))
    .sort((left, right) =>
      keys.reduce((order, _, at) => order || compare(left.ranks[at] ?? 0, right.ranks[at] ?? 0), 0),
    )
    .map(({ item }) => item);
}
