/** Laws of the groups of a tournament, and of what a place in any competition is called and earns. */
import fc from 'fast-check';
import * as ours from '../competitions/index.ts';
import { createRandom } from '../core/random.ts';
import { buildFullLeague } from '../testing/arbitraries/competitions.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'competitions';

const clubs = (count: number) => Array.from({ length: count }, (_, index) => `c${index + 1}`);

export const groupsLaws: readonly Law[] = [
  {
    name: 'every group of a tournament gets one club of each pot, and the same draw gives the same groups',
    folder,
    requirements: ['R-COM-30'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 6 }), fc.string(), (groups, size, seed) => {
        const seeds = clubs(groups * size);
        const drawn = rules.drawGroups(seeds, groups, createRandom(seed));
        const names = new Set(drawn.map(({ name }) => name));
        const again = rules.drawGroups(seeds, groups, createRandom(seed));
        return (
          drawn.length === groups &&
          names.size === groups &&
          names.has('A') &&
          same(again, drawn) &&
          drawn.every(({ clubIds }) => {
            const pots = clubIds.map((clubId) => Math.floor(seeds.indexOf(clubId) / groups));
            return pots.length === size && pots.every((pot, place) => pot === place);
          })
        );
      }),
    broken: {
      what: 'groups are filled one after the other from the strongest club down',
      rules: {
        drawGroups: (seeds, groups, random) => {
          const size = seeds.length / groups;
          return ours
            .drawGroups(seeds, groups, random)
            .map((group, index) => ({ ...group, clubIds: seeds.slice(index * size, (index + 1) * size) }));
        },
      },
    },
  },
  {
    name: 'in a group everyone meets everyone once, and no club twice in a round',
    folder,
    requirements: ['R-COM-30'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: 2, max: 12 }), (size) => {
        const clubIds = clubs(size);
        return [rules.groupRounds({ clubIds }), rules.roundRobin(clubIds)].every((rounds) => {
          const pairs = new Set(rounds.flat().map(({ home, away }) => [home, away].sort().join(' ')));
          return (
            rounds.flat().length === (size * (size - 1)) / 2 &&
            pairs.size === rounds.flat().length &&
            rounds.every((round) => new Set(round.flatMap(({ home, away }) => [home, away])).size === 2 * round.length)
          );
        });
      }),
    broken: {
      what: 'the last round is left out',
      rules: { groupRounds: (group) => ours.groupRounds(group).slice(0, -1) },
    },
  },
  {
    name: 'the first two of each group go on, every winner against another group’s second, and the two meet again only in the final',
    folder,
    requirements: ['R-COM-28', 'R-COM-30'],
    property: ({ rules }) =>
      fc.property(fc.constantFrom(1, 2, 4, 8, 16), (count) => {
        const groups = Array.from({ length: count }, (_, group) => [`w${group}`, `s${group}`, `t${group}`]);
        const seeds = rules.qualifiers(groups.map((group) => group.map((clubId) => ({ clubId }))));
        const ties = rules.drawKnockOut(seeds);
        const half = (clubId = '') =>
          ties.findIndex(({ home, away }) => home === clubId || away === clubId) < count / 2;
        return (
          seeds.length === 2 * count &&
          groups.every(([winner = '', second = '']) => seeds.includes(winner) && seeds.includes(second)) &&
          ties.every(({ home, away }) => home.startsWith('w') && away?.startsWith('s')) &&
          (count === 1 || groups.every(([winner, second]) => half(winner) !== half(second)))
        );
      }),
    broken: {
      what: 'winners and seconds go on in the order of their groups',
      rules: {
        qualifiers: (tables) => [0, 1].flatMap((place) => tables.map((table) => table[place]?.clubId ?? '')),
      },
    },
  },
  {
    name: 'a club has an award from a league where its place earns one, and its prize goes by the name of that place',
    folder,
    requirements: ['R-COM-20', 'R-COM-21'],
    property: ({ rules, ruleset }) => {
      const { competition: open, clubs: entered } = buildFullLeague(ruleset);
      const drawn = rules.drawLeague({ competition: open, clubs: entered, now: BUILT_AT }, createRandom(1), ruleset);
      const matches = Object.entries(drawn.competition.matches).map(([id, match]) => {
        const side = { score: 0 };
        return [id, rules.finishMatch(match, { home: side, away: side })] as const;
      });
      const played = { ...drawn.competition, status: 'running', matches: Object.fromEntries(matches) } as const;
      const end = rules.finishLeague({ competition: played, clubs: entered, now: BUILT_AT }, ruleset);
      return fc.property(fc.nat(entered.length - 1), (index) => {
        const place = index + 1;
        const { category } = played;
        const competition = rules.contestName(played);
        const clubId = played.table[index]?.clubId;
        const awards = end.clubs.find(({ id }) => id === clubId)?.awards ?? [];
        const label = rules.prizeLabel({ competition, category, place });
        const isAwarded = rules.isAwarded({ competition, place }, ruleset);
        return (
          isAwarded === awards.some((award) => award.place === place && award.competition === competition) &&
          isAwarded === rules.prizeLabels(ruleset).includes(label) &&
          end.entries.filter((entry) => entry.clubId === clubId).every(({ subject }) => subject === label)
        );
      });
    },
    broken: {
      what: 'taking part is an award',
      rules: { isAwarded: () => true },
    },
  },
];
