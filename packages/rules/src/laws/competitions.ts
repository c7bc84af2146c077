import fc from 'fast-check';
import { HOUR } from '../clock/tables.ts';
import { CATEGORIES } from '../clubs/club.ts';
import * as ours from '../competitions/index.ts';
import { createRandom } from '../core/random.ts';
import { buildFullLeague, evenClubsArbitrary, scheduleArbitrary } from '../testing/arbitraries/competitions.ts';
import { BUILT_AT, buildClub, buildCompetition, buildMatch } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';

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

/** A league played from its draw to its prizes, with scores drawn from the seed. */
function playSeason({ rules, ruleset }: Subject, seed: string) {
  const { competition: open, clubs } = buildFullLeague(ruleset);
  const random = createRandom(seed);
  const drawn = rules.drawLeague({ competition: open, clubs, now: BUILT_AT }, random, ruleset).competition;
  const statuses = [drawn.status];
  let competition = drawn;
  for (const match of rules.matchesByDate(drawn.matches)) {
    const score = () => ({ score: Math.floor(random.next() * 4) });
    const finished = rules.finishMatch(match, { home: score(), away: score() });
    competition = rules.recordResult({ competition, match: finished, now: match.date }, ruleset).competition;
    statuses.push(competition.status);
  }
  const end = rules.finishLeague({ competition, clubs, now: BUILT_AT }, ruleset);
  return { clubs, competition, statuses: [...statuses, end.competition.status], end };
}

