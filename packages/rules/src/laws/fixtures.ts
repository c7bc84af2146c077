/** Laws of fixtures: which clubs meet, and when. */
import fc from 'fast-check';
import { DAY, HOUR, MINUTE } from '../clock/constants.ts';
import * as ours from '../competitions/index.ts';
import { createRandom } from '../core/random.ts';
import { evenClubsArbitrary, scheduleArbitrary } from '../testing/arbitraries/competitions.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'competitions';

/** For every club a letter a round: H at home, A away, ? where it does not play or plays twice. */
function patterns(fixtures: readonly ours.Fixture[], clubIds: readonly string[], rounds: number): string[] {
  return clubIds.map((club) =>
    Array.from({ length: rounds }, (_, index) => {
      const own = fixtures.filter(({ round, home, away }) => round === index + 1 && (home === club || away === club));
      return own.length === 1 ? (own[0]?.home === club ? 'H' : 'A') : '?';
    }).join(''),
  );
}

/** Round 1 at any minute, or at a usual hour by default. */
function kickOffOptionsArbitrary(): fc.Arbitrary<ours.LeagueFixtureOptions> {
  const firstKickOff = fc.nat(1_000_000).map((minute) => minute * MINUTE);
  return fc.record({ firstKickOff }, { requiredKeys: [] });
}

/** The one date of all matches of a round; not a number where they have several. */
function dateOf(fixtures: readonly ours.Fixture[], round: number): number {
  const dates = new Set(fixtures.filter((fixture) => fixture.round === round).map(({ date }) => date));
  return dates.size === 1 ? Math.max(...dates) : Number.NaN;
}

