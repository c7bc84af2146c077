/** Laws of the price of a search before it is made, and of filters of its results. */
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
const moneyArbitrary = fc.oneof(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: 40_000_000 }));

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
      what: 'no player is thought to grow',
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
