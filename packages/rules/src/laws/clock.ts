import fc from 'fast-check';
import { DAY, MINUTE } from '../clock/constants.ts';
import * as ours from '../clock/index.ts';
import { momentArbitrary } from '../testing/arbitraries/clock.ts';
import type { Law } from './law.ts';

const folder = 'clock';

export const clockLaws: readonly Law[] = [
  {
    name: 'every moment lies in the 24 hours that follow its UTC midnight',
    folder,
    requirements: ['R-CLK-3'],
    property: ({ rules }) =>
      fc.property(momentArbitrary(), (moment) => {
        const midnight = rules.startOfUtcDay(moment);
        return midnight <= moment && moment < midnight + DAY && rules.startOfNextUtcDay(moment) === midnight + DAY;
      }),
    broken: {
      what: 'the day of moments before 1970 is cut towards zero',
      rules: { startOfUtcDay: (moment) => Math.trunc(moment / DAY) * DAY },
    },
  },
  {
    name: 'a moment’s calendar date leads back to its midnight, and the next day’s date comes after it',
    folder,
    requirements: ['R-CLK-1'],
    property: ({ rules }) =>
      fc.property(momentArbitrary(), (moment) => {
        const order = ({ year, month, day }: ours.CalendarDate) => (year * 12 + month) * 31 + day;
        const date = rules.utcDate(moment);
        return (
          rules.utcMidnight(date) === rules.startOfUtcDay(moment) && order(rules.utcDate(moment + DAY)) > order(date)
        );
      }),
    broken: {
      what: 'every year has 365 days',
      rules: { utcMidnight: ({ year, month, day }) => ((year - 1970) * 365 + (month - 1) * 30 + day - 1) * DAY },
    },
  },
  {
    name: 'looked at from the other end, a stretch of time is as long, with the other sign',
    folder,
    requirements: ['R-CLK-2', 'R-CLK-4'],
    property: ({ rules }) =>
      fc.property(momentArbitrary(), momentArbitrary(), (from, to) =>
        [rules.differenceInDays, rules.differenceInMinutes, rules.differenceInMonths].every(
          (difference) => difference(from, to) + difference(to, from) === 0,
        ),
      ),
    broken: {
      what: 'differences are rounded down instead of towards zero',
      rules: { differenceInDays: (from, to) => Math.floor((to - from) / DAY) },
    },
  },
  {
    name: 'no difference grows when the end comes earlier',
    folder,
    requirements: ['R-CLK-2', 'R-CLK-4'],
    property: ({ rules }) =>
      fc.property(momentArbitrary(), momentArbitrary(), fc.nat(400 * DAY), (from, to, earlier) =>
        [rules.differenceInDays, rules.differenceInMinutes, rules.differenceInMonths].every(
          (difference) => difference(from, to - earlier) <= difference(from, to),
        ),
      ),
    broken: {
      what: 'months are counted from their names alone',
      rules: {
        differenceInMonths: (from, to) => ours.utcDate(to).month - ours.utcDate(from).month,
      },
    },
  },
  {
    name: 'so many days, minutes or months later are as many, and one moment before them one fewer',
    folder,
    requirements: ['R-CLK-2', 'R-CLK-4'],
    property: ({ rules }) =>
      fc.property(momentArbitrary(), fc.integer({ min: 1, max: 1_000 }), (moment, count) => {
        const from = rules.utcMidnight({ ...rules.utcDate(moment), day: 1 });
        const { year, month } = rules.utcDate(from);
        const [years, months] = [Math.floor((month - 1 + count) / 12), (month - 1 + count) % 12];
        const inMonths = rules.utcMidnight({ year: year + years, month: months + 1, day: 1 });
        return (
          [
            [rules.differenceInDays, count * DAY],
            [rules.differenceInMinutes, count * MINUTE],
            [rules.differenceInMonths, inMonths - from],
          ] as const
        ).every(
          ([difference, stretch]) =>
            difference(from, from + stretch) === count && difference(from, from + stretch - 1) === count - 1,
        );
      }),
    broken: { what: 'no day ever passes', rules: { differenceInDays: () => 0 } },
  },
  {
    name: 'two moments are of one day when they have the same midnight',
    folder,
    requirements: ['R-CLK-3'],
    property: ({ rules }) =>
      fc.property(momentArbitrary(), fc.integer({ min: -2 * DAY, max: 2 * DAY }), (moment, later) => {
        const isSame = rules.startOfUtcDay(moment) === rules.startOfUtcDay(moment + later);
        return rules.isSameUtcDay(moment, moment + later) === isSame;
      }),
    broken: {
      what: 'a day is any 24 hours',
      rules: { isSameUtcDay: (one, other) => Math.abs(one - other) < DAY },
    },
  },
  {
    name: 'a player turns one year older once a year, at midnight',
    folder,
    requirements: ['R-CLK-5'],
    property: ({ rules }) =>
      fc.property(momentArbitrary(), fc.nat(40), fc.nat(365), (dob, years, days) => {
        const birthday = rules.startOfUtcDay(dob);
        const today = birthday + (years * 365 + days) * DAY;
        const age = rules.ageInYears(dob, today);
        const tomorrow = rules.ageInYears(dob, today + DAY);
        const inAYear = rules.ageInYears(dob, today + 366 * DAY);
        return (
          (years === 0 || rules.ageInYears(dob, birthday + (years * 365 - 1) * DAY) < years) &&
          rules.ageInYears(dob, birthday + years * 366 * DAY) >= years &&
          rules.ageInYears(dob, today + DAY - 1) === age &&
          (tomorrow === age || tomorrow === age + 1) &&
          (inAYear === age + 1 || inAYear === age + 2)
        );
      }),
    broken: {
      what: 'a year is twelve months of 30 days',
      rules: { ageInYears: (dob, now) => Math.floor((now - dob) / (360 * DAY)) },
    },
  },
  {
    name: 'data loads again only when the tab becomes visible, and from some age on always',
    folder,
    requirements: ['R-CLK-6', 'R-CLK-7'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.boolean(), fc.boolean(), fc.nat(30 * MINUTE), fc.nat(DAY), (wasVisible, isVisible, age, more) => {
        const change = { wasVisible, isVisible, loadedAt: 0 };
        const reloads = rules.reloadsOnVisibility({ ...change, now: age }, ruleset);
        const later = rules.reloadsOnVisibility({ ...change, now: age + more }, ruleset);
        const becomesVisible = isVisible && !wasVisible;
        return (
          (!reloads || (becomesVisible && later)) &&
          rules.reloadsOnVisibility({ ...change, now: ruleset.clock.initialDataMaxAge }, ruleset) === becomesVisible
        );
      }),
    broken: {
      what: 'data is polled, visible or not',
      rules: { reloadsOnVisibility: ({ loadedAt, now }, ruleset) => ours.isDataStale(loadedAt, now, ruleset) },
    },
  },
  {
    name: 'data and tokens are due at once where there are none, and from an age on that the rule set names',
    folder,
    requirements: ['R-CLK-6', 'R-CLK-7'],
    property: ({ rules, ruleset }) =>
      fc.property(momentArbitrary(), fc.integer({ min: 1, max: DAY }), (moment, time) =>
        (
          [
            [rules.isDataStale, ruleset.clock.initialDataMaxAge],
            [rules.isTokenRefreshDue, ruleset.clock.tokenRefreshInterval],
          ] as const
        ).every(
          ([isDue, age]) =>
            isDue(null, moment, ruleset) &&
            isDue(moment, moment + age - 1 + time, ruleset) &&
            !isDue(moment, moment + age - time, ruleset),
        ),
      ),
    broken: { what: 'a token never grows old', rules: { isTokenRefreshDue: (refreshedAt) => refreshedAt === null } },
  },
];
