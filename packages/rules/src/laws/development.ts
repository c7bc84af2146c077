/** Laws of the stored daily values of players, and what follows from them. */
import fc from 'fast-check';
import { DAY } from '../clock/constants.ts';
import * as ours from '../development/index.ts';
import { playerArbitrary } from '../testing/arbitraries/players.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'development';

export const developmentLaws: readonly Law[] = [
  {
    name: 'changes of an overall are counted from the latest snapshot that is old enough, and unknown without one',
    folder,
    requirements: ['R-DEV-3', 'R-DEV-9'],
    property: ({ rules, ruleset }) =>
      fc.property(
        playerArbitrary(),
        fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 8 }),
        fc.option(fc.integer({ min: 0, max: 50 }), { nil: null }),
        (player, ages, seasonAge) => {
          const today = rules.snapshotOf(player, BUILT_AT, ruleset);
          const snapshots = ages.map((age) => ({ ...today, day: today.day - age * DAY, overall: 100 - age }));
          const seasonStart = seasonAge === null ? null : BUILT_AT - seasonAge * DAY;
          const moments = rules.changesSince(seasonStart, BUILT_AT);
          const earlier = rules.earlierOveralls({ snapshots, seasonStart, now: BUILT_AT });
          const changes = rules.overallChanges(player, earlier, ruleset);
          return (['week', 'month', 'season'] as const).every((span) => {
            const moment = moments[span];
            const old = moment === null ? [] : snapshots.filter(({ day }) => day <= moment);
            if (old.length === 0) return earlier[span] === null && changes[span] === null;
            const before = Math.max(...old.map(({ overall }) => overall));
            return earlier[span] === before && changes[span] === rules.overall(player, ruleset) - before;
          });
        },
      ),
    broken: {
      what: 'the oldest snapshot counts',
      rules: {
        earlierOveralls: (input) => {
          const [oldest] = input.snapshots.toSorted((a, b) => a.day - b.day);
          return ours.earlierOveralls({ ...input, snapshots: oldest ? [oldest] : [] });
        },
      },
    },
  },
  {
    name: 'a snapshot has the rating of its day, and development the rise since then',
    folder,
    requirements: ['R-DEV-1', 'R-DEV-3'],
    property: ({ rules, ruleset }) =>
      fc.property(
        playerArbitrary(),
        fc.integer({ min: 7, max: 29 }),
        fc.integer({ min: 0, max: 20 }),
        (player, days, rise) => {
          const today = rules.snapshotOf(player, BUILT_AT, ruleset);
          const before = { ...today, day: today.day - days * DAY, overall: today.overall - rise };
          const input = { player, club: buildClub(), snapshots: [before], seasonStart: null, now: BUILT_AT };
          const { changes, points } = rules.playerDevelopment(input, ruleset);
          return (
            Math.abs(today.overall - rules.overall(player, ruleset)) <= 0.005001 &&
            Math.abs((changes.week ?? -1) - rise) < 1e-9 &&
            changes.month === null &&
            points.length === 2
          );
        },
      ),
    broken: {
      what: 'today is forgotten',
      rules: {
        playerDevelopment: (input, ruleset) => {
          const { points, ...rest } = ours.playerDevelopment(input, ruleset);
          return { ...rest, points: points.slice(1) };
        },
      },
    },
  },
  {
    name: 'no exercise promises more rating than there is room, and none is better than the first',
    folder,
    requirements: ['R-DEV-4', 'R-DEV-5'],
    property: ({ rules, ruleset }) =>
      fc.property(playerArbitrary(), (player) => {
        const input = { player, club: buildClub(), snapshots: [], seasonStart: null, now: BUILT_AT };
        const { exercises, room, bestPosition } = rules.playerDevelopment(input, ruleset);
        return (
          exercises.length === rules.SHOWN_EXERCISES &&
          exercises.every(({ gain }, index) => gain <= room + 1e-6 && gain <= (exercises[index - 1]?.gain ?? gain)) &&
          bestPosition.rating >= rules.overall(player, ruleset)
        );
      }),
    broken: {
      what: 'the worst exercise comes first',
      rules: {
        playerDevelopment: (input, ruleset) => {
          const { exercises, ...rest } = ours.playerDevelopment(input, ruleset);
          return { ...rest, exercises: exercises.toReversed(), bestPosition: { ...rest.bestPosition, rating: 0 } };
        },
      },
    },
  },
  {
    name: 'no skill of a forecast under a plan is lower than without one, and its days follow each other',
    folder,
    requirements: ['R-DEV-11'],
    property: ({ rules, ruleset }) =>
      fc.property(playerArbitrary(), (player) => {
        const input = { player, club: buildClub({ players: [player] }), now: BUILT_AT };
        const planned = rules.developmentForecast({ ...input, plan: rules.suggestedPlan(ruleset) }, ruleset);
        const idle = rules.developmentForecast({ ...input, plan: null }, ruleset);
        return (
          planned.length === rules.FORECAST_DAYS &&
          planned.every(({ day, skills }, at) => {
            const without = idle[at]?.skills ?? [];
            const isLater = day - (planned[at - 1]?.day ?? day - DAY) === DAY;
            return isLater && skills.every((skill, index) => skill >= (without[index] ?? 0) - 1e-9);
          })
        );
      }),
    broken: {
      what: 'a plan tires a player for good',
      rules: {
        developmentForecast: (input, ruleset) =>
          ours
            .developmentForecast(input, ruleset)
            .map((day) => (input.plan === null ? day : { ...day, skills: day.skills.map((skill) => skill - 1) })),
      },
    },
  },
  {
    name: 'a forecast is within its range, and the range reaches down to never playing without a plan',
    folder,
    requirements: ['R-DEV-11'],
    property: ({ rules, ruleset }) =>
      fc.property(playerArbitrary(), fc.boolean(), (player, isPlanned) => {
        const input = { player, club: buildClub({ players: [player] }), now: BUILT_AT };
        const plan = isPlanned ? rules.suggestedPlan(ruleset) : null;
        const days = rules.developmentForecast({ ...input, plan }, ruleset);
        const idle = rules.developmentForecast({ ...input, plan: null }, ruleset);
        return days.every(
          ({ low, overall, high }, at) => low <= overall && overall <= high && (isPlanned || low === idle[at]?.overall),
        );
      }),
    broken: {
      what: 'the range is that of those who play',
      rules: {
        developmentForecast: (input, ruleset) =>
          ours.developmentForecast(input, ruleset).map((day) => ({ ...day, low: day.high })),
      },
    },
  },
  {
    name: 'every day of the last 120 is kept, and of those before one in seven up to a limit',
    folder,
    requirements: ['R-DEV-1'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: 0, max: 900 }), (age) => {
        const today = Math.floor(BUILT_AT / DAY) * DAY;
        const week = Array.from({ length: 7 }, (_, day) => rules.isSnapshotKept(today - (age + day) * DAY, today));
        const kept = week.filter(Boolean).length;
        if (age + 6 <= rules.DAILY_SNAPSHOTS) return kept === 7;
        if (age > rules.WEEKLY_SNAPSHOTS) return kept === 0;
        return age <= rules.DAILY_SNAPSHOTS || kept <= 1;
      }),
    broken: { what: 'everything is kept', rules: { isSnapshotKept: () => true } },
  },
];
