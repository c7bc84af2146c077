/** Laws of a club in a competition: entry, choices, prizes. */
import fc from 'fast-check';
import { HOUR } from '../clock/constants.ts';
import { CATEGORIES } from '../clubs/category.ts';
import * as ours from '../competitions/index.ts';
import { createRandom } from '../core/random.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { buildFullLeague } from '../testing/arbitraries/competitions.ts';
import { BUILT_AT, buildClub, buildCompetition, buildEntrant, buildMatch } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';

const folder = 'competitions';

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

/** The places that clubs can take: all of a league's, and those of a knock-out that win something, for they are shared. */
function placesOf(competition: ours.CompetitionName, { competitions }: Ruleset): number[] {
  if (competition === 'MM League') return Array.from({ length: competitions.leagueClubs }, (_, place) => place + 1);
  return competitions.prizes[competition].map(({ place }) => place);
}

export const seasonLaws: readonly Law[] = [
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
    name: 'a league has as many free places as clubs are missing, and takes a club while there is one',
    folder,
    requirements: ['R-COM-9'],
    property: ({ rules, ruleset }) => {
      const { leagueClubs } = ruleset.competitions;
      return fc.property(fc.nat(leagueClubs), (taken) => {
        const entrants = Array.from({ length: taken }, (_, index) => buildEntrant(`c${index + 2}`));
        const competition = buildCompetition({ entrants });
        const joined = rules.joinAsBot({ club: buildClub(), competition, current: [], now: BUILT_AT }, ruleset);
        return rules.vacancies(competition, ruleset) === leagueClubs - taken && joined.ok === taken < leagueClubs;
      });
    },
    broken: { what: 'every league is full', rules: { vacancies: () => 0 } },
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
          const prizes = placesOf(competition, ruleset)
            .toSorted((a, b) => a - b)
            .map((place) => rules.prizeFor({ competition, category, place }, ruleset));
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
    name: 'a club that signs sponsors with credits and finishes last can enter the next league',
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
];
