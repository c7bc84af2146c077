/** Laws of new players, and of lists of them. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import { createRandom } from '../core/random.ts';
import * as ours from '../players/index.ts';
import { NATURAL_POSITIONS } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { playerArbitrary } from '../testing/arbitraries/players.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'players';

const now = BUILT_AT;

const withPlayers = (ruleset: Ruleset, players: Partial<Ruleset['players']>): Ruleset => ({
  ...ruleset,
  players: { ...ruleset.players, ...players },
});

const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;

/** A seed, a position, and a range of overall as the market asks for them. */
const wanted = () =>
  fc.record({
    seed: fc.integer(),
    position: fc.constantFrom(...NATURAL_POSITIONS),
    minimum: fc.integer({ min: 30, max: 95 }),
    width: fc.integer({ min: 0, max: 4 }),
  });

export const newPlayersLaws: readonly Law[] = [
  {
    name: 'a player who is asked for has an overall in the range, and a potential not below it',
    folder,
    requirements: ['R-PLA-13'],
    property: ({ rules, ruleset }) =>
      fc.property(wanted(), ({ seed, position, minimum, width }) => {
        const overall = { minimum, maximum: minimum + width };
        const options = { id: 'p1', now, position, strength: { overall } };
        const player = rules.generatePlayer(createRandom(seed), options, ruleset);
        const rating = rules.overall(player, ruleset);
        const shown = Math.floor(rating);
        return shown >= minimum && shown <= minimum + width && player.attributes.potential >= rating;
      }),
    broken: {
      what: 'every player is as good as a Várzea player',
      rules: {
        generatePlayer: (random, options, ruleset) =>
          ours.generatePlayer(random, { ...options, strength: { category: 'Várzea' } }, ruleset),
      },
    },
  },
  {
    name: 'a player who is asked for has an age in the range',
    folder,
    requirements: ['R-PLA-8', 'R-PLA-13'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer(), fc.constantFrom(...ruleset.players.ages), fc.nat(4_000), (seed, { age }, days) => {
        const then = now + days * DAY;
        const options = { id: 'p1', now: then, position: 'CM', strength: { category: 'Pro' } } as const;
        const range = { minimum: age, maximum: age };
        return (
          rules.playerAge(rules.generatePlayer(createRandom(seed), { ...options, age: range }, ruleset), then) === age
        );
      }),
    broken: {
      what: 'ages are counted in years of 360 days',
      rules: { playerAge: ({ personalData }, then) => Math.floor((then - personalData.dob) / DAY / 360) },
    },
  },
  {
    name: 'a new squad is of its size and within the limits, and no two of it share a number or an id',
    folder,
    requirements: ['R-PLA-15', 'R-PLA-16', 'R-PLA-17'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer(), fc.constantFrom('Várzea', 'Amador', 'Semi-Pro', 'Pro'), (seed, category) => {
        const squad = rules.generateSquad(createRandom(seed), { category, clubId: 'c1', now }, ruleset);
        return (
          squad.length === ruleset.players.squad.initial &&
          rules.isWithinSquadLimits(squad, ruleset) &&
          distinct(squad.map(({ number }) => number)) &&
          distinct(squad.map(({ id }) => id))
        );
      }),
    broken: {
      what: 'a new squad has eleven players',
      ruleset: (ruleset) => withPlayers(ruleset, { squad: { ...ruleset.players.squad, initial: 11 } }),
    },
  },
  {
    name: 'a squad list holds every player once, in the order of its column',
    folder,
    requirements: ['R-PLA-4'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.array(playerArbitrary(), { maxLength: 12 }),
        fc.constantFrom(...ours.SQUAD_COLUMNS),
        fc.constantFrom('asc', 'desc'),
        (players, by, direction) => {
          const list = rules.sortSquad(players, { by, direction }, ruleset);
          const sign = direction === 'asc' ? 1 : -1;
          const ordered = list.every((player, index) => {
            const previous = list[index - 1];
            return previous === undefined || sign * rules.compareByColumn(previous, player, by, ruleset) <= 0;
          });
          const [first, last] = [list.at(0), list.at(-1)];
          const areEmitted =
            by !== 'number' ||
            !first ||
            !last ||
            first.number === last.number ||
            rules.compareByColumn(first, last, by, ruleset) !== 0;
          return (
            areEmitted && ordered && list.length === players.length && players.every((player) => list.includes(player))
          );
        },
      ),
    broken: {
      what: 'a list is never turned round',
      rules: {
        sortSquad: (players, order, ruleset) => ours.sortSquad(players, { ...order, direction: 'asc' }, ruleset),
      },
    },
  },
];