export const competitionsLaws: readonly Law[] = [
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
    name: 'nobody plays three league matches in a row at home or away',
    folder,
    requirements: ['R-COM-5'],
    property: ({ rules, ruleset }) =>
      fc.property(evenClubsArbitrary(), fc.string(), (clubIds, seed) => {
        const fixtures = rules.leagueFixtures(clubIds, { random: createRandom(seed) }, ruleset);
        const all = patterns(fixtures, clubIds, rules.leagueRounds(clubIds.length));
        return all.every((pattern) => !/HHH|AAA/.test(pattern));
      }),
    broken: {
      what: 'home is whoever comes first by id',
      rules: {
        leagueFixtures: (clubIds, options, ruleset) =>
          ours
            .leagueFixtures(clubIds, options, ruleset)
            .map((fixture) => ({ ...fixture, home: [fixture.home, fixture.away].sort()[0] ?? fixture.home })),
      },
    },
  },
  {
    name: 'rounds follow one another at the hours of the day that the server plays, one for each of its daily matches',
    folder,
    requirements: ['R-COM-7'],
    property: ({ rules, ruleset }) =>
      fc.property(evenClubsArbitrary(), fc.nat(1_000_000), (clubIds, minute) => {
        const hours = rules.kickOffHours(ruleset);
        const firstKickOff = minute * 60_000;
        const fixtures = rules.leagueFixtures(clubIds, { firstKickOff }, ruleset);
        const dates = [...new Set(fixtures.map(({ date }) => date))];
        return (
          hours.length === ruleset.server.matchesPerDay &&
          hours.every((hour, index) => hour >= 0 && hour < 24 && hour > (hours[index - 1] ?? -1)) &&
          dates.length === rules.leagueRounds(clubIds.length) &&
          dates[0] === firstKickOff &&
          dates.every((date, index) => date > (dates[index - 1] ?? -1)) &&
          dates.slice(1).every((date) => hours.includes((date - rules.startOfUtcDay(date)) / HOUR))
        );
      }),
    broken: {
      what: 'three matches a day are promised and two hours are named',
      ruleset: (ruleset) => ({ ...ruleset, server: { ...ruleset.server, matchesPerDay: 3 } }),
    },
  },
  {
    name: 'a club that has the price signs up and pays exactly it; one that has not is refused',
    folder,
    requirements: ['R-COM-9', 'R-COM-10'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(60), (credits) => {
        const built = buildClub();
        const club = { ...built, finances: { ...built.finances, credits } };
        const competition = buildCompetition();
        const price = ruleset.competitions.leagueEntryCredits;
        const result = rules.joinCompetition({ club, competition, current: [], now: BUILT_AT }, ruleset);
        if (!result.ok) return credits < price && result.error.code === 'finances/insufficient-credits';
        return (
          credits >= price &&
          result.value.club.finances.credits === credits - price &&
          result.value.competition.entrants.length === 1 &&
          !rules.joinCompetition({ ...result.value, current: [result.value.competition], now: BUILT_AT }, ruleset).ok
        );
      }),
    broken: {
      what: 'managers enter as bots do',
      rules: { joinCompetition: (input, ruleset) => ours.joinAsBot(input, ruleset) },
    },
  },
  {
    name: 'a season goes from started to running to finished, and its prizes are exactly what the ledger says',
    folder,
    requirements: ['R-COM-3', 'R-COM-15', 'R-COM-17'],
    property: (subject) =>
      fc.property(fc.string(), (seed) => {
        const { clubs, competition, statuses, end } = playSeason(subject, seed);
        const plays = 2 * (clubs.length - 1);
        const paid = (clubId: string, currency: string) =>
          end.entries
            .filter((entry) => entry.clubId === clubId && entry.currency === currency)
            .reduce((sum, { amount }) => sum + amount, 0);
        return (
          [...new Set(statuses)].join() === 'started,running,finished' &&
          competition.table.every((row) => row.plays === plays) &&
          end.clubs.every((club, index) => {
            const before = clubs[index]?.finances;
            return (
              club.finances.totalMoney - (before?.totalMoney ?? 0) === paid(club.id, 'money') &&
              club.finances.credits - (before?.credits ?? 0) === paid(club.id, 'credits') &&
              !club.competitions.current.includes(competition.id)
            );
          })
        );
      }),
    broken: {
      what: 'prizes are paid past the ledger',
      rules: {
        finishLeague: (input, ruleset) => ({ ...ours.finishLeague(input, ruleset), entries: [] }),
      },
    },
  },
  {
    name: 'a better place never wins less, in any competition or category',
    folder,
    requirements: ['R-COM-18'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.constantFrom(...ours.COMPETITION_NAMES),
        fc.constantFrom(...CATEGORIES),
        (competition, category) => {
          const prizes = ruleset.competitions.prizes[competition]
            .toSorted((a, b) => a.place - b.place)
            .map(({ place }) => rules.prizeFor({ competition, category, place }, ruleset));
          return prizes.every(({ money, credits }, index) => {
            const better = prizes[index - 1] ?? { money, credits };
            return Number.isInteger(money) && money >= 0 && better.money >= money && better.credits >= credits;
          });
        },
      ),
    broken: {
      what: 'the third is consoled with a fortune',
      ruleset: (ruleset) => ({
        ...ruleset,
        competitions: {
          ...ruleset.competitions,
          prizes: {
            ...ruleset.competitions.prizes,
            'MM League': ruleset.competitions.prizes['MM League'].map((row) =>
              row.place === 3 ? { ...row, money: 9_000_000 } : row,
            ),
          },
        },
      }),
    },
  },
  {
    name: 'whoever signs sponsors with credits and finishes last can enter the next league',
    folder,
    requirements: ['R-COM-19'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.constantFrom(...CATEGORIES), (category) => {
        const { leagueClubs, leagueEntryCredits } = ruleset.competitions;
        const days = rules.leagueRounds(leagueClubs) / ruleset.server.matchesPerDay;
        const fromSponsors = ruleset.sponsorship.offers.map(
          ({ duration, credits }) => Math.floor(days / duration) * credits,
        );
        const last = rules.prizeFor({ competition: 'MM League', category, place: leagueClubs }, ruleset);
        return last.credits + Math.max(...fromSponsors) >= leagueEntryCredits;
      }),
    broken: {
      what: 'the entry costs one credit more',
      ruleset: (ruleset) => ({
        ...ruleset,
        competitions: { ...ruleset.competitions, leagueEntryCredits: ruleset.competitions.leagueEntryCredits + 1 },
      }),
    },
  },
  {
    name: 'no match booster is ever lost or won: what is chosen, exchanged and removed is in the store or in the match',
    folder,
    requirements: ['R-COM-27'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 }),
        fc.array(fc.option(fc.integer({ min: 1, max: 5 }))),
        (matchBoosters, choices) => {
          let club = buildClub({ matchBoosters });
          let match = buildMatch({ date: BUILT_AT + 24 * HOUR * 365 });
          for (const boosterId of choices) {
            const result =
              boosterId === null
                ? rules.removeMatchBooster({ club, match, now: BUILT_AT }, ruleset)
                : rules.setMatchBooster({ club, match, boosterId, now: BUILT_AT }, ruleset);
            if (result.ok) ({ club, match } = result.value);
          }
          const chosen = match.home.boosterId;
          const all = chosen === null ? club.matchBoosters : [...club.matchBoosters, chosen];
          return all.toSorted().join() === matchBoosters.toSorted().join();
        },
      ),
    broken: {
      what: 'the booster that is exchanged is thrown away',
      rules: {
        setMatchBooster: (input, ruleset) =>
          ours.setMatchBooster(
            { ...input, match: { ...input.match, home: { ...input.match.home, boosterId: null } } },
            ruleset,
          ),
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
    name: 'a cup of any size ends with one champion and one runner-up, and a place for everybody',
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
