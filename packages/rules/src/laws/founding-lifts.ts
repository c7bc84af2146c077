/** Laws of the lift by which a new club keeps up with a world that has risen. */
import fc from 'fast-check';
import { createClub } from '../club-creation/create-club.ts';
import * as ours from '../club-creation/founding-lift.ts';
import { CATEGORIES } from '../clubs/category.ts';
import type { ForecastRow } from '../competitions/forecast-row.ts';
import { createRandom } from '../core/random.ts';
import { emblemArbitrary } from '../testing/arbitraries/club-creation.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'club-creation';

/** Differences of floating point. */
const ERROR = 1e-6;
const isNear = (one: number, other: number) => Math.abs(one - other) < ERROR;

/** By how much wages differ at most, as a share: skills are rounded. */
const SAME_WAGES = 0.03;

/** Rounded skills move a potential by less. */
const POTENTIAL_STEP = 1;

const rowsOf = (strengths: readonly number[]): ForecastRow[] =>
  strengths.map((strength, index) => ({ clubId: `c${index + 1}`, strength }));

const strengthsArbitrary = () => fc.array(fc.integer({ min: 30, max: 95 }), { minLength: 1, maxLength: 12 });

export const foundingLiftLaws: readonly Law[] = [
  {
    name: 'a category lifts its new clubs as far as its newest elevens have risen, from a least rise up to a bound; before the first draw by the lift of a new world',
    folder,
    requirements: ['R-CLU-21'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.constantFrom(...CATEGORIES),
        fc.array(strengthsArbitrary(), { maxLength: 6 }),
        fc.integer({ min: 1, max: 5 }),
        (category, leagues, more) => {
          const { newWorldLift, levelLeagues, elevenAbove, leastLift, highestLift } = ruleset.clubCreation;
          const liftOf = (all: readonly (readonly number[])[]) =>
            rules.foundingLift({ category, forecasts: all.map(rowsOf) }, ruleset);
          const newest = leagues.slice(0, levelLeagues);
          const flat = newest.flat();
          const level = flat.reduce((sum, strength) => sum + strength, 0) / Math.max(1, flat.length);
          const risen = level - (ruleset.players.categories[category].mean + elevenAbove);
          const lift = liftOf(leagues);
          const higher = liftOf(leagues.map((league) => league.map((strength) => strength + more)));
          return (
            lift >= 0 &&
            lift <= highestLift &&
            liftOf([]) === newWorldLift &&
            lift === liftOf(newest) &&
            higher >= lift &&
            (leagues.length === 0 ||
              (risen < leastLift - ERROR
                ? lift === 0
                : risen < leastLift + ERROR || isNear(lift, Math.min(risen, highestLift))))
          );
        },
      ),
    broken: {
      what: 'a fallen category weakens its new clubs',
      rules: {
        foundingLift: (level, ruleset) => {
          const lift = ours.foundingLift(level, ruleset);
          return lift === 0 && level.forecasts.length > 0 ? -1 : lift;
        },
      },
    },
  },
  {
    name: 'a club that is founded with a lift has grown by as many points, its potential by no more, and opens with the usual money and the contracts of before; a lift of 0 changes nothing',
    folder,
    requirements: ['R-CLU-21', 'R-CLU-22'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer(), fc.integer({ min: 0, max: 10 }), emblemArbitrary(), (seed, lift, emblem) => {
        const input = { id: 'c1', name: 'Vaga Lume', emblem, kitId: 0, managerName: 'Ana', now: BUILT_AT };
        const found = (points?: number) => {
          const founded = rules.createClub(
            { ...input, ...(points !== undefined && { lift: points }) },
            createRandom(seed),
            ruleset,
          );
          return founded.ok ? founded.value.club : null;
        };
        const [ordinary, same, lifted] = [found(), found(0), found(lift)];
        if (ordinary === null || same === null || lifted === null) return false;
        const gain = rules.bestElevenRating(lifted, ruleset) - rules.bestElevenRating(ordinary, ruleset);
        return (
          Math.abs(gain - lift) < 1 &&
          lifted.players.every(({ attributes: { potential } }, index) => {
            const before = ordinary.players[index]?.attributes.potential ?? 0;
            return potential >= before - POTENTIAL_STEP && potential <= before + lift + POTENTIAL_STEP;
          }) &&
          lifted.players.every((player) => player.attributes.potential >= rules.overall(player, ruleset)) &&
          rules.bestElevenRating(same, ruleset) === rules.bestElevenRating(ordinary, ruleset) &&
          same.finances.totalMoney === ruleset.clubCreation.openingMoney &&
          lifted.finances.totalMoney === ruleset.clubCreation.openingMoney &&
          Math.abs(rules.weeklySalaries(lifted.players) / rules.weeklySalaries(ordinary.players) - 1) < SAME_WAGES
        );
      }),
    broken: {
      what: 'a lift is forgotten',
      rules: { createClub: ({ lift: _, ...input }, random, ruleset) => createClub(input, random, ruleset) },
    },
  },
];
