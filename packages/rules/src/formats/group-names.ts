/** Names of groups. */

/** 'A', 'B', … for up to 26 groups. */
export function groupNames(count: number): string[] {
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, count);
}
