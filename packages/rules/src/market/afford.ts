/** Whether a club can afford a player. */

/** Whether available money buys a player: it must be above his market value, equal is not enough; both in whole dollars (R-MKT-9). */
export function canAfford(available: number, marketValue: number): boolean {
  return available > marketValue;
}
