/** Laws of the calendar: each thing happens at its moment, not before, with one event or payment. */
import fc from 'fast-check';
import * as ours from '../index.ts';
import { BUILT_AT, buildClub, buildCompetition, buildEntrant } from '../testing/builders.ts';
import type { Law } from './law.ts';

const now = BUILT_AT;

export const whenDueLaws: readonly Law[] = [
  {
    name: 'a league is drawn when it is full, or when the wait since its first club is over, and an empty one never',
    folder: 'competitions',
    requirements: ['R-COM-12'],
    property: ({ rules, ruleset }) => {
      const { leagueClubs, leagueWaitHours } = ruleset.competitions;
      const wait = leagueWaitHours * ours.HOUR;
      return fc.property(
        fc.nat(leagueClubs),
        fc.oneof(fc.nat(2 * wait), fc.constantFrom(wait - 1, wait)),
        fc.constantFrom('open', 'started'),
        (clubs, waited, status) => {
          const entrants = Array.from({ length: clubs }, (_, index) =>
            buildEntrant(`c${index + 1}`, { joinedAt: now + (index > 0 ? waited : 0) }),
          );
          const due = rules.isDrawDue(
            { competition: buildCompetition({ entrants, status }), now: now + waited },
            ruleset,
          );
          return due === (status === 'open' && (clubs === leagueClubs || (clubs > 0 && waited >= wait)));
        },
      );
    },
    broken: { what: 'a league waits for the last club for ever', rules: { isDrawDue: () => false } },
  },
  {
    name: 'a name leads to the first league of the category that is open and has a place',
    folder: 'competitions',
    requirements: ['R-COM-11'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.uniqueArray(
          fc.record({
            number: fc.integer({ min: 1, max: 20 }),
            category: fc.constantFrom('Várzea', 'Amador'),
            status: fc.constantFrom('open', 'started'),
            isFull: fc.boolean(),
          }),
          { selector: ({ number }) => number, maxLength: 8 },
        ),
        (leagues) => {
          const competitions = leagues.map(({ number, category, status, isFull }) => {
            const clubs = isFull ? ruleset.competitions.leagueClubs : 1;
            const entrants = Array.from({ length: clubs }, (_, index) => buildEntrant(`c${index + 1}`));
            return buildCompetition({ id: `l${number}`, number, category, status, entrants });
          });
          const found = rules.findOpenCompetition(competitions, { name: 'MM League', category: 'Amador' }, ruleset);
          const fit = leagues
            .filter(({ category, status, isFull }) => category === 'Amador' && status === 'open' && !isFull)
            .map(({ number }) => number);
          return found.ok ? found.value.number === Math.min(...fit) : fit.length === 0;
        },
      ),
    broken: {
      what: 'newcomers are led to the last league',
      rules: {
        findOpenCompetition: (competitions, wanted, ruleset) =>
          ours.findOpenCompetition(
            competitions.map((league) => ({ ...league, number: -league.number })),
            wanted,
            ruleset,
          ),
      },
    },
  },
  {
    name: 'wages are due when their days are over, and not a moment before',
    folder: 'finances',
    requirements: ['R-FIN-15'],
    property: ({ rules, ruleset }) => {
      const stretch = ruleset.finances.daysBetweenWages * ours.DAY;
      return fc.property(
        fc.oneof(fc.nat(3 * stretch), fc.constantFrom(stretch - 1, stretch)),
        (elapsed) => rules.isPayday(now, now + elapsed, ruleset) === elapsed >= stretch,
      );
    },
    broken: { what: 'every day is payday', rules: { isPayday: () => true } },
  },
  {
    name: 'a reward is there again at the very date that was named when it was collected',
    folder: 'daily-rewards',
    requirements: ['R-DAY-2', 'R-DAY-6'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(1_000 * ours.DAY), (moment) => {
        const next = rules.nextCollectionDate(moment, ruleset);
        return (
          next === moment + ruleset.dailyRewards.hoursBetween * ours.HOUR &&
          rules.isCollectable(next, next) &&
          !rules.isCollectable(next, next - 1)
        );
      }),
    broken: {
      what: 'a reward comes back at the next midnight',
      rules: { nextCollectionDate: (moment) => ours.startOfNextUtcDay(moment) },
    },
  },
  {
    name: 'the end of a contract has one event, at any number of looks',
    folder: 'sponsorship',
    requirements: ['R-SPO-13'],
    property: ({ rules }) =>
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.uniqueArray(fc.nat(20 * ours.DAY), { minLength: 1, maxLength: 12 }),
        (duration, moments) => {
          const endDate = now + duration * ours.DAY;
          const sponsorship = { id: '1', startDate: now, endDate, duration, money: 1, credits: 0 };
          const built = buildClub();
          const club = { ...built, finances: { ...built.finances, sponsorship } };
          const looks = moments.toSorted((left, right) => left - right).map((moment) => now + moment);
          const emitted = looks.flatMap(
            (look, index) =>
              rules.announceSponsorshipExpiry({ club, since: looks[index - 1] ?? now, now: look }).events,
          );
          const expected = (looks.at(-1) ?? now) >= endDate ? [endDate] : [];
          return emitted.map(({ date }) => date).join() === expected.join();
        },
      ),
    broken: {
      what: 'every look has an event',
      rules: {
        announceSponsorshipExpiry: ({ club, now: moment }) =>
          ours.announceSponsorshipExpiry({ club, since: club.createdAt, now: moment }),
      },
    },
  },
];
