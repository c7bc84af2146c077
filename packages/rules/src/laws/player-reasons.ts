/** Laws of explanations of players: the reasons of an overall and a value, numbers, names, the end of a career. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import { createRandom } from '../core/random.ts';
import * as ours from '../players/index.ts';
import { POSITIONS } from '../positions/position.ts';
import { ratingsByPosition } from '../positions/rating.ts';
import { boostedPlayerArbitrary } from '../testing/arbitraries/boosters.ts';
import { playerArbitrary, positionArbitrary, skillSetArbitrary } from '../testing/arbitraries/players.ts';
import { BUILT_AT, buildClub, buildPlayer, buildSquad } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { isAbout } from './same-answers.ts';

const folder = 'players';
const now = BUILT_AT;
/** Ratings are rounded to a millionth. */
const ROUNDING = 1e-5;

export const playerReasonsLaws: readonly Law[] = [
  {
    name: 'the reasons of an overall sum to it, and what boosters give in them to what it is above the player’s own',
    folder,
    requirements: ['R-PLA-7'],
    property: ({ rules, ruleset }) =>
      fc.property(boostedPlayerArbitrary(ruleset), (player) => {
        const reasons = rules.overallBreakdown(player, ruleset);
        const sum = (part: (reason: ours.OverallShare) => number) => reasons.reduce((all, each) => all + part(each), 0);
        const overall = rules.overall(player, ruleset);
        return (
          isAbout(
            sum(({ share }) => share),
            overall,
            ROUNDING,
          ) &&
          isAbout(
            sum(({ boosted }) => boosted),
            overall - rules.ownOverall(player, ruleset),
            ROUNDING,
          )
        );
      }),
    broken: {
      what: 'boosters are no reason',
      rules: {
        overallBreakdown: (player, ruleset) =>
          ours.overallBreakdown(player, ruleset).map((reason) => ({ ...reason, boosted: 0 })),
      },
    },
  },
  {
    name: 'an appraisal gives a player the value that its reasons multiply to, and the salary that he is worth',
    folder,
    requirements: ['R-PLA-10', 'R-PLA-12'],
    property: ({ rules, ruleset }) =>
      fc.property(playerArbitrary(), (player) => {
        const { value, overall, age, potential } = rules.marketValueBreakdown(player, now, ruleset);
        const { step } = ruleset.players.marketValue;
        const appraised = rules.appraise(player, now, ruleset);
        return (
          value >= step &&
          Math.abs(value - overall * age * potential) <= step &&
          potential >= 1 &&
          value === rules.marketValue(player, now, ruleset) &&
          appraised.marketValue === value &&
          appraised.salary === rules.weeklySalary(player, ruleset)
        );
      }),
    broken: {
      what: 'a player keeps the value that he came with',
      rules: { appraise: (player) => player },
    },
  },
  {
    name: 'a player is rated in all positions at once as in each alone, and every position has players whose own it is',
    folder,
    requirements: ['R-POS-2', 'R-POS-3'],
    property: ({ rules, ruleset }) =>
      fc.property(skillSetArbitrary(), positionArbitrary(), fc.string(), (skills, position, text) => {
        const ratings = rules.ratingsByPosition(skills, ruleset);
        const natural = rules.naturalGroup(position);
        return (
          Object.keys(ratings).length === POSITIONS.length &&
          ratings[position] === rules.positionRating(skills, position, ruleset) &&
          rules.isPosition(position) &&
          rules.isPosition(text) === Object.hasOwn(ratings, text) &&
          rules.naturalGroup(natural) === natural
        );
      }),
    broken: {
      what: 'the goal is not rated',
      rules: {
        ratingsByPosition: (skills, ruleset) => ({ ...ratingsByPosition(skills, ruleset), GK: 0 }),
      },
    },
  },
  {
    name: 'an average rating lies between the worst and the best of those that a player carries, and is theirs when all are alike',
    folder,
    requirements: ['R-PLA-6'],
    property: ({ rules }) =>
      fc.property(fc.array(fc.integer({ min: 10, max: 100 }), { maxLength: 20 }), (tenths) => {
        const ratings = tenths.map((tenth) => tenth / 10);
        const average = rules.averageRating({ ratings });
        const [first] = ratings;
        if (average === null || first === undefined) return average === null && first === undefined;
        return (
          average >= Math.min(...ratings) &&
          average <= Math.max(...ratings) &&
          rules.averageRating({ ratings: ratings.map(() => first) }) === first
        );
      }),
    broken: {
      what: 'a rating is the sum of all',
      rules: { averageRating: ({ ratings }) => ratings.reduce((sum, rating) => sum + rating, 0) },
    },
  },
  {
    name: 'a new shirt has the lowest free number',
    folder,
    requirements: ['R-PLA-16'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 45 }), { maxLength: 40, size: 'max' }), (worn) => {
        const number = rules.freeShirtNumber(
          worn.map((each) => ({ number: each })),
          ruleset,
        );
        const lower = Array.from({ length: Math.max(0, Math.ceil(number) - 1) }, (_, index) => index + 1);
        return number >= 1 && !worn.includes(number) && lower.every((each) => worn.includes(each));
      }),
    broken: {
      what: 'a new shirt has the number after the highest',
      rules: { freeShirtNumber: (players) => 1 + Math.max(0, ...players.map(({ number }) => number)) },
    },
  },
  {
    name: 'a squad of the right size is within its limits as soon as enough of it keep goal',
    folder,
    requirements: ['R-PLA-17'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(ruleset.players.squad.keepers + 2), (inGoal) => {
        const { minimum, keepers } = ruleset.players.squad;
        const squad = Array.from({ length: minimum }, (_, index) =>
          buildPlayer({ position: index < inGoal ? 'GK' : 'CM' }),
        );
        return squad.filter(rules.isKeeper).length >= keepers === rules.isWithinSquadLimits(squad, ruleset);
      }),
    broken: {
      what: 'any player can keep goal',
      rules: { isKeeper: () => true },
    },
  },
  {
    name: 'when careers end no player too old stays, no other one goes, the store gets their boosters, and youths fill the squad up',
    folder,
    requirements: ['R-PLA-20', 'R-PLA-25', 'R-PLA-26'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.array(fc.integer({ min: 17, max: 45 }), { minLength: 16, maxLength: 25, size: 'max' }),
        fc.string(),
        (ages, seed) => {
          const players = buildSquad()
            .slice(0, ages.length)
            .map((player, index) => {
              const dob = now - Math.ceil((ages[index] ?? 20) * 365.25 + 1) * DAY;
              const attributeBoosters = [{ slotId: 1, status: 'occupied', boosterId: index + 1 } as const];
              return { ...player, attributeBoosters, personalData: { ...player.personalData, dob } };
            });
          const club = buildClub({ players });
          const end = rules.retirePlayers({ club, now }, createRandom(seed), ruleset);
          const old = players.filter((player) => rules.retires(player, now, ruleset));
          const young = players.filter((player) => !old.includes(player));
          const { youthAges, squad } = ruleset.players;
          return (
            end.retired.map(({ id }) => id).join() === old.map(({ id }) => id).join() &&
            end.club.players.map(({ id }) => id).join() === [...young, ...end.promoted].map(({ id }) => id).join() &&
            end.club.playerBoosters.length === club.playerBoosters.length + old.length &&
            end.club.players.length >= squad.minimum &&
            (young.length < squad.minimum ||
              young.filter(rules.isKeeper).length < squad.keepers ||
              end.promoted.length <= (young.length < squad.initial && ruleset.players.youthShare > 0 ? 1 : 0)) &&
            end.promoted.every((player) => {
              const age = rules.playerAge(player, now);
              return age >= youthAges.minimum && age <= youthAges.maximum;
            }) &&
            end.events.length === old.length + end.promoted.length
          );
        },
      ),
    broken: {
      what: 'no youth replaces those who stop',
      rules: {
        retirePlayers: (input, random, ruleset) => {
          const end = ours.retirePlayers(input, random, ruleset);
          const players = end.club.players.filter((player) => !end.promoted.includes(player));
          return { ...end, club: { ...end.club, players }, promoted: [] };
        },
      },
    },
  },
  {
    name: 'a player’s name is made of names of his country, and the same draw gives the same name',
    folder,
    requirements: ['R-PLA-14'],
    property: ({ rules }) =>
      fc.property(fc.constantFrom(...ours.COUNTRIES), fc.string(), (country, seed) => {
        const name = rules.drawName(createRandom(seed), country);
        const known = new Set(Object.values(ours.NAME_LISTS[country]).flat().join(' ').split(' '));
        return name.split(' ').every((word) => known.has(word)) && rules.drawName(createRandom(seed), country) === name;
      }),
    broken: {
      what: 'every player has a Brazilian name',
      rules: { drawName: (random) => ours.drawName(random, 'BR') },
    },
  },
];
