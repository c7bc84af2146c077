/** Laws of training by plan: what it never does, and that it does what it shows. */
import fc from 'fast-check';
import { HOUR } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import type { Club } from '../clubs/club.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { traineeArbitrary } from '../testing/arbitraries/training.ts';
import { trainingPlanArbitrary } from '../testing/arbitraries/training-plans.ts';
import { BUILT_AT, buildClub, buildMatch, buildSquad } from '../testing/builders.ts';
import { REST_ID, TRAINING_TYPES } from '../training/constants.ts';
import * as ours from '../training-plan/index.ts';
import { planEntryFor } from '../training-plan/plan-entry-for.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'training-plan';
const now = startOfUtcDay(BUILT_AT);

/** A club of 21 with any condition and count of sessions, a plan for it, and a match of the day or none. */
function planDayArbitrary(ruleset: Ruleset): fc.Arbitrary<ours.PlanDayInput> {
  const { floor, cap } = ruleset.condition;
  const state = fc.record({
    condition: fc.double({ min: floor, max: cap, noNaN: true }),
    count: fc.nat(Math.min(ruleset.training.sessionsPerDay, 5)),
  });
  const squad = buildSquad();
  return fc
    .record({
      states: fc.array(state, { minLength: squad.length, maxLength: squad.length }),
      plan: trainingPlanArbitrary({ players: squad }, ruleset),
      hour: fc.option(fc.integer({ min: 1, max: 23 })),
    })
    .map(({ states, plan, hour }) => {
      const players = squad.map((player, index) => {
        const { condition = cap, count = 0 } = states[index] ?? {};
        const attributes = { ...player.attributes, condition };
        return { ...player, attributes, ...(count === 0 ? {} : { sessions: { count, date: now } }) };
      });
      const club = buildClub({ players });
      const matches = hour === null ? [] : [buildMatch({ home: { id: club.id }, date: now + hour * HOUR })];
      return { club, plan, matches, now };
    });
}

/** The lowest minimum that any entry of the plan has for the player. */
function lowestMinimum({ entries }: ours.TrainingPlan): number {
  return Math.min(...entries.map(({ minimumCondition }) => minimumCondition));
}

/** The plan with other entries. */
const changed = (plan: ours.TrainingPlan, change: Partial<ours.PlanEntry>) => ({
  ...plan,
  entries: plan.entries.map((entry) => ({ ...entry, ...change })),
});

