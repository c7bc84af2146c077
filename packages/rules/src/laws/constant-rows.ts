/** Laws of the rows in the rule set's lists: keys are unique, and curves rise from their first row to their last. */
import type { Curve } from '../core/curve.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { noneOf, notRising, outside, withConstants } from './constant-checks.ts';
import type { Law } from './law.ts';

/** Reports each value that appears more than once. */
function repeated(path: string, values: readonly (number | string)[]): readonly string[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [`${path}: ${value} comes twice`] : []));
}

/** Complains where a curve goes back, and where it falls though it may only rise. */
function curveComplaints(path: string, curve: Curve, mayOnly?: 'rise' | 'fall'): readonly string[] {
  const values = curve.map(({ value }) => value);
  const inOrder = mayOnly === 'fall' ? values.toReversed() : values;
  return [
    ...notRising(
      path,
      curve.map(({ at }) => at),
    ),
    ...(mayOnly === undefined ? [] : notRising(path, inOrder, 'level')),
  ];
}

export const constantRowsLaws: readonly Law[] = [
  {
    name: 'every booster of a kind has an id of its own',
    folder: 'boosters',
    requirements: ['R-BOO-1', 'R-BOO-2'],
    property: ({ ruleset }) => {
      const { playerBoosters, matchBoosters } = ruleset.boosters;
      return noneOf(
        Object.entries({ playerBoosters, matchBoosters }).flatMap(([name, boosters]) =>
          repeated(
            `boosters.${name}`,
            boosters.map(({ id }) => id),
          ),
        ),
      );
    },
    broken: {
      what: 'all boosters of a match are booster 1',
      ruleset: withConstants({
        boosters: { matchBoosters: ALPHA.boosters.matchBoosters.map((row) => ({ ...row, id: 1 })) },
      }),
    },
  },
  {
    name: 'a place has one prize, and is awarded once',
    folder: 'competitions',
    requirements: ['R-COM-18', 'R-COM-20'],
    property: ({ ruleset }) => {
      const { prizes, awardPlaces } = ruleset.competitions;
      return noneOf([
        ...Object.entries(prizes).flatMap(([name, rows]) =>
          repeated(
            `competitions.prizes.${name}`,
            rows.map(({ place }) => place),
          ),
        ),
        ...Object.entries(awardPlaces).flatMap(([name, places]) =>
          repeated(`competitions.awardPlaces.${name}`, places),
        ),
      ]);
    },
    broken: {
      what: 'the champion gets two awards',
      ruleset: withConstants({ competitions: { awardPlaces: { 'MM League': [1, 1, 2] } } }),
    },
  },
  {
    name: 'a facility’s levels are counted from 1, none left out',
    folder: 'facilities',
    requirements: ['R-FAC-1'],
    property: ({ ruleset }) =>
      noneOf(
        Object.entries(ruleset.facilities).flatMap(([name, levels]: [string, readonly { readonly level: number }[]]) =>
          levels.flatMap(({ level }, index) =>
            level === index + 1 ? [] : [`facilities.${name}: ${level} is row ${index + 1}`],
          ),
        ),
      ),
    broken: {
      what: 'the gym begins at level 2',
      ruleset: withConstants({
        facilities: { gym: ALPHA.facilities.gym.map((row) => ({ ...row, level: row.level + 1 })) },
      }),
    },
  },
  {
    name: 'who is better is worth more and earns more, and who is older has less room to grow',
    folder: 'players',
    requirements: ['R-PLA-10', 'R-PLA-11', 'R-PLA-13'],
    property: ({ ruleset }) => {
      const { marketValue, salary, growth, ages } = ruleset.players;
      return noneOf([
        ...curveComplaints('players.marketValue.overall', marketValue.overall, 'rise'),
        ...curveComplaints('players.marketValue.age', marketValue.age),
        ...curveComplaints('players.marketValue.potential', marketValue.potential, 'fall'),
        ...curveComplaints('players.salary.overall', salary.overall, 'rise'),
        ...curveComplaints('players.growth', growth, 'fall'),
        ...notRising(
          'players.ages',
          ages.map(({ age }) => age),
        ),
      ]);
    },
    broken: {
      what: 'growth is listed from the old to the young',
      ruleset: (ruleset) => ({
        ...ruleset,
        players: { ...ruleset.players, growth: ruleset.players.growth.toReversed() },
      }),
    },
  },
  {
    name: 'the years take more with each birthday, from skills as from potential',
    folder: 'players',
    requirements: ['R-PLA-18', 'R-PLA-19'],
    property: ({ ruleset }) =>
      noneOf(
        Object.entries(ruleset.players.ageing).flatMap(([group, curve]) =>
          curveComplaints(`players.ageing.${group}`, curve, 'rise'),
        ),
      ),
    broken: {
      what: 'who is very old ages no more',
      ruleset: (ruleset) => ({
        ...ruleset,
        players: {
          ...ruleset.players,
          ageing: { ...ruleset.players.ageing, physical: [...ruleset.players.ageing.physical, { at: 50, value: 0 }] },
        },
      }),
    },
  },
  {
    name: 'every offer of a sponsor has an id of its own and lasts a day or more',
    folder: 'sponsorship',
    requirements: ['R-SPO-5'],
    property: ({ ruleset }) => {
      const { offers } = ruleset.sponsorship;
      return noneOf([
        ...repeated(
          'sponsorship.offers',
          offers.map(({ id }) => id),
        ),
        ...offers.flatMap(({ duration }) => outside('sponsorship.offers', duration, 1, Number.MAX_SAFE_INTEGER)),
      ]);
    },
    broken: {
      what: 'a contract is over as soon as it is signed',
      ruleset: withConstants({ sponsorship: { offers: [{ id: '1', duration: 0, factor: 1, credits: 2 }] } }),
    },
  },
];
