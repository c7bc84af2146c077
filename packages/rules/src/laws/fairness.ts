/** Laws of one-way trades, which move wealth from one club to another. */
import fc from 'fast-check';
import * as ours from '../fairness/index.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const CLUBS = ['a', 'b', 'c'] as const;

const tradeArbitrary = fc
  .record({
    seller: fc.constantFrom(...CLUBS),
    others: fc.constantFrom(1, 2),
    price: fc.nat(1_000),
    value: fc.option(fc.nat(1_000)),
  })
  .map(
    ({ seller, others, price, value }): ours.Trade => ({
      seller,
      buyer: CLUBS[(CLUBS.indexOf(seller) + others) % CLUBS.length] ?? 'a',
      price,
      value,
    }),
  );

export const fairnessLaws: readonly Law[] = [
  {
    name: 'every trade belongs to one pair, in whichever order it is read, and a pair that never trades both ways is suspicious from three on',
    folder: 'fairness',
    requirements: ['R-FAI-5', 'R-FAI-6'],
    property: ({ rules }) =>
      fc.property(fc.array(tradeArbitrary, { maxLength: 14 }), (trades) => {
        const pairs = rules.tradingPairs(trades);
        const names = pairs.map(({ seller, buyer }) => [seller, buyer].toSorted().join());
        return (
          new Set(names).size === pairs.length &&
          pairs.reduce((sum, pair) => sum + pair.trades, 0) === trades.length &&
          pairs.reduce((sum, pair) => sum + pair.volume, 0) === trades.reduce((sum, { price }) => sum + price, 0) &&
          same(pairs, rules.tradingPairs(trades.toReversed())) &&
          pairs.every((pair) => {
            const isOneWay = pair.sales === pair.trades;
            const isBalanced = pair.sales * 2 === pair.trades && pair.margin === 0;
            if (pair.trades < rules.FAIRNESS_LIMITS.trades || isBalanced) return !pair.isSuspicious;
            return !isOneWay || (pair.isSuspicious && pair.netPaid === pair.volume);
          })
        );
      }),
    broken: {
      what: 'no pair is ever suspicious',
      rules: { tradingPairs: (trades) => ours.tradingPairs(trades).map((pair) => ({ ...pair, isSuspicious: false })) },
    },
  },
];