export const trainingPlanLaws: readonly Law[] = [
  {
    name: 'a plan that is applied now runs as at the turn of the day, and trains no player more often than its entry says, sessions of the day included',
    folder,
    requirements: ['R-TPL-15'],
    property: ({ rules, ruleset }) =>
      fc.property(planDayArbitrary(ruleset), (day) => {
        const applied = rules.applyTrainingPlan(day, ruleset);
        if (!applied.ok) return applied.error.code === 'training/nothing-planned';
        if (!same(applied.value, rules.runTrainingPlan(day, ruleset))) return false;
        const { sessionsPerDay } = ruleset.training;
        const isMatchDay = day.matches.length > 0;
        return applied.value.report.rows.every(({ playerId, sessions }) => {
          const player = day.club.players.find(({ id }) => id === playerId);
          const entry = player && planEntryFor(player, day.plan, isMatchDay);
          const held = player ? sessionsPerDay - rules.remainingSessions(player, day.now, ruleset) : 0;
          return sessions === 0 || sessions + held <= (entry?.sessions ?? 0);
        });
      }),
    broken: {
      what: 'sessions of the day are forgotten',
      rules: {
        applyTrainingPlan: (input, ruleset) => {
          const players = input.club.players.map(({ sessions: _, ...player }) => player);
          return ours.applyTrainingPlan({ ...input, club: { ...input.club, players } }, ruleset);
        },
      },
    },
  },
  {
    name: 'a plan never trains a player below its minimum condition, nor more often than it says or the day allows, and each step is one that training grants',
    folder,
    requirements: ['R-TPL-1', 'R-TPL-2', 'R-TPL-3'],
    property: ({ rules, ruleset }) =>
      fc.property(planDayArbitrary(ruleset), (input) => {
        const minimum = Math.max(ruleset.training.minimumCondition, lowestMinimum(input.plan));
        const most = Math.max(0, ...input.plan.entries.map(({ sessions }) => sessions));
        const held = new Map<number, number>();
        let club: Club = input.club;
        let rests = 0;
        const holds = rules.planDay(input, ruleset).every((step) => {
          const isRest = step.trainingId === REST_ID;
          if (isRest) rests += 1;
          const players = club.players.filter(({ number }) => step.numbers.includes(number));
          for (const { number } of isRest ? [] : players) held.set(number, (held.get(number) ?? 0) + 1);
          const trained = rules.train({ ...step, club, matches: input.matches, now }, ruleset);
          if (trained.ok) club = trained.value.club;
          return trained.ok && (isRest || players.every(({ attributes }) => attributes.condition >= minimum));
        });
        return holds && rests <= input.plan.rest.most && [...held.values()].every((count) => count <= most);
      }),
    broken: {
      what: 'the plan asks for no condition of its own',
      rules: {
        planDay: ({ plan, ...input }, ruleset) =>
          ours.planDay(
            { ...input, plan: changed(plan, { minimumCondition: ruleset?.training.minimumCondition ?? 0 }) },
            ruleset,
          ),
      },
    },
  },
  {
    name: 'a starter of a match of the day keeps a session for it',
    folder,
    requirements: ['R-TPL-5'],
    property: ({ rules, ruleset }) =>
      fc.property(planDayArbitrary(ruleset), (input) => {
        const matches = [buildMatch({ home: { id: input.club.id }, date: now + 12 * HOUR })];
        const { club } = rules.runTrainingPlan({ ...input, matches }, ruleset);
        const starters = rules.startersOf(club.tactics.A, ruleset);
        return club.players.every((player, index) => {
          const before = input.club.players[index];
          const hadNone = before === undefined || rules.remainingSessions(before, now, ruleset) === 0;
          return hadNone || !starters.includes(player.id) || rules.remainingSessions(player, now, ruleset) > 0;
        });
      }),
    broken: {
      what: 'the plan does not look at the calendar',
      rules: { runTrainingPlan: (input, ruleset) => ours.runTrainingPlan({ ...input, matches: [] }, ruleset) },
    },
  },
  {
    name: 'the preview of a plan is its report, the report is what it does to the players, and both are the same each time',
    folder,
    requirements: ['R-TPL-6', 'R-TPL-7'],
    property: ({ rules, ruleset }) =>
      fc.property(planDayArbitrary(ruleset), (input) => {
        const run = rules.runTrainingPlan(input, ruleset);
        const { report } = run;
        return (
          same(report, rules.previewPlan(input, ruleset)) &&
          same(run, rules.runTrainingPlan(input, ruleset)) &&
          same(run.steps, rules.planDay(input, ruleset)) &&
          report.rests === run.steps.filter(({ trainingId }) => trainingId === REST_ID).length &&
          report.rows.length === input.club.players.length &&
          run.events.length === run.steps.length &&
          report.rows.every(({ playerId, sessions, rise, conditionAfter }, index) => {
            const before = input.club.players[index];
            const after = run.club.players[index];
            if (before === undefined || after === undefined) return false;
            const left = rules.remainingSessions(before, now, ruleset) - rules.remainingSessions(after, now, ruleset);
            return (
              playerId === after.id &&
              sessions === left &&
              conditionAfter === after.attributes.condition &&
              rise === rules.ownOverall(after, ruleset) - rules.ownOverall(before, ruleset)
            );
          })
        );
      }),
    broken: {
      what: 'the preview promises full intensity',
      rules: {
        previewPlan: ({ plan, ...input }, ruleset) =>
          ours.previewPlan({ ...input, plan: changed(plan, { intensity: 1, sessions: 1 }) }, ruleset),
      },
    },
  },
  {
    name: 'the news of a plan name every player who trained, with his exercises, and every player who trained less than his entry says',
    folder,
    requirements: ['R-TPL-16'],
    property: ({ rules, ruleset }) =>
      fc.property(planDayArbitrary(ruleset), (input) => {
        const { report, steps } = rules.runTrainingPlan(input, ruleset);
        const [news] = rules.planNews(report, input.club.id);
        const exercises = steps.filter(({ trainingId }) => trainingId !== REST_ID);
        const held = exercises.reduce((sum, { numbers }) => sum + numbers.length, 0);
        const skips = report.rows.filter(({ skip }) => skip !== null);
        if (news === undefined) return steps.length === 0 && skips.length === 0;
        return (
          news.type === 'training-planned' &&
          news.rests === report.rests &&
          news.trained.flatMap(({ trainingIds }) => trainingIds).length === held &&
          news.trained.every(({ rise }, place) => rise <= (news.trained[place - 1]?.rise ?? rise)) &&
          news.skipped.length === skips.length &&
          report.rows.every(({ isTired, skip }) => isTired === (skip === 'tired'))
        );
      }),
    broken: {
      what: 'nothing is said of those who were left out',
      rules: {
        planNews: ({ rows, ...report }, clubId) =>
          ours.planNews({ ...report, rows: rows.map((row) => ({ ...row, skip: null })) }, clubId),
      },
    },
  },
  {
    name: 'no exercise gives a player more than his best one; he has one or gains next to nothing',
    folder,
    requirements: ['R-TPL-4'],
    property: ({ rules, ruleset }) =>
      fc.property(traineeArbitrary(), (player) => {
        const session = { club: buildClub(), intensity: 1, now };
        const rises = TRAINING_TYPES.flatMap((exercise) => {
          if (exercise.group === 'rest') return [];
          const increases = rules.skillIncreases(player, { ...session, exercise }, ruleset);
          const attributes = rules.withIncreases(player.attributes, increases);
          return [rules.ownOverall({ ...player, attributes }, ruleset) - rules.ownOverall(player, ruleset)];
        });
        const best = rules.bestExercise(player, session, ruleset);
        return best === null ? Math.max(...rises) < 0.01 : rises[best - 1] === Math.max(...rises);
      }),
    broken: { what: 'every player runs', rules: { bestExercise: () => 1 } },
  },
  {
    name: 'a club keeps every plan that a day can hold, without players who have left, and no other',
    folder,
    requirements: ['R-TPL-8', 'R-TPL-9'],
    property: ({ rules, ruleset }) =>
      fc.property(trainingPlanArbitrary({ players: buildSquad() }, ruleset), (plan) => {
        const club = buildClub({ players: buildSquad() });
        const [first = rules.suggestedPlan(ruleset).entries[0]] = plan.entries;
        if (first === undefined) return false;
        const gone = { ...first, target: { kind: 'player' as const, playerId: 'gone' } };
        const checked = rules.checkTrainingPlan({ ...plan, entries: [gone, ...plan.entries] }, club, ruleset);
        const refused = (change: Partial<ours.PlanEntry>) => {
          const bad = { ...plan, entries: [{ ...first, target: { kind: 'squad' as const }, ...change }] };
          const kept = rules.checkPlans({ plan: null, saved: [{ name: 'a', plan: bad }] }, club, ruleset);
          return !rules.checkTrainingPlan(bad, club, ruleset).ok && !kept.ok;
        };
        const suggested = rules.suggestedPlan(ruleset);
        const kept = { plan: suggested, saved: [{ name: 'a', plan }] };
        const all = rules.checkPlans(kept, club, ruleset);
        return (
          checked.ok &&
          same(checked.value, plan) &&
          all.ok &&
          same(all.value, kept) &&
          suggested.entries.some(({ sessions }) => sessions === ruleset.training.sessionsPerDay) &&
          refused({ sessions: ruleset.training.sessionsPerDay + 1 }) &&
          refused({ trainingId: REST_ID }) &&
          refused({ intensity: 2 }) &&
          refused({ minimumCondition: ruleset.training.minimumCondition - 1 }) &&
          !rules.checkTrainingPlan(
            { ...plan, rest: { most: ruleset.training.restsPerDay + 1, below: 90 } },
            club,
            ruleset,
          ).ok
        );
      }),
    broken: {
      what: 'any plan is kept',
      rules: { checkTrainingPlan: (plan) => ({ ok: true, value: plan }) },
    },
  },
];
