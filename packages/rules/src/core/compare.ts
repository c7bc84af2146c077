/** Negative if `left` comes first, zero if both are equal: numbers by size, texts by code unit, which no platform orders otherwise. */
export function compare<T extends number | string>(left: T, right: T): number {
  if (left < right) return -1;
  return left > right ? 1 : 0;
}
