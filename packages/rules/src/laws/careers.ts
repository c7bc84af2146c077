/** Laws of what matches and years change in a player, to the end of his career. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import { createRandom } from '../core/random.ts';
import * as ours from '../players/index.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { marketClubArbitrary } from '../testing/arbitraries/market.ts';
import { attributeValueArbitrary, playerArbitrary, resultsArbitrary } from '../testing/arbitraries/players.ts';
import { BUILT_AT, buildPlayer } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'players';

const now = BUILT_AT;

/** Skills are kept to a tenth, and ratings to a millionth. */
const TOLERANCE = 0.1;

const withPlayers = (ruleset: Ruleset, players: Partial<Ruleset['players']>): Ruleset => ({
  ...ruleset,
  players: { ...ruleset.players, ...players },
});

const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;

/** A club whose league has ended. */
const leagueEnds = (
  subject: Subject,
  holds: (end: { readonly before: Club; readonly after: Club; readonly retired: readonly Player[] }) => boolean,
) =>
  fc.property(marketClubArbitrary('c1', subject.ruleset), fc.nat(), (before, seed) => {
    const { club, retired } = subject.rules.endOfLeague({ club: before, now }, createRandom(seed), subject.ruleset);
    return holds({ before, after: club, retired });
  });

const occupied = ({ attributeBoosters }: Player) => attributeBoosters.filter(({ status }) => status === 'occupied');

export const careerLaws: readonly Law[] = [
  {
    name: 'a birthday gives nothing: no skill grows, none falls below zero, and potential neither rises nor is overtaken',
    folder,
    requirements: ['R-PLA-18', 'R-PLA-19'],
    property: ({ rules, ruleset }) =>
      fc.property(playerArbitrary(), fc.nat(12), (player, years) => {
        const { attributes: before } = player;
        const aged = rules.agePlayer(player, now, now + years * 366 * DAY, ruleset);
        const { attributes: after } = aged;
        const room = after.potential - rules.ownOverall(aged, ruleset);
        return (
          ours.SKILLS.every((skill) => after[skill] <= before[skill] && after[skill] >= 0) &&
          after.potential <= before.potential &&
          (room >= -TOLERANCE || after.potential === before.potential)
        );
      }),
    broken: {
      what: 'wisdom grows with every year',
      ruleset: (ruleset) =>
        withPlayers(ruleset, { ageing: { ...ruleset.players.ageing, mental: [{ at: 0, value: -0.5 }] } }),
    },
  },
  {
    name: 'years counted at once or one after the other come to the same',
    folder,
    requirements: ['R-PLA-18'],
    property: ({ rules, ruleset }) =>
      fc.property(playerArbitrary(), fc.nat(3_000), fc.nat(3_000), (player, first, second) => {
        const [then, end] = [now + first * DAY, now + (first + second) * DAY];
        const atOnce = rules.agePlayer(player, now, end, ruleset);
        const inTwo = rules.agePlayer(rules.agePlayer(player, now, then, ruleset), then, end, ruleset);
        return same(atOnce, inTwo);
      }),
    broken: {
      what: 'only the last birthday counts',
      rules: {
        agePlayer: (player, since, then, ruleset) =>
          ours.agePlayer(player, Math.max(since, then - 365 * DAY), then, ruleset),
      },
    },
  },
  {
    name: 'morale stays within 0 and 100, whatever the results',
    folder,
    requirements: ['R-PLA-23'],
    property: ({ rules, ruleset }) =>
      fc.property(attributeValueArbitrary(), resultsArbitrary(), (start, results) => {
        let morale = start;
        return results.every((match) => {
          morale = rules.moraleAfterMatch(morale, match, ruleset);
          return morale >= 0 && morale <= 100;
        });
      }),
    broken: {
      what: 'wins draw morale beyond 100',
      ruleset: (ruleset) => {
        const { morale } = ruleset.players;
        return withPlayers(ruleset, { morale: { ...morale, targets: { ...morale.targets, win: 130 } } });
      },
    },
  },
  {
    name: 'every match counts, and only the newest ratings are carried on',
    folder,
    requirements: ['R-PLA-21'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.array(fc.nat(100), { maxLength: 70, size: 'max' }), (ratings) => {
        const { ratingWindow } = ruleset.players;
        const after = ratings.reduce(
          (statistics, rating) => rules.afterMatchStatistics(statistics, { goals: 1, assists: 2, rating }, ruleset),
          buildPlayer().statistics,
        );
        const { length } = ratings;
        return (
          after.matches === length &&
          after.goals === length &&
          after.assists === 2 * length &&
          after.ratings.join() === ratings.slice(Math.max(0, length - ratingWindow)).join()
        );
      }),
    broken: {
      what: 'a player forgets nothing',
      rules: {
        afterMatchStatistics: (statistics, { goals, assists, rating }) => ({
          matches: statistics.matches + 1,
          goals: statistics.goals + goals,
          assists: statistics.assists + assists,
          ratings: [...statistics.ratings, rating],
        }),
      },
    },
  },
  {
    name: 'when a league ends no player past the age plays on, and the squad keeps to its limits with a shirt for each',
    folder,
    requirements: ['R-PLA-16', 'R-PLA-17', 'R-PLA-20', 'R-PLA-26'],
    property: (subject) =>
      leagueEnds(subject, ({ before, after }) => {
        const { rules, ruleset } = subject;
        const tooOld = before.players.filter((player) => rules.retires(player, now, ruleset)).map(({ id }) => id);
        const left = before.players.filter(({ id }) => !after.players.some((player) => player.id === id));
        return (
          left.map(({ id }) => id).join() === tooOld.join() &&
          rules.isWithinSquadLimits(after.players, ruleset) &&
          rules.isWithinSquadLimits(
            after.players.filter(({ forSale }) => !forSale),
            ruleset,
          ) &&
          distinct(after.players.map(({ number }) => number)) &&
          distinct(after.players.map(({ id }) => id))
        );
      }),
    broken: {
      what: 'no youth players join',
      rules: {
        endOfLeague: (input, random, ruleset) => {
          const ended = ours.endOfLeague(input, random, ruleset);
          const ids = new Set(ended.promoted.map(({ id }) => id));
          return { ...ended, club: { ...ended.club, players: ended.club.players.filter(({ id }) => !ids.has(id)) } };
        },
      },
    },
  },
  {
    name: 'a retired player is in no tactic, and his boosters are in the club’s store',
    folder,
    requirements: ['R-PLA-25'],
    property: (subject) =>
      leagueEnds(subject, ({ before, after, retired }) => {
        const gone = new Set(retired.map(({ id }) => id));
        const boosters = (club: Club) =>
          club.playerBoosters.length + club.players.flatMap((player) => occupied(player)).length;
        return (
          boosters(after) === boosters(before) &&
          retired.every((player) => player.club === null && occupied(player).length === 0) &&
          Object.values(after.tactics).every(({ places }) =>
            places.every(({ playerId }) => playerId === null || !gone.has(playerId)),
          )
        );
      }),
    broken: {
      what: 'boosters retire with their player',
      rules: {
        endOfLeague: (input, random, ruleset) => {
          const ended = ours.endOfLeague(input, random, ruleset);
          return { ...ended, club: { ...ended.club, playerBoosters: input.club.playerBoosters } };
        },
      },
    },
  },
];
