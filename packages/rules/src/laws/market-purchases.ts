/** Laws of who may buy a player. */
import fc from 'fast-check';
import { refuse } from '../core/result.ts';
import { marketClubArbitrary } from '../testing/arbitraries/market.ts';
import { BUILT_AT, buildPlayer } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'market';

export const marketPurchaseLaws: readonly Law[] = [
  {
    name: 'available money buys a player when it is above his market value; equal is not enough',
    folder,
    requirements: ['R-MKT-9'],
    property: ({ rules }) =>
      fc.property(
        fc.nat(10_000_000),
        fc.integer({ min: -3, max: 3 }),
        (marketValue, more) => rules.canAfford(marketValue + more, marketValue) === more > 0,
      ),
    broken: {
      what: 'the last dollar may be spent',
      rules: { canAfford: (available, marketValue) => available >= marketValue },
    },
  },
  {
    name: 'a club with a place and more than the market value beyond the wages that are held back gets a free player, and no other club does',
    folder,
    requirements: ['R-MKT-9'],
    property: ({ rules, ruleset }) =>
      fc.property(
        marketClubArbitrary('c1', ruleset),
        fc.nat(1_000_000),
        fc.integer({ min: -3, max: 3 }),
        (club, marketValue, more) => {
          const { maximum } = ruleset.players.squad;
          const held = ruleset.finances.reservedWages * club.players.reduce((sum, { salary }) => sum + salary, 0);
          const totalMoney = Math.floor(held) + marketValue + more;
          const buyer = { ...club, finances: { ...club.finances, totalMoney } };
          const player = buildPlayer({ id: 'free', club: null, number: 1, forSale: true, marketValue });
          const bought = rules.buyPlayer({ buyer, seller: null, player, now: BUILT_AT }, ruleset);
          return bought.ok === (club.players.length < maximum && totalMoney - held > marketValue);
        },
      ),
    broken: {
      what: 'no player is ever bought',
      rules: { buyPlayer: ({ player }) => refuse('market/not-listed', { playerId: player.id }) },
    },
  },
  {
    name: 'the check of a purchase answers as the purchase of a free player does: the price, or the same refusal',
    folder,
    requirements: ['R-MKT-9', 'R-OPP-17'],
    property: ({ rules, ruleset }) =>
      fc.property(
        marketClubArbitrary('c1', ruleset),
        fc.record({ marketValue: fc.nat(2_000_000), forSale: fc.boolean(), club: fc.constantFrom(null, 'c1') }),
        (buyer, changes) => {
          const player = buildPlayer({ id: 'free', number: 1, ...changes });
          const checked = rules.checkPurchase(
            { buyer, player: rules.playerSeenBy(player, 'c1'), now: BUILT_AT },
            ruleset,
          );
          const bought = rules.buyPlayer({ buyer, seller: null, player, now: BUILT_AT }, ruleset);
          if (!checked.ok || !bought.ok) return same(checked, bought);
          return checked.value === changes.marketValue && 'condition' in bought.value.player.attributes;
        },
      ),
    broken: {
      what: 'the check asks for no money',
      rules: { checkPurchase: ({ player }) => ({ ok: true, value: player.marketValue }) },
    },
  },
];
