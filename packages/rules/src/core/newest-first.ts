/** Events in reading order, newest first. */
import { sortedBy } from './sorted-by.ts';

/** By date, newest first; of one moment, what came later in the list comes first. */
export function newestFirst<T extends { readonly date: number }>(list: readonly T[]): T[] {
  return sortedBy(list, ({ date }) => date).toReversed();
}
