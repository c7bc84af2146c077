/** Laws of the upkeep of facilities. */
import fc from 'fast-check';
import { CATEGORIES } from '../clubs/category.ts';
import * as ours from '../facilities/index.ts';
import { facilitiesArbitrary, facilityNameArbitrary } from '../testing/arbitraries/facilities.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'facilities';

const categoryArbitrary = () => fc.constantFrom(...CATEGORIES);

export const facilityUpkeepLaws: readonly Law[] = [
  {
    name: 'the upkeep of a facility is whole dollars, never falls with its level, and stays the same above the last level of the table',
    folder,
    requirements: ['R-FAC-7'],
    property: ({ rules, ruleset }) =>
      fc.property(facilityNameArbitrary(), categoryArbitrary(), (facility, category) => {
        const { weekly, categories } = ruleset.finances.upkeep;
        const levels = weekly[facility];
        const costs = [...levels, 0].map((_, index) =>
          rules.facilityUpkeep({ facility, level: index + 1, category }, ruleset),
        );
        return (
          costs.every((cost, index) => Number.isSafeInteger(cost) && cost >= (costs[index - 1] ?? 0)) &&
          costs.at(-1) === costs.at(-2) &&
          costs[0] === Math.round((levels[0] ?? 0) * categories[category])
        );
      }),
    broken: {
      what: 'each level costs as much as the first',
      rules: {
        facilityUpkeep: (input, ruleset) => ours.facilityUpkeep({ ...input, level: 1 }, ruleset) + (input.level % 2),
      },
    },
  },
  {
    name: 'the upkeep of a club is that of its four facilities',
    folder,
    requirements: ['R-FAC-7'],
    property: ({ rules, ruleset }) =>
      fc.property(facilitiesArbitrary(ruleset), categoryArbitrary(), (facilities, category) => {
        const each = rules.FACILITY_NAMES.map((facility) =>
          rules.facilityUpkeep({ facility, level: rules.facilityLevel(facilities, facility), category }, ruleset),
        );
        return rules.weeklyUpkeep({ facilities, category }, ruleset) === each.reduce((sum, cost) => sum + cost, 0);
      }),
    broken: {
      what: 'the stadium costs nothing',
      rules: {
        weeklyUpkeep: ({ facilities, category }, ruleset) =>
          ours.weeklyUpkeep(
            { category, facilities: { ...facilities, stadium: { ...facilities.stadium, level: 1 } } },
            ruleset,
          ),
      },
    },
  },
  {
    name: 'a club pays its upkeep by one entry, as far as its cash goes and never below zero',
    folder,
    requirements: ['R-FAC-8', 'R-FIN-5'],
    property: ({ rules, ruleset }) =>
      fc.property(
        facilitiesArbitrary(ruleset),
        fc.integer({ min: -100_000, max: 300_000 }),
        (facilities, totalMoney) => {
          const built = buildClub({ facilities });
          const club = { ...built, finances: { ...built.finances, totalMoney } };
          const paid = rules.payUpkeep({ club, now: BUILT_AT }, ruleset);
          const owed = rules.weeklyUpkeep(club, ruleset);
          const amount = Math.min(owed, Math.max(0, totalMoney));
          const entries = paid.entries.map((entry) => [entry.clubId, entry.type, entry.amount, entry.date]);
          return (
            paid.club.finances.totalMoney === totalMoney - amount &&
            same(entries, amount === 0 ? [] : [[club.id, 'Facility Upkeep', -amount, BUILT_AT]]) &&
            paid.events.length === 0
          );
        },
      ),
    broken: {
      what: 'a club in debt pays as well',
      rules: {
        payUpkeep: ({ club, now }, ruleset) => {
          const { totalMoney } = club.finances;
          const lent = { ...club, finances: { ...club.finances, totalMoney: totalMoney + 1e9 } };
          const paid = ours.payUpkeep({ club: lent, now }, ruleset);
          const left = paid.club.finances.totalMoney - 1e9;
          return { ...paid, club: { ...paid.club, finances: { ...paid.club.finances, totalMoney: left } } };
        },
      },
    },
  },
];
