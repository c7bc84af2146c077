/** Laws of display times, refresh times and the order of names. */
import fc from 'fast-check';
import { DAY, MINUTE } from '../clock/constants.ts';
import { compare } from '../core/compare.ts';
import * as windows from '../match-window/index.ts';
import { BUILT_AT, buildMatch } from '../testing/builders.ts';
import type { Law } from './law.ts';

const played = fc.record({
  first: fc.integer({ min: 45, max: 52 }),
  second: fc.integer({ min: 45, max: 55 }),
});

/** Laws of the pace of a live match, of quotas that come back, of full days, and of the order of names. */
export const shownTimesLaws: readonly Law[] = [
  {
    name: 'the pace of a live match does not depend on its length before stoppage time',
    folder: 'match-window',
    requirements: ['R-WLD-9'],
    property: ({ rules, ruleset }) =>
      fc.property(played, played, (one, other) => {
        const momentsOf = ({ first, second }: typeof one) =>
          rules.matchMoments({ periods: [first, second], kicks: 0 }, 'league', ruleset);
        const [moments, others] = [momentsOf(one), momentsOf(other)];
        return (
          moments.length === one.first + one.second &&
          moments.slice(0, 45).every((moment, index) => moment === others[index]) &&
          moments.every((moment, index) => index === 0 || moment >= (moments[index - 1] ?? 0)) &&
          (moments.at(-1) ?? 0) <= ruleset.matchWindow.minutesAfter * MINUTE
        );
      }),
    broken: {
      what: 'all minutes of a match share the time evenly',
      rules: {
        matchMoments: ({ periods }, _, ruleset) => {
          const minutes = periods.reduce((sum, period) => sum + period, 0);
          const whole = (ruleset?.matchWindow.minutesAfter ?? 0) * MINUTE;
          return Array.from({ length: minutes }, (__, index) => (whole * (index + 1)) / minutes);
        },
      },
    },
  },
  {
    name: 'a minute of a live match is as long as its first one',
    folder: 'match-window',
    requirements: ['R-WLD-9'],
    property: ({ rules, ruleset }) =>
      fc.property(played, fc.constantFrom('league' as const, 'knockout' as const), ({ first, second }, kind) => {
        const [moment = 0] = rules.matchMoments({ periods: [first, second], kicks: 0 }, kind, ruleset);
        return Math.abs(moment - rules.minuteLength(kind, ruleset)) < 1;
      }),
    broken: {
      what: 'minutes are shown half as long',
      rules: { minuteLength: (kind, ruleset) => windows.minuteLength(kind, ruleset) / 2 },
    },
  },
  {
    name: 'all searches are back at the announced moment, and not before',
    folder: 'market',
    requirements: ['R-MKT-2'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer({ min: 1, max: 5 }), (value) => {
        const quota = { value: Math.min(value, ruleset.market.searchesPerDay), lastUpdate: BUILT_AT };
        const at = rules.searchesReturnAt(quota);
        const full = ruleset.market.searchesPerDay;
        return (
          rules.remainingSearches(quota, at, ruleset) === full &&
          rules.remainingSearches(quota, at - 1, ruleset) === full - quota.value
        );
      }),
    broken: {
      what: 'searches are promised an hour too early',
      rules: { searchesReturnAt: ({ lastUpdate }) => lastUpdate + DAY - 60 * MINUTE },
    },
  },
  {
    name: 'all rests are back at the announced moment, and not before',
    folder: 'training',
    requirements: ['R-TRA-6'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(DAY - 1), (offset) => {
        const now = BUILT_AT + offset;
        const rests = { value: ruleset.training.restsPerDay, lastUpdate: now };
        const at = rules.restsReturnAt(now);
        return (
          rules.remainingRests(rests, at, ruleset) === ruleset.training.restsPerDay &&
          rules.remainingRests(rests, at - 1, ruleset) === 0
        );
      }),
    broken: {
      what: 'rests come back a day after the last one',
      rules: { restsReturnAt: (now) => now + DAY },
    },
  },
  {
    name: 'a day is as busy as the club that plays most on it',
    folder: 'competitions',
    requirements: ['R-COM-7'],
    property: ({ rules }) =>
      fc.property(fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { maxLength: 6 }), (list) => {
        const matches = list.map(([day, club], index) => {
          const match = buildMatch();
          return {
            date: BUILT_AT + day * DAY,
            home: { ...match.home, id: `c${club}` },
            away: { ...match.away, id: `x${index}` },
          };
        });
        return [0, 1, 2].every((day) => {
          const onDay = list.filter(([other]) => other === day);
          const most = Math.max(0, ...[0, 1, 2].map((club) => onDay.filter(([, other]) => other === club).length));
          return rules.busiest(['c0', 'c1', 'c2'], matches)(rules.startOfUtcDay(BUILT_AT + day * DAY)) === most;
        });
      }),
    broken: {
      what: 'a day with matches counts as one match',
      rules: { busiest: (_, matches) => () => Math.min(1, matches.length) },
    },
  },
  {
    name: 'the order of names is an order, and accents and case do not change it',
    folder: 'core',
    requirements: ['R-PLA-4'],
    property: ({ rules }) =>
      fc.property(fc.string(), fc.string(), (one, other) => {
        const sign = Math.sign(rules.compareNames(one, other));
        return (
          sign === -Math.sign(rules.compareNames(other, one)) &&
          rules.compareNames(one, one) === 0 &&
          [-1, 0, 1].includes(rules.compareNames(one, other)) &&
          rules.compareNames('Łukasz', 'Zico') < 0 &&
          rules.compareNames('ação', 'ACAO') === 0
        );
      }),
    broken: {
      what: 'names are compared by their code units',
      rules: { compareNames: (left, right) => compare(left, right) },
    },
  },
];
