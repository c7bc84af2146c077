/** Inputs of the laws of the market: purchases between two clubs. */
import fc from 'fast-check';
import type { Club } from '../clubs/club.ts';
import { marketClubArbitrary } from '../testing/arbitraries/market.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Subject } from './law.ts';

const now = BUILT_AT;

/** A buyer, a seller, and which of the seller's players the buyer wants. */
export function dealArbitrary({ ruleset }: Subject) {
  return fc.record({
    buyer: marketClubArbitrary('c1', ruleset),
    seller: marketClubArbitrary('c2', ruleset),
    which: fc.nat(),
  });
}

/** The purchase; null if it is refused. */
export function purchase(
  { rules, ruleset }: Subject,
  deal: { readonly buyer: Club; readonly seller: Club; readonly which: number },
) {
  const { buyer, seller, which } = deal;
  const onSale = seller.players.filter(({ forSale }) => forSale);
  const player = onSale[which % Math.max(1, onSale.length)];
  if (player === undefined) return null;
  const bought = rules.buyPlayer({ buyer, seller, player, now }, ruleset);
  return bought.ok && bought.value.seller !== null ? { ...bought.value, seller: bought.value.seller } : null;
}

/** Ids of all boosters of the club, in stock and in slots. */
export const boostersOf = ({ players, playerBoosters }: Pick<Club, 'players' | 'playerBoosters'>) =>
  [
    ...playerBoosters,
    ...players.flatMap(({ attributeBoosters }) =>
      attributeBoosters.flatMap((slot) => (slot.status === 'occupied' ? [slot.boosterId] : [])),
    ),
  ]
    .toSorted((left, right) => left - right)
    .join();
