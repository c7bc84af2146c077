/** Pairs of clubs whose trades go one way: a second account that feeds the first shows so. */

import type { ClubId } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { sumBy } from '../core/sum-by.ts';
import { FAIRNESS_LIMITS } from './constants.ts';

/** A player who went from one club to another. */
export interface Trade {
  readonly seller: ClubId;
  readonly buyer: ClubId;
  /** Whole dollars. */
  readonly price: number;
  /** What the player is worth, in whole dollars; null if it is not known any more. */
  readonly value: number | null;
}

/** All trades between two clubs. */
export interface TradingPair {
  /** The club that sold more of the players; of equals the first by id. */
  readonly seller: ClubId;
  readonly buyer: ClubId;
  readonly trades: number;
  /** How many of them the seller sold. */
  readonly sales: number;
  /** Money that the seller has received, less what it has paid, in whole dollars. */
  readonly netPaid: number;
  /** Prices of all trades in whole dollars. */
  readonly volume: number;
  /** Sum of price less value over the seller's sales, less the same over the buyer's, in whole dollars. */
  readonly margin: number;
  readonly isSuspicious: boolean;
}

/** The pairs of clubs that have traded, suspicious ones first, then those with most money that went one way. R-FAI-5, R-FAI-6 */
export function tradingPairs(trades: readonly Trade[]): TradingPair[] {
  const byPair = new Map<string, Trade[]>();
  for (const trade of trades) {
    const key = JSON.stringify([trade.seller, trade.buyer].toSorted());
    byPair.set(key, [...(byPair.get(key) ?? []), trade]);
  }
  const pairs = [...byPair.values()].map(pairOf);
  return sortedBy(
    pairs,
    ({ isSuspicious }) => (isSuspicious ? 0 : 1),
    ({ netPaid }) => -Math.abs(netPaid),
    ({ seller }) => seller,
    ({ buyer }) => buyer,
  );
}

function pairOf(trades: readonly Trade[]): TradingPair {
  const [one = '', other = ''] = [trades[0]?.seller ?? '', trades[0]?.buyer ?? ''].toSorted();
  const soldBy = (club: ClubId) => trades.filter(({ seller }) => seller === club);
  const isOtherTheSeller = soldBy(other).length > soldBy(one).length;
  const [seller, buyer] = isOtherTheSeller ? [other, one] : [one, other];
  const difference = (amount: (trade: Trade) => number) => sumBy(soldBy(seller), amount) - sumBy(soldBy(buyer), amount);
  const pair = {
    seller,
    buyer,
    trades: trades.length,
    sales: soldBy(seller).length,
    netPaid: difference(({ price }) => price),
    volume: sumBy(trades, ({ price }) => price),
    margin: difference(({ price, value }) => (value === null ? 0 : price - value)),
  };
  return { ...pair, isSuspicious: isSuspicious(pair) };
}

function isSuspicious({ trades, sales, volume, margin }: Omit<TradingPair, 'isSuspicious'>): boolean {
  if (trades < FAIRNESS_LIMITS.trades) return false;
  const isOneWay = sales >= FAIRNESS_LIMITS.oneWayShare * trades;
  return isOneWay || (volume > 0 && Math.abs(margin) >= FAIRNESS_LIMITS.marginShare * volume);
}