export const fixtureLaws: readonly Law[] = [
  {
    name: 'in a league everyone plays each round, and everyone at everyone’s home once',
    folder,
    requirements: ['R-COM-4'],
    property: ({ rules, ruleset }) =>
      fc.property(evenClubsArbitrary(), fc.string(), (clubIds, seed) => {
        const fixtures = rules.leagueFixtures(clubIds, { random: createRandom(seed) }, ruleset);
        const pairs = new Set(fixtures.map(({ home, away }) => `${home} ${away}`));
        const games = clubIds.length * (clubIds.length - 1);
        const rounds = rules.leagueRounds(clubIds.length);
        return (
          fixtures.length === games &&
          pairs.size === games &&
          Math.max(...fixtures.map(({ round }) => round)) === rounds &&
          fixtures.every(({ home, away }) => home !== away) &&
          patterns(fixtures, clubIds, rounds).every((pattern) => !pattern.includes('?'))
        );
      }),
    broken: {
      what: 'the second half repeats the first without exchanging homes',
      rules: {
        leagueFixtures: (clubIds, options, ruleset) => {
          const fixtures = ours.leagueFixtures(clubIds, options, ruleset);
          return fixtures.map((fixture, index) => {
            const first = fixtures[index - fixtures.length / 2];
            return first === undefined ? fixture : { ...fixture, home: first.home, away: first.away };
          });
        },
      },
    },
  },
  {
    name: 'no club plays three league matches in a row at home or away',
    folder,
    requirements: ['R-COM-5'],
    property: ({ rules, ruleset }) =>
      fc.property(evenClubsArbitrary(), fc.string(), (clubIds, seed) => {
        const fixtures = rules.leagueFixtures(clubIds, { random: createRandom(seed) }, ruleset);
        const all = patterns(fixtures, clubIds, rules.leagueRounds(clubIds.length));
        return all.every((pattern) => !/HHH|AAA/.test(pattern));
      }),
    broken: {
      what: 'home is the first by id',
      rules: {
        leagueFixtures: (clubIds, options, ruleset) =>
          ours
            .leagueFixtures(clubIds, options, ruleset)
            .map((fixture) => ({ ...fixture, home: [fixture.home, fixture.away].sort()[0] ?? fixture.home })),
      },
    },
  },
  {
    name: 'rounds of a league follow one another at its slots of the calendar, and no day has more of them than a club may play',
    folder,
    requirements: ['R-COM-7'],
    property: ({ rules, ruleset }) =>
      fc.property(evenClubsArbitrary(), kickOffOptionsArbitrary(), (clubIds, options) => {
        const slots = rules.calendarSlots('league', ruleset);
        const fixtures = rules.leagueFixtures(clubIds, options, ruleset);
        const dates = Array.from({ length: rules.leagueRounds(clubIds.length) }, (_, index) =>
          dateOf(fixtures, index + 1),
        );
        const [first = Number.NaN, ...later] = dates;
        const pause = ruleset.competitions.hoursAfterFirstKickOff * HOUR;
        const isSlot = (date: number) => {
          const midnight = rules.startOfUtcDay(date);
          return slots.some(({ day, hour }) => day === (midnight / DAY) % 2 && hour === (date - midnight) / HOUR);
        };
        const onDayOf = (date: number) => dates.filter((other) => rules.isSameUtcDay(other, date)).length;
        return (
          first === (options.firstKickOff ?? first) &&
          later.every((date, index) => date > (later[index - 1] ?? first)) &&
          later.every((date) => date >= first + pause && isSlot(date)) &&
          dates.every((date) => onDayOf(date) <= ruleset.server.matchesPerDay)
        );
      }),
    broken: {
      what: 'leagues play at the kick-offs of cups, too',
      rules: {
        leagueFixtures: (clubIds, options, ruleset) =>
          ours.leagueFixtures(clubIds, { ...options, kickOffHours: [15, 23] }, ruleset),
      },
    },
  },
  {
    name: 'the initial round is one of the matches’ rounds, and that of a match still to play while there is one',
    folder,
    requirements: ['R-COM-22', 'R-COM-23'],
    property: ({ rules }) =>
      fc.property(scheduleArbitrary(), (matches) => {
        const round = rules.initialRound(matches, BUILT_AT);
        const current = matches.filter(
          ({ status, date }) => status !== 'finished' || rules.isSameUtcDay(date, BUILT_AT),
        );
        const last = rules.lastRound(matches);
        return (
          rules.stepRound(round, 0, last) === round &&
          (current.length === 0 ? round === last : current.some((match) => match.round === round))
        );
      }),
    broken: {
      what: 'a match list opens at its first round',
      rules: { initialRound: () => 1 },
    },
  },
  {
    name: 'the last finished round is over, and of every later one a match is not',
    folder,
    requirements: ['R-CAR-10'],
    property: ({ rules }) =>
      fc.property(scheduleArbitrary(), (matches) => {
        const last = rules.lastFinishedRound(matches);
        const isOver = (round: number) =>
          matches.every((match) => match.round !== round || match.status === 'finished');
        return (
          (last === 0 || matches.some(({ round }) => round === last)) &&
          isOver(last) &&
          matches.every(({ round }) => round <= last || !isOver(round))
        );
      }),
    broken: {
      what: 'the last round counts as finished',
      rules: { lastFinishedRound: (matches) => ours.lastRound(matches) },
    },
  },
  {
    name: 'matches by their date are all there, and none comes before an earlier one',
    folder,
    requirements: ['R-COM-25'],
    property: ({ rules }) =>
      fc.property(scheduleArbitrary(), (matches) => {
        const ordered = rules.matchesByDate(matches);
        return (
          ordered.length === matches.length &&
          matches.every((match) => ordered.includes(match)) &&
          ordered.every(({ date }, index) => date >= (ordered[index - 1]?.date ?? date))
        );
      }),
    broken: {
      what: 'the newest comes first',
      rules: { matchesByDate: (matches) => ours.matchesByDate(matches).toReversed() },
    },
  },
  {
    name: 'the next match is the club’s own, not finished, and none of its others comes earlier',
    folder,
    requirements: ['R-COM-24'],
    property: ({ rules }) =>
      fc.property(scheduleArbitrary(), fc.constantFrom('c1', 'c2', 'c5'), (matches, clubId) => {
        const next = rules.nextMatch(matches, clubId);
        const keyed = Object.fromEntries(matches.toReversed().map((match) => [match.id, match]));
        const own = matches.filter(
          ({ home, away, status }) => status !== 'finished' && (home.id === clubId || away.id === clubId),
        );
        return (
          rules.nextMatch(keyed, clubId) === next &&
          (next === null ? own.length === 0 : own.includes(next) && own.every(({ date }) => date >= next.date))
        );
      }),
    broken: {
      what: 'finished matches come again',
      rules: { nextMatch: (matches) => ours.matchesByDate(matches)[0] ?? null },
    },
  },
  {
    name: 'a cup of any size ends with one champion and one runner-up, and a place for every club',
    folder,
    requirements: ['R-COM-28', 'R-COM-29'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: 2, max: 64 }), fc.string(), (count, seed) => {
        const random = createRandom(seed);
        const seeds = Array.from({ length: count }, (_, index) => `c${index + 1}`);
        const decided: ours.DecidedTie[] = [];
        for (let ties = rules.drawKnockOut(seeds); ties.length > 0; ) {
          const results = ties.map((tie) => ({ ...tie, winner: (random.next() < 0.5 && tie.away) || tie.home }));
          decided.push(...results);
          ties = rules.nextKnockOutPhase(results);
        }
        const places = [...rules.knockOutPlaces(decided).values()];
        return (
          places.length === count && [1, 2].every((place) => places.filter((other) => other === place).length === 1)
        );
      }),
    broken: {
      what: 'byes are forgotten',
      rules: { drawKnockOut: (seeds) => ours.drawKnockOut(seeds).filter(({ away }) => away !== null) },
    },
  },
];
