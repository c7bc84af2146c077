/** Laws of totals of past transfers, and of comparable sales. */
import fc from 'fast-check';
import * as ours from '../scouting/index.ts';
import { playerArbitrary } from '../testing/arbitraries/players.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'scouting';
const now = BUILT_AT;
const party = (clubId: string) => ({ clubId, category: 'Várzea', leagueId: null }) as const;

/** Sales around a player: by how much each differs from him, whether in his position, whether they are his own. */
const salesArbitrary = fc.array(
  fc.record({
    isOwn: fc.boolean(),
    position: fc.constantFrom('same', 'GK', 'CF', null),
    older: fc.option(fc.integer({ min: -5, max: 5 })),
    better: fc.option(fc.integer({ min: -5, max: 5 })),
    price: fc.integer({ min: 100, max: 900_000 }),
    date: fc.integer({ min: now - 1_000_000, max: now }),
  }),
  { maxLength: 30 },
);

export const pastTransferLaws: readonly Law[] = [
  {
    name: 'what all clubs spend and earn among themselves adds up to nothing',
    folder,
    requirements: ['R-SCT-5'],
    property: ({ rules }) => {
      const club = fc.constantFrom('c1', 'c2', 'c3');
      const move = fc.record({ price: fc.nat(1_000), from: club.map(party), to: club.map(party) });
      return fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        const balances = ['c1', 'c2', 'c3'].map((id) => rules.transferBalance(moves, id));
        const sum = (of: (balance: ours.TransferBalance) => number) => balances.reduce((all, one) => all + of(one), 0);
        const prices = moves.reduce((all, { price }) => all + price, 0);
        return (
          sum(({ balance }) => balance) === 0 &&
          sum(({ spent }) => spent) === prices &&
          sum(({ earned }) => earned) === prices &&
          sum(({ bought }) => bought) === moves.length &&
          sum(({ sold }) => sold) === moves.length &&
          balances.every(({ earned, spent, balance }) => balance === earned - spent)
        );
      });
    },
    broken: {
      what: 'sales are not counted',
      rules: { transferBalance: (moves, id) => ({ ...ours.transferBalance(moves, id), earned: 0 }) },
    },
  },
  {
    name: 'a transfer keeps who the player was at that moment',
    folder,
    requirements: ['R-SCT-4'],
    property: ({ rules, ruleset }) =>
      fc.property(playerArbitrary(), fc.nat(), (player, price) => {
        const transfer = rules.transferOf({ player, price, from: null, to: party('c2'), now }, ruleset);
        return (
          transfer.playerId === player.id &&
          transfer.position === player.personalData.position &&
          transfer.overall === Math.trunc(rules.ownOverall(player, ruleset)) &&
          transfer.age === rules.playerAge(player, now) &&
          transfer.price === price &&
          transfer.date === now &&
          transfer.from === null &&
          transfer.to.clubId === 'c2'
        );
      }),
    broken: {
      what: 'his age is forgotten',
      rules: { transferOf: (input, ruleset) => ({ ...ours.transferOf(input, ruleset), age: null }) },
    },
  },
  {
    name: 'comparable sales are the newest of others alike, and their median lies among their prices',
    folder,
    requirements: ['R-SCT-7'],
    property: ({ rules, ruleset }) =>
      fc.property(playerArbitrary(), salesArbitrary, (player, bare) => {
        const rating = Math.trunc(rules.ownOverall(player, ruleset));
        const years = rules.playerAge(player, now);
        const sales = bare.map(({ isOwn, position, older, better, price, date }) => ({
          playerId: isOwn ? player.id : 'other',
          name: 'Zico',
          position: position === 'same' ? player.personalData.position : position,
          overall: better === null ? null : rating + better,
          age: older === null ? null : years + older,
          price,
          date,
          from: null,
          to: party('c2'),
        }));
        const compared = rules.comparableSales({ player, sales, now }, ruleset);
        const isAlike = ({ playerId, position, overall, age }: (typeof sales)[number]) =>
          playerId !== player.id &&
          position !== null &&
          rules.marketPosition(position) === rules.marketPosition(player.personalData.position) &&
          Math.abs((overall ?? 999) - rating) <= rules.COMPARABLE_SPAN.overall &&
          Math.abs((age ?? 999) - years) <= rules.COMPARABLE_SPAN.age;
        const alike = sales.filter(isAlike);
        const oldest = Math.min(...compared.sales.map(({ date }) => date));
        const left = alike.filter((sale) => !compared.sales.includes(sale));
        const { median } = compared;
        const prices = compared.sales.map(({ price }) => price);
        const below = prices.filter((price) => median !== null && price <= Math.ceil(median)).length;
        const above = prices.filter((price) => median !== null && price >= Math.floor(median)).length;
        return (
          compared.sales.length === Math.min(alike.length, rules.COMPARABLE_SALES) &&
          compared.sales.every(isAlike) &&
          left.every(({ date }) => date <= oldest) &&
          (median === null) === (prices.length === 0) &&
          below * 2 >= prices.length &&
          above * 2 >= prices.length
        );
      }),
    broken: {
      what: 'the first sale is left out',
      rules: {
        comparableSales: (input, ruleset) => {
          const { sales } = ours.comparableSales(input, ruleset);
          return { sales: sales.slice(1), median: null };
        },
      },
    },
  },
];
