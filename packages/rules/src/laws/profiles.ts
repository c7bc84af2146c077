/** Laws of the profiles of managers. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import { CATEGORIES } from '../clubs/category.ts';
import { COMPETITION_NAMES } from '../competitions/competition-name.ts';
import * as ours from '../profiles/index.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'profiles';
const now = BUILT_AT;
const LEVELS: readonly string[] = CATEGORIES;

const seasonArbitrary = fc
  .record({
    name: fc.constantFrom(...COMPETITION_NAMES),
    category: fc.constantFrom(...CATEGORIES),
    place: fc.option(fc.integer({ min: 1, max: 10 })),
    wins: fc.nat(9),
    draws: fc.nat(9),
    losses: fc.nat(9),
    margin: fc.option(fc.integer({ min: 1, max: 9 })),
    number: fc.nat(99),
  })
  .map(
    ({ margin, ...season }): ours.ManagerSeason => ({
      ...season,
      competitionId: `l${season.number}`,
      biggestWin:
        margin === null
          ? null
          : {
              matchId: `m${season.number}`,
              date: now,
              opponentId: 'c2',
              opponentName: 'Clube',
              isHome: true,
              goalsFor: margin,
              goalsAgainst: 0,
              attendance: 1,
            },
    }),
  );

export const profileLaws: readonly Law[] = [
  {
    name: 'a career counts the matches of all editions, and the places of finished ones alone',
    folder,
    requirements: ['R-PFL-2'],
    property: ({ rules }) =>
      fc.property(
        fc.array(seasonArbitrary, { maxLength: 6 }),
        fc.array(seasonArbitrary, { maxLength: 2 }),
        (finished, current) => {
          const career = rules.managerCareer({ finished, current });
          const all = [...finished, ...current];
          const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
          const leagues = finished.filter(({ name, place }) => name === 'MM League' && place !== null);
          const rank = ({ category, place }: Pick<ours.ManagerSeason, 'category' | 'place'>) =>
            (place ?? 99) - 100 * LEVELS.indexOf(category);
          const best = Math.min(...leagues.map(rank));
          return (
            career.seasons === finished.length &&
            career.wins === sum(all.map(({ wins }) => wins)) &&
            career.draws === sum(all.map(({ draws }) => draws)) &&
            career.losses === sum(all.map(({ losses }) => losses)) &&
            same(
              career.titles.map(({ competitionId }) => competitionId),
              finished.filter(({ place }) => place === 1).map(({ competitionId }) => competitionId),
            ) &&
            (career.bestPlace === null ? leagues.length === 0 : rank(career.bestPlace) === best) &&
            (career.biggestWin?.goalsFor ?? 0) === Math.max(0, ...all.map((season) => season.biggestWin?.goalsFor ?? 0))
          );
        },
      ),
    broken: {
      what: 'places of editions under way count',
      rules: {
        managerCareer: ({ finished, current }) =>
          ours.managerCareer({ finished: [...finished, ...current], current: [] }),
      },
    },
  },
  {
    name: 'a last visit is shown by UTC day and week, and never where the manager does not show it',
    folder,
    requirements: ['R-PFL-4'],
    property: ({ rules }) =>
      fc.property(fc.option(fc.nat(20), { nil: null }), fc.boolean(), (halfDays, isShown) => {
        const visitedAt = halfDays === null ? null : now - halfDays * (DAY / 2);
        const word = rules.lastSeen({ visitedAt, isShown, now });
        if (visitedAt === null || !isShown) return word === null;
        const isToday = Math.floor(visitedAt / DAY) === Math.floor(now / DAY);
        return word === (isToday ? 'today' : now - visitedAt < 7 * DAY ? 'this-week' : 'earlier');
      }),
    broken: {
      what: 'a hidden visit leaks',
      rules: { lastSeen: (input) => ours.lastSeen({ ...input, isShown: true }) },
    },
  },
];
