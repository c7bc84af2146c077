import fc from 'fast-check';
import type { Club } from '../clubs/club.ts';
import * as ours from '../market/index.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { marketClubArbitrary } from '../testing/arbitraries/market.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';
import { same } from './same.ts';

const folder = 'market';
const now = BUILT_AT;

/** A rule set in which a squad may shrink to nothing. */
function withoutLimits(ruleset: Ruleset): Ruleset {
  const squad = { ...ruleset.players.squad, minimum: 0, keepers: 0 };
  return { ...ruleset, players: { ...ruleset.players, squad } };
}

/** A buyer, a seller, and which of the seller's players the buyer wants. */
function dealArbitrary({ ruleset }: Subject) {
  return fc.record({
    buyer: marketClubArbitrary('c1', ruleset),
    seller: marketClubArbitrary('c2', ruleset),
    which: fc.nat(),
  });
}

function purchase(
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

/** A club and which of its players is to go. */
function releaseArbitrary({ ruleset }: Subject) {
  return fc.record({ club: marketClubArbitrary('c1', ruleset), which: fc.nat() });
}

function release({ rules, ruleset }: Subject, { club, which }: { readonly club: Club; readonly which: number }) {
  const player = club.players[which % club.players.length];
  if (player === undefined) return null;
  const released = rules.releasePlayer({ club, playerId: player.id, now }, ruleset);
  return released.ok ? { ...released.value, before: player } : null;
}

function isSquad({ players }: Club, { players: { squad } }: Ruleset): boolean {
  const keepers = players.filter(({ personalData }) => personalData.position === 'GK').length;
  return players.length >= squad.minimum && keepers >= squad.keepers;
}

const boostersOf = ({ players, playerBoosters }: Pick<Club, 'players' | 'playerBoosters'>) =>
  [
    ...playerBoosters,
    ...players.flatMap(({ attributeBoosters }) =>
      attributeBoosters.flatMap((slot) => (slot.status === 'occupied' ? [slot.boosterId] : [])),
    ),
  ]
    .toSorted((left, right) => left - right)
    .join();

/** Laws of listing, buying and releasing. */
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
    name: 'nobody wears the number of a new team-mate',
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
    name: 'no release and no sale leaves a squad too small or without a goalkeeper',
    folder,
    requirements: ['R-MKT-13'],
    property: (subject) =>
      fc.property(dealArbitrary(subject), (deal) => {
        const bought = purchase(subject, deal);
        const released = release(subject, { club: deal.seller, which: deal.which });
        return (
          (bought === null || isSquad(bought.seller, subject.ruleset)) &&
          (released === null || isSquad(released.club, subject.ruleset))
        );
      }),
    broken: {
      what: 'a release looks at no limit',
      rules: { releasePlayer: (action, ruleset) => ours.releasePlayer(action, withoutLimits(ruleset)) },
    },
  },
  {
    name: 'a player who has left stands in no place and takes no set piece of his old club',
    folder,
    requirements: ['R-MKT-14', 'R-MKT-16'],
    property: (subject) =>
      fc.property(releaseArbitrary(subject), (input) => {
        const released = release(subject, input);
        if (released === null) return true;
        const { before, club } = released;
        return Object.values(club.tactics).every(
          ({ places, setPieces }) =>
            places.every(({ playerId }) => playerId !== before.id) &&
            setPieces.every(({ value }) => value !== before.number),
        );
      }),
    broken: {
      what: 'tactics keep their ghosts',
      rules: {
        releasePlayer: (action, ruleset) => {
          const released = ours.releasePlayer(action, ruleset);
          if (!released.ok) return released;
          const club = { ...released.value.club, tactics: action.club.tactics };
          return { ok: true, value: { ...released.value, club } };
        },
      },
    },
  },
  {
    name: 'no booster is lost when a player is released',
    folder,
    requirements: ['R-MKT-14', 'R-BOO-9'],
    property: (subject) =>
      fc.property(releaseArbitrary(subject), (input) => {
        const released = release(subject, input);
        return released === null || boostersOf(released.club) === boostersOf(input.club);
      }),
    broken: {
      what: 'a released player takes his boosters with him',
      rules: {
        releasePlayer: (action, ruleset) => {
          const released = ours.releasePlayer(action, ruleset);
          if (!released.ok) return released;
          const club = { ...released.value.club, playerBoosters: action.club.playerBoosters };
          return { ok: true, value: { ...released.value, club } };
        },
      },
    },
  },
  {
    name: 'a release never takes cash below zero, nor deeper into debt',
    folder,
    requirements: ['R-MKT-15'],
    property: (subject) =>
      fc.property(releaseArbitrary(subject), fc.integer({ min: -5_000, max: 10_000 }), ({ club, which }, cash) => {
        const poor = { ...club, finances: { ...club.finances, totalMoney: cash } };
        const released = release(subject, { club: poor, which });
        return released === null || released.club.finances.totalMoney >= Math.min(0, cash);
      }),
    broken: {
      what: 'the whole fee is taken from any club',
      rules: {
        releasePlayer: (action, ruleset) => {
          const released = ours.releasePlayer(action, ruleset);
          if (!released.ok) return released;
          const { finances } = action.club;
          const totalMoney = finances.totalMoney - ours.rescissionFee(released.value.player, ruleset);
          const club = { ...released.value.club, finances: { ...finances, totalMoney } };
          return { ok: true, value: { ...released.value, club } };
        },
      },
    },
  },
  {
    name: 'whoever is put up for sale stands in no saved line-up',
    folder,
    requirements: ['R-MKT-11'],
    property: ({ rules, ruleset }) =>
      fc.property(marketClubArbitrary('c1', ruleset), fc.nat(), (club, which) => {
        const player = club.players[which % club.players.length];
        if (player === undefined) return true;
        const listed = rules.listPlayer({ club, playerId: player.id, now }, withoutLimits(ruleset));
        return !listed.ok || rules.tacticsWith(listed.value.club.tactics, player.id).length === 0;
      }),
    broken: {
      what: 'only tactic A is looked at',
      rules: {
        listPlayer: (action, ruleset) => {
          const { A } = action.club.tactics;
          const listed = ours.listPlayer({ ...action, club: { ...action.club, tactics: { A, B: A, C: A } } }, ruleset);
          if (!listed.ok) return listed;
          return { ok: true, value: { ...listed.value, club: { ...listed.value.club, tactics: action.club.tactics } } };
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
