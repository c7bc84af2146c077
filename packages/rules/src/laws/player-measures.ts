/** What is measured of players and squads, each against what it is made of. */
import fc from 'fast-check';
import { playerArbitrary } from '../testing/arbitraries/players.ts';
import { buildPlayer } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'players';

export const playerMeasureLaws: readonly Law[] = [
  {
    name: 'without his boosters a player is as good as his skills make him in his natural position, and with them no worse',
    folder,
    requirements: ['R-PLA-7'],
    property: ({ rules, ruleset }) =>
      fc.property(playerArbitrary(), (player) => {
        const { attributes, personalData } = player;
        return (
          rules.ownOverall(player, ruleset) === rules.positionRating(attributes, personalData.position, ruleset) &&
          rules.overall(player, ruleset) >= rules.ownOverall(player, ruleset)
        );
      }),
    broken: { what: 'nobody is any good', rules: { ownOverall: () => 0 } },
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
