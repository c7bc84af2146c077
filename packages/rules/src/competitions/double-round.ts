/** Everyone against everyone twice, once at each side's home. */
import { mirrored, type Pairing, roundRobin } from './round-robin.ts';

/** The rounds of a double round robin: the second half mirrors the first, so that no club has three matches in a row at home or away. R-COM-6 */
export function doubleRound<T>(items: readonly T[]): Pairing<T>[][] {
  const firstLeg = roundRobin(items);
  const secondLeg = mirrored(firstLeg);
  // With four clubs every mirrored schedule sends a club away three times in a row; exchanging the last two rounds does not.
  const order = items.length === 4 ? secondLeg.toSpliced(1, 2, ...secondLeg.slice(1).reverse()) : secondLeg;
  return [...firstLeg, ...order];
}
