import fc from 'fast-check';
import { DAY } from '../clock/tables.ts';
import type { Club } from '../clubs/club.ts';
import { createRandom } from '../core/random.ts';
import * as ours from '../players/index.ts';
import type { Player } from '../players/player.ts';
import { NATURAL_POSITIONS } from '../positions/tables.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { marketClubArbitrary } from '../testing/arbitraries/market.ts';
import { attributeValueArbitrary, playerArbitrary, resultsArbitrary } from '../testing/arbitraries/players.ts';
import { BUILT_AT, buildPlayer } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';

const folder = 'players';
const now = BUILT_AT;
/** Skills are kept to a tenth, and ratings to a millionth. */
const TOLERANCE = 0.1;

const withPlayers = (ruleset: Ruleset, players: Partial<Ruleset['players']>): Ruleset => ({
  ...ruleset,
  players: { ...ruleset.players, ...players },
});
const allSkills = (value: number) => Object.fromEntries(ours.SKILLS.map((skill) => [skill, value]));
const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;

/** A seed, a position, and a range of overall as the market asks for them. */
const wanted = () =>
  fc.record({
    seed: fc.integer(),
    position: fc.constantFrom(...NATURAL_POSITIONS),
    minimum: fc.integer({ min: 30, max: 95 }),
    width: fc.integer({ min: 0, max: 4 }),
  });

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

export const playersLaws: readonly Law[] = [
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
      what: 'everybody is as good as a Várzea player',
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
    name: 'a new squad keeps to the limits, and no two of it share a number or an id',
    folder,
    requirements: ['R-PLA-15', 'R-PLA-16', 'R-PLA-17'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer(), fc.constantFrom('Várzea', 'Amador', 'Semi-Pro', 'Pro'), (seed, category) => {
        const squad = rules.generateSquad(createRandom(seed), { category, clubId: 'c1', now }, ruleset);
        return (
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
    name: 'of two players of one age and room to grow, the better is never cheaper and never earns less',
    folder,
    requirements: ['R-PLA-10', 'R-PLA-11'],
    property: ({ rules, ruleset }) =>
      fc.property(
        playerArbitrary(),
        attributeValueArbitrary(),
        attributeValueArbitrary(),
        fc.nat(20),
        (player, one, other, room) => {
          const rated = (rating: number): Player => ({
            ...player,
            attributes: { ...player.attributes, ...allSkills(rating), potential: rating + room },
          });
          const [worse, better] = [rated(Math.min(one, other)), rated(Math.max(one, other))];
          return (
            rules.marketValue(better, now, ruleset) >= rules.marketValue(worse, now, ruleset) &&
            rules.weeklySalary(better, ruleset) >= rules.weeklySalary(worse, ruleset)
          );
        },
      ),
    broken: {
      what: 'stars play for the honour',
      ruleset: (ruleset) => {
        const { salary } = ruleset.players;
        const overall = [...salary.overall, { at: 101, value: 0 }].filter(({ at }) => at !== 100);
        return withPlayers(ruleset, { salary: { ...salary, overall } });
      },
    },
  },
  {
    name: 'value and salary are whole and above zero',
    folder,
    requirements: ['R-PLA-10', 'R-PLA-11'],
    property: ({ rules, ruleset }) =>
      fc.property(playerArbitrary(), (player) => {
        const amounts = [rules.marketValue(player, now, ruleset), rules.weeklySalary(player, ruleset)];
        return amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0);
      }),
    broken: {
      what: 'values are rounded to cents',
      ruleset: (ruleset) => withPlayers(ruleset, { marketValue: { ...ruleset.players.marketValue, step: 0.01 } }),
    },
  },
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
        return JSON.stringify(atOnce) === JSON.stringify(inTwo);
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
          return ordered && list.length === players.length && players.every((player) => list.includes(player));
        },
      ),
    broken: {
      what: 'a list is never turned round',
      rules: {
        sortSquad: (players, order, ruleset) => ours.sortSquad(players, { ...order, direction: 'asc' }, ruleset),
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
          after.ratings.join() === ratings.slice(-ratingWindow).join()
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
    name: 'when a league ends nobody past the age plays on, and the squad keeps to its limits with a shirt for each',
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
    name: 'whoever ends his career stands in no tactic, and his boosters are in the club’s store',
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
  {
    name: 'after a league every player is worth and earns what his appraisal says',
    folder,
    requirements: ['R-PLA-12'],
    property: (subject) =>
      leagueEnds(subject, ({ after }) =>
        after.players.every(
          (player) =>
            player.marketValue === subject.rules.marketValue(player, now, subject.ruleset) &&
            player.salary === subject.rules.weeklySalary(player, subject.ruleset),
        ),
      ),
    broken: {
      what: 'a league ends with careers alone',
      rules: { endOfLeague: ours.retirePlayers },
    },
  },
];
