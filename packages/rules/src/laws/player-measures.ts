/** Laws of measures of players and squads: each equals what its parts add up to. */
import fc from 'fast-check';
import * as ours from '../players/index.ts';
import { positionRating } from '../positions/rating.ts';
import { boostedPlayerArbitrary } from '../testing/arbitraries/boosters.ts';
import { playerArbitrary } from '../testing/arbitraries/players.ts';
import { buildPlayer } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'players';

export const playerMeasureLaws: readonly Law[] = [
  {
    name: 'a set of skills has each skill once, with what was asked for in the order of the skills',
    folder,
    requirements: ['R-PLA-2'],
    property: ({ rules }) =>
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 25, maxLength: 25 }), (values) => {
        const skills = rules.skillSet((_, index) => values[index] ?? 0);
        return (
          Object.keys(skills).length === rules.SKILLS.length &&
          rules.SKILLS.every((skill, index) => skills[skill] === values[index])
        );
      }),
    broken: { what: 'every skill is the same', rules: { skillSet: () => ours.skillSet(() => 50) } },
  },
  {
    name: 'without his boosters a player is as good as his skills make him in his natural position, and with them no worse',
    folder,
    requirements: ['R-PLA-7'],
    property: ({ rules, ruleset }) =>
      fc.property(boostedPlayerArbitrary(ruleset), (player) => {
        const { attributes, personalData } = player;
        return (
          rules.ownOverall(player, ruleset) === rules.positionRating(attributes, personalData.position, ruleset) &&
          rules.overall(player, ruleset) >= rules.ownOverall(player, ruleset)
        );
      }),
    broken: { what: 'no player is any good', rules: { ownOverall: () => 0 } },
  },
  {
    name: 'in every position a player is as good as his skills with their boosters make him there, and overall as in his natural one',
    folder,
    requirements: ['R-PLA-7'],
    property: ({ rules, ruleset }) =>
      fc.property(boostedPlayerArbitrary(ruleset), (player) => {
        const boosted = rules.boostedAttributes(player, ruleset);
        return (
          rules.overall(player, ruleset) === rules.ratingIn(player, player.personalData.position, ruleset) &&
          rules.POSITIONS.every(
            (position) =>
              rules.ratingIn(player, position, ruleset) === rules.positionRating(boosted, position, ruleset),
          )
        );
      }),
    broken: {
      what: 'boosters help in the natural position alone',
      rules: {
        ratingIn: (player, position, ruleset) => positionRating(player.attributes, position, ruleset),
      },
    },
  },
  {
    name: 'who played has one match more, his experience and his loss of condition; who watched has his morale alone',
    folder,
    requirements: ['R-PLA-21', 'R-PLA-24'],
    property: ({ rules, ruleset }) =>
      fc.property(
        playerArbitrary(),
        fc.constantFrom('win', 'draw', 'loss'),
        fc.integer({ min: 1, max: 90 }),
        fc.boolean(),
        (player, result, minutes, played) => {
          const { position } = player.personalData;
          const appearance = played ? { minutes, position, goals: 1, assists: 0, rating: 7 } : null;
          const { attributes: before, statistics } = player;
          const after = rules.playerAfterMatch(player, { result, appearance }, ruleset);
          const { condition, exp, morale, ...rest } = after.attributes;
          return (
            morale === rules.moraleAfterMatch(before.morale, { result, played }, ruleset) &&
            after.statistics.matches === statistics.matches + (played ? 1 : 0) &&
            after.statistics.goals === statistics.goals + (played ? 1 : 0) &&
            exp === before.exp + (played ? rules.playerMatchExperience(minutes, ruleset) : 0) &&
            (played ? condition <= before.condition : condition === before.condition) &&
            ours.SKILLS.every((skill) => rest[skill] === before[skill])
          );
        },
      ),
    broken: {
      what: 'who sits on the bench learns as much as who plays',
      rules: {
        playerAfterMatch: (player, match, ruleset) => {
          const after = ours.playerAfterMatch(player, match, ruleset);
          return { ...after, attributes: { ...after.attributes, exp: player.attributes.exp + 10 } };
        },
      },
    },
  },
  {
    name: 'morale moves towards where a result draws it and never past that, further for who played',
    folder,
    requirements: ['R-PLA-23'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(100), fc.constantFrom('win', 'draw', 'loss'), (morale, result) => {
        const target = ruleset.players.morale.targets[result];
        const away = (played: boolean) => (rules.moraleAfterMatch(morale, { result, played }, ruleset) - target) * side;
        const side = morale < target ? -1 : 1;
        return (
          [true, false].every((played) => away(played) >= 0) &&
          away(true) <= away(false) &&
          away(false) <= Math.abs(morale - target)
        );
      }),
    broken: {
      what: 'a match wipes out what was before',
      rules: { moraleAfterMatch: () => 0 },
    },
  },
  {
    name: 'a squad is within its limits from the fewest players to the most, with a goalkeeper, and not beyond',
    folder,
    requirements: ['R-PLA-17'],
    property: ({ rules, ruleset }) => {
      const { minimum, maximum, keepers } = ruleset.players.squad;
      return fc.property(fc.nat(maximum + 5), fc.nat(keepers + 1), (size, inGoal) => {
        const squad = Array.from({ length: size }, (_, index) =>
          buildPlayer({ position: index < inGoal ? 'GK' : 'CB' }),
        );
        const expected = size >= minimum && size <= maximum && Math.min(size, inGoal) >= keepers;
        return rules.isWithinSquadLimits(squad, ruleset) === expected;
      });
    },
    broken: { what: 'any squad will do', rules: { isWithinSquadLimits: () => true } },
  },
];
