/** Laws of a club's money in the past and at its next paydays. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import { FACILITY_NAMES, type FacilityName } from '../facilities/constants.ts';
import { MONEY_ENTRY_TYPES } from '../finances/constants.ts';
import * as ours from '../money-report/index.ts';
import { BUILT_AT, buildClub, buildMatch } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'money-report';
const TODAY = Math.floor(BUILT_AT / DAY) * DAY;

const totalsArbitrary = () =>
  fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 70 }).map((days) => TODAY - days * DAY),
      type: fc.constantFrom(...MONEY_ENTRY_TYPES),
      amount: fc.integer({ min: -900_000, max: 900_000 }),
    }),
    { maxLength: 40 },
  );

const clubArbitrary = () =>
  fc
    .record({ level: fc.integer({ min: 1, max: 4 }), totalMoney: fc.integer({ min: -200_000, max: 2_000_000 }) })
    .map(({ level, totalMoney }) => {
      const club = buildClub();
      const stadium = { ...club.facilities.stadium, level };
      const facilities = { ...club.facilities, stadium, gym: Math.min(level, 3) };
      return { ...club, facilities, finances: { ...club.finances, totalMoney } };
    });

export const moneyReportLaws: readonly Law[] = [
  {
    name: 'no dollar is in two weeks or in none, and the balance of each day is that of the day before with the money of the day',
    folder,
    requirements: ['R-MON-1', 'R-MON-2', 'R-MON-3'],
    property: ({ rules }) =>
      fc.property(totalsArbitrary(), fc.integer(), (totals, balance) => {
        const foundedAt = TODAY - 70 * DAY;
        const report = rules.moneyReport({ totals, balance, foundedAt, seasonStart: foundedAt, now: BUILT_AT });
        const { weeks, season, balances } = report;
        const sumOf = (amounts: readonly { readonly amount: number }[]) =>
          amounts.reduce((sum, { amount }) => sum + amount, 0);
        const all = sumOf(totals);
        return (
          sumOf(weeks.flatMap((week) => week.totals)) === all &&
          season !== null &&
          sumOf(season.totals) === all &&
          balances.at(-1)?.balance === balance &&
          balances.every(({ day, balance: end }, index) => {
            const before = balances[index - 1];
            return before === undefined || end - before.balance === sumOf(totals.filter((total) => total.day === day));
          })
        );
      }),
    broken: {
      what: 'the running week is left out',
      rules: {
        moneyReport: (input) => {
          const { weeks, ...rest } = ours.moneyReport(input);
          return { ...rest, weeks: weeks.slice(1) };
        },
      },
    },
  },
  {
    name: 'paydays of a forecast are a week apart, and each pays all wages of what is there and comes in',
    folder,
    requirements: ['R-MON-4'],
    property: ({ rules, ruleset }) =>
      fc.property(
        clubArbitrary(),
        fc.integer({ min: 0, max: 9 }),
        fc.array(fc.integer({ min: -3, max: 30 }), { maxLength: 12 }),
        (club, paidDaysAgo, days) => {
          const home = { id: club.id };
          const matches = days.map((day) => ({ date: BUILT_AT + day * DAY, status: 'not started', home }) as const);
          const paydays = rules.cashForecast(
            { club, matches, wagesPaidAt: BUILT_AT - paidDaysAgo * DAY, now: BUILT_AT },
            ruleset,
          );
          const wages = rules.weeklySalaries(club.players);
          return (
            paydays.length === rules.FORECAST_PAYDAYS &&
            paydays.every(({ date, tickets, upkeep, balance, ...payday }, index) => {
              const before = paydays[index - 1];
              const start = before?.balance ?? club.finances.totalMoney;
              return (
                date > (before?.date ?? BUILT_AT) &&
                (before === undefined || date - before.date === ruleset.finances.daysBetweenWages * DAY) &&
                payday.wages === wages &&
                balance === start + tickets - upkeep - wages &&
                upkeep <= Math.max(0, start + tickets)
              );
            })
          );
        },
      ),
    broken: {
      what: 'a forecast forgets what the payday before has cost',
      rules: {
        cashForecast: (input, ruleset) => {
          const { totalMoney } = input.club.finances;
          return ours
            .cashForecast(input, ruleset)
            .map((payday) => ({ ...payday, balance: totalMoney + payday.tickets - payday.upkeep - payday.wages }));
        },
      },
    },
  },
  {
    name: 'the forecast of the balance goes day by day, begins today, and is that of the payday plus the tickets since then',
    folder,
    requirements: ['R-MON-9'],
    property: ({ rules, ruleset }) =>
      fc.property(
        clubArbitrary(),
        fc.integer({ min: 0, max: 9 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 25 }), { maxLength: 12 }),
        (club, paidDaysAgo, days) => {
          const home = { id: club.id };
          const matches = days.map((day) => ({ date: BUILT_AT + day * DAY, status: 'not started', home }) as const);
          const input = { club, matches, wagesPaidAt: BUILT_AT - paidDaysAgo * DAY, now: BUILT_AT };
          const paydays = rules.cashForecast(input, ruleset);
          const balances = rules.balanceForecast(input, ruleset);
          const takings = rules.ordinaryTakings(club, club.facilities.stadium.level, ruleset);
          const ends = (day: number) => day + DAY;
          return (
            balances[0]?.day === Math.floor(BUILT_AT / DAY) * DAY &&
            balances.every(({ day }, index) => index === 0 || day === ends(balances[index - 1]?.day ?? 0)) &&
            paydays.every(({ date, balance }) => {
              const day = balances.find((one) => one.day <= date && date < ends(one.day));
              const late = matches.filter((match) => match.date >= date && day && match.date < ends(day.day)).length;
              return day?.balance === balance + late * takings;
            })
          );
        },
      ),
    broken: {
      what: 'wages are paid every day',
      rules: {
        balanceForecast: (input, ruleset) =>
          ours
            .balanceForecast(input, ruleset)
            .map(({ day, balance }, index) => ({ day, balance: balance - (index + 1) * 1000 })),
      },
    },
  },
  {
    name: 'a facility that pays for itself has earned its price by then and not a week before; one that attracts no spectator never does',
    folder,
    requirements: ['R-MON-5'],
    property: ({ rules, ruleset }) =>
      fc.property(
        clubArbitrary(),
        fc.constantFrom<FacilityName>(...FACILITY_NAMES),
        fc.integer({ min: 0, max: 6 }),
        (club, facility, homeMatches) => {
          const payback = rules.facilityPayback(club, { facility, homeMatches }, ruleset);
          const next = rules.nextLevel(facility, rules.facilityLevel(club.facilities, facility), ruleset);
          if (payback === null || next === null) return payback === null && next === null;
          const { weekly, weeks } = payback;
          if (weeks === null) return weekly <= 0;
          return facility === 'stadium' && weekly * weeks >= next.price && weekly * (weeks - 1) < next.price;
        },
      ),
    broken: {
      what: 'upkeep is forgotten',
      rules: {
        facilityPayback: (club, facility, ruleset) => {
          const payback = ours.facilityPayback(club, facility, ruleset);
          return payback && { weekly: Math.abs(payback.weekly) + 1, weeks: payback.weeks };
        },
      },
    },
  },
  {
    name: 'ordinary takings are those of a day without luck or table, a larger stadium never takes less, and home matches of a week are half of those of the two around now',
    folder,
    requirements: ['R-MON-5'],
    property: ({ rules, ruleset }) =>
      fc.property(clubArbitrary(), fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 20 }), (club, days) => {
        const takings = [1, 2, 3, 4, 5].map((level) => rules.ordinaryTakings(club, level, ruleset));
        const matches = days.map((day) => ({ date: BUILT_AT + day * DAY, home: { id: club.id } }));
        const counted = days.filter((day) => Math.abs(day) <= 7).length;
        const match = buildMatch({ home: { id: club.id } });
        const day = { club, match, table: [], now: BUILT_AT };
        const { match: sold } = rules.sellTickets(day, { next: () => 0.5 }, ruleset);
        return (
          takings[club.facilities.stadium.level - 1] === sold.ticketSales &&
          takings.every((amount, at) => Number.isInteger(amount) && amount >= (takings[at - 1] ?? 0)) &&
          rules.homeMatchesPerWeek(club, matches, BUILT_AT) * 2 === counted &&
          rules.homeMatchesPerWeek({ id: 'another' }, matches, BUILT_AT) === 0
        );
      }),
    broken: {
      what: 'matches away count as well',
      rules: { homeMatchesPerWeek: (_, matches, now) => ours.homeMatchesPerWeek({ id: buildClub().id }, matches, now) },
    },
  },
  {
    name: 'a report starts on a Monday, eleven weeks before the running one',
    folder,
    requirements: ['R-MON-1'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        const start = rules.reportStart(now);
        const running = start + (rules.REPORTED_WEEKS - 1) * 7 * DAY;
        return (start / DAY - 4) % 7 === 0 && running <= now && now < running + 7 * DAY;
      }),
    broken: {
      what: 'weeks start on a Thursday, like the epoch',
      rules: { reportStart: (now) => Math.floor(now / (7 * DAY)) * 7 * DAY - 11 * 7 * DAY },
    },
  },
];
