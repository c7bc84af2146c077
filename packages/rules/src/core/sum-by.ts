/** The sum of the amounts of the items; 0 of none. */
export function sumBy<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
