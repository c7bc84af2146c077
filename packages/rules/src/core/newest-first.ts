/** What happened, as a person reads it. */

/** By date, newest first; of one moment, what came later in the list comes first. */
export function newestFirst<T extends { readonly date: number }>(list: readonly T[]): T[] {
  return list.toReversed().sort((left, right) => right.date - left.date);
}
