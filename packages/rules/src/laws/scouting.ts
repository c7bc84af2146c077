/** What a search costs before it is used, what transfers add up to, and what a manager hears of the players he watches. */
import fc from 'fast-check';
import { CATEGORIES } from '../clubs/category.ts';
import { createRandom } from '../core/random.ts';
import * as ours from '../scouting/index.ts';
import { searchArbitrary } from '../testing/arbitraries/market.ts';
import { playerArbitrary } from '../testing/arbitraries/players.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'scouting';
const now = BUILT_AT;
const party = (clubId: string) => ({ clubId, category: 'Várzea', leagueId: null }) as const;
const moneyArbitrary = fc.oneof(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: 40_000_000 }));
const statusArbitrary = fc.record({ forSale: fc.boolean(), marketValue: fc.integer({ min: 1, max: 9 }) });
const choicesArbitrary = fc.record({
  note: fc.option(fc.string({ maxLength: 250 })),
  whenForSale: fc.boolean(),
  priceUpTo: fc.option(fc.integer({ min: 1, max: 9 })),
});

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

export const scoutingLaws: readonly Law[] = [
  {
    name: 'a player who fits a search costs no less and no more than its prices say',
    folder,
    requirements: ['R-SCT-1', 'R-SCT-2'],
    property: ({ rules, ruleset }) =>
      fc.property(searchArbitrary(ruleset), fc.integer(), fc.boolean(), (search, seed, isBudding) => {
        const { age, overall } = search;
        const bounds = (ranges: typeof ruleset.market.ageRanges, key: string) => {
          const { from = 0, to = 0 } = ranges.find((range) => range.key === key) ?? {};
          return { minimum: from, maximum: to };
        };
        const strength = { overall: bounds(ruleset.market.overallRanges, overall) };
        const ages = bounds(ruleset.market.ageRanges, age);
        const made = { id: 'p1', position: search.position, age: ages, strength, now };
        const player = rules.generatePlayer(createRandom(seed), made, ruleset);
        const { highestPotential } = ruleset.players;
        const own = rules.ownOverall(player, ruleset);
        const potential = isBudding ? Math.max(own, highestPotential) : own;
        const value = rules.marketValue({ ...player, attributes: { ...player.attributes, potential } }, now, ruleset);
        const prices = rules.searchPrices(search, ruleset);
        const reach = rules.reachOf(value, prices);
        return (
          prices.lowest <= value &&
          value <= prices.highest &&
          rules.reachOf(prices.highest + 1, prices) === 'all' &&
          rules.reachOf(prices.lowest, prices) === 'none' &&
          reach === (value === prices.lowest ? 'none' : 'some')
        );
      }),
    broken: {
      what: 'nobody is thought to grow',
      rules: {
        searchPrices: (search, ruleset) => ({ ...ours.searchPrices(search, ruleset), highest: 100 }),
      },
    },
  },
  {
    name: 'an affordable search is for the same position and within reach, and there is one where any supplied search is',
    folder,
    requirements: ['R-SCT-3'],
    property: ({ rules, ruleset }) =>
      fc.property(
        searchArbitrary(ruleset),
        moneyArbitrary,
        fc.constantFrom(...CATEGORIES),
        (search, available, category) => {
          const found = rules.affordableSearch({ search, available, category }, ruleset);
          const isWithin = (each: Parameters<typeof rules.searchPrices>[0]) =>
            rules.reachOf(available, rules.searchPrices(each, ruleset)) !== 'none';
          const any = rules
            .suppliedSearches([category], ruleset)
            .some(({ overall, age }) => isWithin({ overall: overall.key, age: age.key }));
          return found === null ? !any : found.position === search.position && isWithin(found);
        },
      ),
    broken: {
      what: 'it is the search that was asked for',
      rules: { affordableSearch: ({ search }) => search },
    },
  },
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
  {
    name: 'a manager hears of a change in a watched player’s sale once, and of what he did not ask for never',
    folder,
    requirements: ['R-SCT-13'],
    property: ({ rules }) =>
      fc.property(choicesArbitrary, statusArbitrary, statusArbitrary, (choices, before, after) => {
        const alerts = rules.watchAlerts(choices, before, after);
        const { whenForSale, priceUpTo } = choices;
        const isListed = whenForSale && after.forSale && !before.forSale;
        const hasFallen = priceUpTo !== null && after.marketValue <= priceUpTo && before.marketValue > priceUpTo;
        return (
          alerts.includes('for-sale') === isListed &&
          alerts.includes('price-reached') === hasFallen &&
          rules.watchAlerts(choices, after, after).length === 0
        );
      }),
    broken: {
      what: 'he hears of it every day',
      rules: { watchAlerts: (choices, _, after) => ours.watchAlerts(choices, { ...after, forSale: false }, after) },
    },
  },
  {
    name: 'a club watches others’ players up to the limit, and a watched one keeps when and at what price it began',
    folder,
    requirements: ['R-SCT-9'],
    property: ({ rules, ruleset }) =>
      fc.property(playerArbitrary(), choicesArbitrary, fc.nat(60), (player, choices, count) => {
        const input = { clubId: 'c9', player, choices, now };
        const first = rules.watchPlayer({ ...input, watched: [] }, ruleset);
        if (!first.ok) return false;
        const others = Array.from({ length: count }, (_, index) => ({ ...first.value, playerId: `other-${index}` }));
        const added = rules.watchPlayer({ ...input, watched: others }, ruleset);
        const later = { ...input, choices: { ...choices, note: null }, now: now + 1 };
        const again = rules.watchPlayer({ ...later, watched: [first.value] }, ruleset);
        const own = rules.watchPlayer({ ...input, clubId: player.club ?? '', watched: [] }, ruleset);
        const { note } = first.value;
        return (
          added.ok === count < rules.WATCHED_PLAYERS &&
          again.ok &&
          again.value.since === now &&
          again.value.note === null &&
          first.value.price === player.marketValue &&
          first.value.overall === Math.trunc(rules.ownOverall(player, ruleset)) &&
          (note === null || (note.length <= rules.WATCH_NOTE_LENGTH && note.length > 0)) &&
          own.ok === (player.club === null)
        );
      }),
    broken: {
      what: 'the limit is not kept',
      rules: { watchPlayer: (input, ruleset) => ours.watchPlayer({ ...input, watched: [] }, ruleset) },
    },
  },
  {
    name: 'a filter of results asks for each of its parts, and for nothing more',
    folder,
    requirements: ['R-SCT-15'],
    property: ({ rules }) =>
      fc.property(playerArbitrary(), (player) => {
        const { marketValue: price, salary } = player;
        const minimum = Math.trunc(player.attributes.potential);
        const name = player.personalData.name.toUpperCase();
        const met = { name, price, salary, attribute: { name: 'potential', minimum } } as const;
        const meets = (changes: Partial<ours.ResultFilter>) => rules.meetsFilter(player, { ...met, ...changes });
        return (
          rules.meetsFilter(player, rules.NO_FILTER) &&
          meets({}) &&
          !meets({ name: `${name}x` }) &&
          !meets({ price: price - 1 }) &&
          !meets({ salary: salary - 1 }) &&
          !meets({ attribute: { name: 'potential', minimum: minimum + 1 } })
        );
      }),
    broken: {
      what: 'the salary is not looked at',
      rules: { meetsFilter: (player, filter) => ours.meetsFilter(player, { ...filter, salary: null }) },
    },
  },
];
