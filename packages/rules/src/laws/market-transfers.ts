import fc from 'fast-check';
import * as ours from '../market/index.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { boostersOf, dealArbitrary, purchase } from './market-deal-inputs.ts';
import { same } from './same-answers.ts';

const folder = 'market';
const now = BUILT_AT;

/** Laws of purchases. */
export const marketTransferLaws: readonly Law[] = [
  {
    name: 'a transfer between clubs neither makes nor loses money',
    folder,
    requirements: ['R-MKT-10', 'R-MKT-17'],
    property: (subject) =>
      fc.property(dealArbitrary(subject), (deal) => {
        const bought = purchase(subject, deal);
        if (bought === null) return true;
        const before = deal.buyer.finances.totalMoney + deal.seller.finances.totalMoney;
        return bought.buyer.finances.totalMoney + bought.seller.finances.totalMoney === before;
      }),
    broken: {
      what: 'the seller waits for his money in vain',
      rules: {
        buyPlayer: (action, ruleset) => {
          const bought = ours.buyPlayer(action, ruleset);
          if (!bought.ok || bought.value.seller === null || action.seller === null) return bought;
          const seller = { ...bought.value.seller, finances: action.seller.finances };
          return { ok: true, value: { ...bought.value, seller } };
        },
      },
    },
  },
  {
    name: 'a transfer between clubs moves no booster: those of the player are in the store of the seller',
    folder,
    requirements: ['R-BOO-9', 'R-MKT-16'],
    property: (subject) =>
      fc.property(dealArbitrary(subject), (deal) => {
        const bought = purchase(subject, deal);
        return (
          bought === null ||
          (boostersOf(bought.seller) === boostersOf(deal.seller) && boostersOf(bought.buyer) === boostersOf(deal.buyer))
        );
      }),
    broken: {
      what: 'boosters go with the player',
      rules: {
        buyPlayer: (action, ruleset) => {
          const bought = ours.buyPlayer(action, ruleset);
          if (!bought.ok || action.seller === null) return bought;
          const { buyer, seller, player } = bought.value;
          const { attributeBoosters } = action.player;
          const players = buyer.players.map((own) => (own.id === player.id ? { ...own, attributeBoosters } : own));
          const { playerBoosters } = action.seller;
          const poorer = seller && { ...seller, playerBoosters };
          return { ok: true, value: { ...bought.value, buyer: { ...buyer, players }, seller: poorer } };
        },
      },
    },
  },
  {
    name: 'who buys a player still has the wages that are held back',
    folder,
    requirements: ['R-MKT-9'],
    property: (subject) =>
      fc.property(dealArbitrary(subject), (deal) => {
        const bought = purchase(subject, deal);
        const { reservedWages } = subject.ruleset.finances;
        const held = deal.buyer.players.reduce((sum, { salary }) => sum + salary, 0) * reservedWages;
        return bought === null || bought.buyer.finances.totalMoney >= held;
      }),
    broken: {
      what: 'players are bought with all the cash',
      rules: {
        buyPlayer: (action, ruleset) =>
          ours.buyPlayer(action, { ...ruleset, finances: { ...ruleset.finances, reservedWages: 0 } }),
      },
    },
  },
  {
    name: 'a new team-mate wears a number that is already taken',
    folder,
    requirements: ['R-MKT-16'],
    property: (subject) =>
      fc.property(dealArbitrary(subject), (deal) => {
        const bought = purchase(subject, deal);
        if (bought === null) return true;
        const numbers = bought.buyer.players.map(({ number }) => number);
        return new Set(numbers).size === numbers.length;
      }),
    broken: {
      what: 'a new player keeps the number of his old shirt',
      rules: {
        buyPlayer: (action, ruleset) => {
          const bought = ours.buyPlayer(action, ruleset);
          if (!bought.ok) return bought;
          const { number } = action.player;
          const players = bought.value.buyer.players.map((player) =>
            player.id === action.player.id ? { ...player, number } : player,
          );
          return { ok: true, value: { ...bought.value, buyer: { ...bought.value.buyer, players } } };
        },
      },
    },
  },
  {
    name: 'an injury goes along to the new club, and cards only where that plays in their edition, too',
    folder,
    requirements: ['R-DIS-6'],
    property: (subject) =>
      fc.property(dealArbitrary(subject), fc.boolean(), ({ buyer, seller, which }, isThere) => {
        const card = { yellows: 1, isSuspended: true };
        const record = { bookings: { l1: card, l2: card }, injuredUntil: now + 1 };
        const deal = {
          buyer: { ...buyer, competitions: { current: isThere ? ['l1'] : [] } },
          seller: { ...seller, players: seller.players.map((player) => ({ ...player, ...record })) },
          which,
        };
        const bought = purchase(subject, deal)?.player;
        if (bought === undefined) return true;
        return bought.injuredUntil === now + 1 && same(bought.bookings, isThere ? { l1: card } : {});
      }),
    broken: {
      what: 'a sale heals',
      rules: {
        buyPlayer: (input, ruleset) => {
          const bought = ours.buyPlayer(input, ruleset);
          if (!bought.ok) return bought;
          const { injuredUntil: _, ...player } = bought.value.player;
          return { ok: true, value: { ...bought.value, player } };
        },
      },
    },
  },
];
