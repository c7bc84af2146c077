/** Laws of cups and tournaments, from the first entry to the last prize. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import * as ours from '../competitions/index.ts';
import type { Law } from './law.ts';
import { playCup } from './played-cup.ts';

const folder = 'competitions';

const courseArbitrary = () =>
  fc.record({ name: fc.constantFrom('MM Cup' as const, 'MM Special' as const), count: fc.nat(), seed: fc.string() });

export const cupLaws: readonly Law[] = [
  {
    name: 'a cup of any size it may have ends with one champion, one finalist, and a place and its prize for every club',
    folder,
    requirements: ['R-CUP-1', 'R-CUP-2', 'R-CUP-3', 'R-CUP-5', 'R-CUP-6'],
    property: (subject) =>
      fc.property(courseArbitrary(), ({ name, count: drawn, seed }) => {
        const { rules, ruleset } = subject;
        const count = 2 + (drawn % (ruleset.competitions.cups.clubs[name] - 1));
        const { clubs, rounds, end, places, hasEvents } = playCup(subject, name, count, seed);
        const matches = rounds.flat();
        const last = rounds.at(-1) ?? [];
        return (
          hasEvents &&
          places.size === count &&
          clubs.every(({ competitions }) => competitions.current.includes('cup')) &&
          end.events.filter(({ type }) => type === 'competition-finished').length === count &&
          [1, 2].every((place) => [...places.values()].filter((other) => other === place).length === 1) &&
          matches.length === count - 1 &&
          matches.every(({ isKnockOut }) => isKnockOut) &&
          last.length === 1 &&
          last.every(({ isNeutral }) => isNeutral) &&
          end.competition.status === 'finished' &&
          end.clubs.every((club, index) => {
            const place = places.get(club.id) ?? 0;
            const { money } = rules.prizeFor({ competition: name, category: club.category, place }, ruleset);
            const before = clubs[index]?.finances.totalMoney ?? 0;
            const paid = end.entries.filter((entry) => entry.clubId === club.id && entry.currency === 'money');
            return (
              paid.reduce((sum, { amount }) => sum + amount, 0) === money &&
              club.finances.totalMoney === before + money &&
              !club.competitions.current.includes('cup')
            );
          })
        );
      }),
    broken: {
      what: 'the loser of a shoot-out goes on',
      rules: {
        cupCourse: (competition, ruleset) => {
          const course = ours.cupCourse(competition, ruleset);
          return { ...course, places: new Map([...course.places].map(([id, place]) => [id, Math.max(2, place)])) };
        },
      },
    },
  },
  {
    name: 'a tournament plays three rounds of groups and a knock-out of the first two of each, none of whom met before the final of his own group',
    folder,
    requirements: ['R-CUP-4', 'R-CUP-5'],
    property: (subject) =>
      fc.property(fc.string(), (seed) => {
        const { rules, ruleset } = subject;
        const count = ruleset.competitions.cups.clubs['MM Tournament'];
        const { rounds, end, places } = playCup(subject, 'MM Tournament', count, seed);
        const groups = rules.tournamentGroups(end.competition, ruleset);
        const tables = rules.groupTables(end.competition, ruleset);
        const [groupDraw = [], ...knockOut] = rounds;
        const groupOf = (id: string) => groups.findIndex((group) => group.some(({ clubId }) => clubId === id));
        const qualified = tables.flatMap((table) => table.slice(0, 2).map(({ clubId }) => clubId));
        return (
          groups.flat().length === count &&
          groupDraw.every(({ home, away }) => groupOf(home.id) === groupOf(away.id)) &&
          tables.every((table) => table.every(({ plays }) => plays === table.length - 1)) &&
          knockOut.flat().every(({ home, away }) => qualified.includes(home.id) && qualified.includes(away.id)) &&
          knockOut
            .slice(0, -1)
            .flat()
            .every(({ home, away }) => groupOf(home.id) !== groupOf(away.id)) &&
          [...places.values()].filter((place) => place > qualified.length).length === count - qualified.length
        );
      }),
    broken: {
      what: 'groups are cut in the given order, two clubs too many in each',
      rules: { tournamentGroups: ({ entrants }) => [entrants.slice(0, 8), entrants.slice(8)] },
    },
  },
  {
    name: 'the winner of a match is who has scored more, and of a level one who has scored more kicks',
    folder,
    requirements: ['R-CUP-3'],
    property: (subject) =>
      fc.property(fc.string(), (seed) => {
        const { rules } = subject;
        const { rounds } = playCup(subject, 'MM Special', 4, seed);
        const { end } = playCup(subject, 'MM Special', 4, seed);
        return rounds.flat().every(({ id, home, away }) => {
          const match = end.competition.matches[id];
          if (match === undefined) return false;
          const goals = match.home.score - match.away.score;
          return rules.matchWinner(match) === (goals >= 0 ? home.id : away.id);
        });
      }),
    broken: { what: 'the home club always goes on', rules: { matchWinner: ({ home }) => home.id } },
  },
  {
    name: 'rounds of cups are two days or more apart, at the slots of cups, and no club plays more matches a day than it may',
    folder,
    requirements: ['R-CUP-2', 'R-COM-7'],
    property: (subject) =>
      fc.property(fc.integer({ min: 2, max: 32 }), fc.string(), (count, seed) => {
        const { rules, ruleset } = subject;
        const { rounds } = playCup(subject, 'MM Cup', count, seed);
        const dates = rounds.map(([first]) => first?.date ?? 0);
        const slots = rules.calendarSlots('cups', ruleset);
        return (
          rounds.every((round, index) => round.every(({ date }) => date === dates[index])) &&
          dates.every((date, index) => index === 0 || date - (dates[index - 1] ?? 0) >= DAY) &&
          dates.every((date) => rules.nextKickOff(date, slots) === date)
        );
      }),
    broken: {
      what: 'a round is played at once',
      rules: {
        drawCupRound: (input, random, ruleset) => {
          const drawn = ours.drawCupRound(input, random, ruleset);
          const matches = Object.entries(drawn.competition.matches).map(([id, match]) => [
            id,
            { ...match, date: input.now },
          ]);
          return { ...drawn, competition: { ...drawn.competition, matches: Object.fromEntries(matches) } };
        },
      },
    },
  },
  {
    name: 'editions of a league lead to a cup and to a tournament by turns',
    folder,
    requirements: ['R-CUP-1'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: 1, max: 1_000 }), (number) => {
        const pair = [rules.cupOfLeague({ number }), rules.cupOfLeague({ number: number + 1 })];
        return pair.includes('MM Cup') && pair.includes('MM Tournament');
      }),
    broken: { what: 'every edition leads to the cup', rules: { cupOfLeague: () => 'MM Cup' } },
  },
];
