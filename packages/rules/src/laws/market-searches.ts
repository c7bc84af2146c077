import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import { CATEGORIES } from '../clubs/category.ts';
import { createRandom } from '../core/random.ts';
import * as ours from '../market/index.ts';
import { marketPlayerArbitrary, searchArbitrary } from '../testing/arbitraries/market.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'market';
const now = BUILT_AT;

/** Laws of what a search finds, how often one searches, and what there is to find. */
export const marketSearchLaws: readonly Law[] = [
  {
    name: 'every whole age and overall between the ends of the ranges lies in exactly one range',
    folder,
    requirements: ['R-MKT-3'],
    property: ({ ruleset: { market } }) =>
      fc.property(
        fc.constantFrom(market.ageRanges, market.overallRanges).chain((ranges) =>
          fc.record({
            ranges: fc.constant(ranges),
            value: fc.integer({
              min: Math.min(...ranges.map(({ from }) => from)),
              max: Math.max(...ranges.map(({ to }) => to)),
            }),
          }),
        ),
        ({ ranges, value }) => ranges.filter(({ from, to }) => from <= value && value <= to).length === 1,
      ),
    broken: {
      what: 'the ages 25 to 27 are missing',
      ruleset: (ruleset) => ({
        ...ruleset,
        market: { ...ruleset.market, ageRanges: ruleset.market.ageRanges.filter(({ from }) => from !== 25) },
      }),
    },
  },
  {
    name: 'a search written as one word reads back as itself',
    folder,
    requirements: ['R-MKT-6'],
    property: ({ rules, ruleset }) =>
      fc.property(searchArbitrary(ruleset), (search) => {
        const read = rules.parseSearch(rules.formatSearch(search), ruleset);
        return read.ok && same(read.value, search);
      }),
    broken: {
      what: 'age is written before overall',
      rules: { formatSearch: ({ position, overall, age }) => `${position}_${age}_${overall}` },
    },
  },
  {
    name: 'searches left are never negative and never above a day’s number',
    folder,
    requirements: ['R-MKT-1'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.nat(2 * ruleset.market.searchesPerDay),
        fc.integer({ min: -DAY, max: 3 * DAY }),
        (value, elapsed) => {
          const left = rules.remainingSearches({ value, lastUpdate: now }, now + elapsed, ruleset);
          return left >= 0 && left <= ruleset.market.searchesPerDay;
        },
      ),
    broken: {
      what: 'used searches are subtracted without end',
      rules: { remainingSearches: ({ value }, _, ruleset) => ruleset.market.searchesPerDay - value },
    },
  },
  {
    name: 'within a day from the first search no club searches more often than the day allows',
    folder,
    requirements: ['R-MKT-1', 'R-MKT-2'],
    property: ({ rules, ruleset }) =>
      fc.property(
        searchArbitrary(ruleset),
        fc.array(fc.nat(DAY - 1), {
          minLength: ruleset.market.searchesPerDay + 1,
          maxLength: ruleset.market.searchesPerDay + 5,
        }),
        (search, moments) => {
          let club = buildClub();
          let searches = 0;
          for (const moment of [0, ...moments].toSorted((left, right) => left - right)) {
            const searched = rules.searchMarket({ club, search, players: [], now: now + moment }, ruleset);
            if (!searched.ok) continue;
            club = searched.value.club;
            searches += 1;
          }
          return searches === ruleset.market.searchesPerDay;
        },
      ),
    broken: {
      what: 'a search without a result is free',
      rules: {
        searchMarket: (action, ruleset) => {
          const searched = ours.searchMarket(action, ruleset);
          if (!searched.ok || searched.value.players.length > 0) return searched;
          return { ok: true, value: { ...searched.value, club: action.club } };
        },
      },
    },
  },
  {
    name: 'a search finds players of others who are for sale and fit, all of them, and shows them without boosters',
    folder,
    requirements: ['R-MKT-7'],
    property: ({ rules, ruleset }) => {
      const player = fc
        .tuple(fc.nat(1_000), fc.constantFrom('c1', 'c2', null))
        .chain(([number, club]) => marketPlayerArbitrary({ id: `p${number}`, club, number: 1 }, ruleset));
      return fc.property(fc.array(player, { minLength: 1, maxLength: 10 }), fc.nat(), (players, which) => {
        const wanted = players[which % players.length];
        const search = wanted === undefined ? null : rules.searchFor(wanted, now, ruleset);
        if (search === null) return true;
        const searched = rules.searchMarket({ club: buildClub(), search, players, now }, ruleset);
        const fits = (candidate: (typeof players)[number]) =>
          candidate.forSale && candidate.club !== 'c1' && rules.matchesSearch(candidate, search, now, ruleset);
        const shown = players.filter(fits).map((candidate) => rules.playerSeenBy(candidate, 'c1'));
        const isBare = shown.every(({ attributeBoosters }) =>
          attributeBoosters.every(({ status }) => status !== 'occupied'),
        );
        return searched.ok && isBare && same(searched.value.players, shown);
      });
    },
    broken: {
      what: 'the filters are not looked at',
      rules: {
        searchMarket: (action, ruleset) => {
          const searched = ours.searchMarket(action, ruleset);
          if (!searched.ok) return searched;
          const players = action.players.filter(({ club }) => club !== action.club.id);
          return { ok: true, value: { ...searched.value, players } };
        },
      },
    },
  },
  {
    name: 'a supplied market has someone for every search on offer, and needs no more',
    folder,
    requirements: ['R-MKT-18', 'R-MKT-19'],
    property: ({ rules, ruleset }) => {
      const { ageRanges, overallRanges } = ruleset.market;
      return fc.property(
        fc.constantFrom(...ageRanges),
        fc.constantFrom(...overallRanges),
        fc.constantFrom(...CATEGORIES),
        fc.integer(),
        (age, overall, category, seed) => {
          const narrow = { ...ruleset, market: { ...ruleset.market, ageRanges: [age], overallRanges: [overall] } };
          const options = { categories: [category], now, idOf: (n: number) => `free-${n}` };
          const players = rules.supplyMarket(createRandom(seed), { ...options, players: [] }, narrow);
          const { from, to } = ruleset.market.supply[category];
          const isOnOffer = from <= overall.from && overall.to <= to;
          const searches = rules.suppliedSearches([category], narrow);
          const everySearchFinds = searches.every(({ position }) => {
            const search = { position, overall: overall.key, age: age.key };
            const found = players.filter((player) => rules.matchesSearch(player, search, now, narrow));
            return found.length > 0 && found.length >= ruleset.market.supplyPerSearch;
          });
          return (
            searches.length === (isOnOffer ? ours.MARKET_POSITIONS.length : 0) &&
            everySearchFinds &&
            rules.supplyMarket(createRandom(seed), { ...options, players }, narrow).length === 0
          );
        },
      );
    },
    broken: {
      what: 'the supply of a search is empty',
      ruleset: (ruleset) => ({ ...ruleset, market: { ...ruleset.market, supplyPerSearch: 0 } }),
    },
  },
];
