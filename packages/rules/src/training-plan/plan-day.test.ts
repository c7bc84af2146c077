import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import type { Club } from '../clubs/club.ts';
import { ownOverall } from '../players/overall.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildMatch, buildPlayer, buildSquad } from '../testing/builders.ts';
import { REST_ID } from '../training/constants.ts';
import { train } from '../training/train.ts';
import { applyTrainingPlan } from './apply-plan.ts';
import { bestExercise } from './best-exercise.ts';
import { checkPlans, checkTrainingPlan } from './check-plan.ts';
import { planNews } from './news.ts';
import type { PlanEntry, TrainingPlan } from './plan.ts';
import { planDay } from './plan-day.ts';
import { previewPlan, runTrainingPlan } from './report.ts';
import { suggestedPlan } from './suggested-plan.ts';

const now = startOfUtcDay(BUILT_AT);
const SQUAD: PlanEntry = {
  target: { kind: 'squad' },
  day: 'any',
  trainingId: 1,
  intensity: 1,
  sessions: 1,
  minimumCondition: 80,
};
const planOf = (...entries: readonly PlanEntry[]): TrainingPlan => ({ entries, rest: { most: 0, below: 90 } });
const clubOf = (condition: (number: number) => number): Club =>
  buildClub({
    players: buildSquad().map((player) => ({
      ...player,
      attributes: { ...player.attributes, condition: condition(player.number), potential: 95 },
    })),
  });
const steps = (plan: TrainingPlan, { club = clubOf(() => 100), hours = [] as readonly number[] } = {}) => {
  const matches = hours.map((hour) => buildMatch({ id: `m${hour}`, home: { id: club.id }, date: now + hour * HOUR }));
  return planDay({ club, plan, matches, now }, ALPHA);
};

describe('a plan that is applied now (R-TPL-15)', () => {
  const plan = planOf({ ...SQUAD, sessions: 2 });
  const apply = (club: Club, applied: TrainingPlan | null = plan, matches = [buildMatch({ date: now - DAY })]) =>
    applyTrainingPlan({ club, plan: applied, matches, now }, ALPHA);

  test('runs as at the turn of the day, once', () => {
    const club = clubOf(() => 100);
    const applied = apply(club);
    expect(applied.ok && applied.value).toEqual(runTrainingPlan({ club, plan, matches: [], now }, ALPHA));
    expect(applied.ok && apply(applied.value.club)).toMatchObject({ error: { code: 'training/nothing-planned' } });
  });

  test('counts the sessions that a player has had today', () => {
    const club = clubOf(() => 100);
    const trained = train({ club, numbers: [3], trainingId: 1, intensity: 1, matches: [], now }, ALPHA);
    const applied = trained.ok && apply(trained.value.club);
    const rows = applied !== false && applied.ok ? applied.value.report.rows : [];
    expect(rows.find(({ number }) => number === 3)?.sessions).toBe(1);
    expect(rows.find(({ number }) => number === 4)?.sessions).toBe(2);
  });

  test('counts the rests that the squad has had today', () => {
    const club = clubOf(() => 60);
    const resting: TrainingPlan = { entries: [], rest: { most: 1, below: 90 } };
    const applied = apply(club, resting);
    expect(applied.ok && applied.value.report.rests).toBe(1);
    expect(applied.ok && apply(applied.value.club, resting)).toMatchObject({
      error: { code: 'training/nothing-planned' },
    });
  });

  test('is refused without a plan and during a match', () => {
    const club = clubOf(() => 100);
    expect(apply(club, null)).toMatchObject({ error: { code: 'training/no-plan' } });
    expect(apply(club, plan, [buildMatch({ date: now })])).toMatchObject({ error: { code: 'training/match-live' } });
  });
});

describe('the day of a plan (R-TPL-1, R-TPL-2, R-TPL-3, R-TPL-4, R-TPL-5)', () => {
  test('the squad trains as often as its entry says, while condition is at least the minimum', () => {
    const club = clubOf((number) => (number === 2 ? 79.9 : number === 3 ? 84.9 : 100));
    const [first, second, ...more] = steps(planOf({ ...SQUAD, sessions: 2 }), { club });
    expect(more).toEqual([]);
    expect(first).toMatchObject({ trainingId: 1, intensity: 1 });
    expect(first?.numbers).not.toContain(2);
    expect(first?.numbers).toContain(3);
    expect(second?.numbers).not.toContain(3);
    expect(second?.numbers).toHaveLength(club.players.length - 2);
  });

  test('a player’s own entry comes before that of his group, and that before the squad’s', () => {
    const club = clubOf(() => 100);
    const own = club.players.find(({ personalData }) => personalData.position === 'GK');
    const entries: readonly PlanEntry[] = [
      SQUAD,
      { ...SQUAD, target: { kind: 'group', group: 'goal' }, trainingId: 19 },
      { ...SQUAD, target: { kind: 'player', playerId: own?.id ?? '' }, sessions: 0 },
    ];
    const planned = steps(planOf(...entries), { club });
    const keepers = club.players
      .filter(({ personalData }) => personalData.position === 'GK')
      .map(({ number }) => number);
    expect(planned.find(({ trainingId }) => trainingId === 19)?.numbers).toEqual(keepers.slice(1));
    expect(planned.flatMap(({ numbers }) => numbers)).not.toContain(own?.number);
  });

  test('entries of days with a match and of days without one keep to theirs', () => {
    const plan = planOf({ ...SQUAD, day: 'match', trainingId: 2 }, { ...SQUAD, day: 'free', trainingId: 3 });
    expect(steps(plan, { hours: [15] }).map(({ trainingId }) => trainingId)).toEqual([2]);
    expect(steps(plan).map(({ trainingId }) => trainingId)).toEqual([3]);
    expect(steps(plan, { hours: [24] }).map(({ trainingId }) => trainingId)).toEqual([3]);
  });

  test('each match of the day counts as one of the three sessions of its starters', () => {
    const plan = planOf({ ...SQUAD, sessions: 3, minimumCondition: 70 });
    const held = (hours: readonly number[], number: number) =>
      steps(plan, { hours }).filter(({ numbers }) => numbers.includes(number)).length;
    expect([held([], 1), held([15], 1), held([15, 23], 1)]).toEqual([3, 2, 1]);
    expect([held([], 21), held([15], 21), held([15, 23], 21)]).toEqual([3, 3, 3]);
  });

  test('rests before it trains, as often as it may while one of the eighteen is below', () => {
    const plan = { ...planOf(SQUAD), rest: { most: 2, below: 90 } };
    const rests = (condition: number) =>
      steps(plan, { club: clubOf((number) => (number === 4 ? condition : 100)) }).map(({ trainingId }) => trainingId);
    expect(rests(90)).toEqual([1]);
    expect(rests(85)).toEqual([REST_ID, 1]);
    expect(rests(60)).toEqual([REST_ID, REST_ID, 1]);
  });

  test('nothing happens while a match of the club is live', () => {
    expect(steps(planOf(SQUAD), { hours: [0] })).toEqual([]);
  });
});

describe('the preview of a plan (R-TPL-6, R-TPL-7)', () => {
  test('names sessions, growth and cost of each player, and the run equals it', () => {
    const club = clubOf((number) => (number === 2 ? 75 : 100));
    const input = { club, plan: planOf({ ...SQUAD, sessions: 2, trainingId: null }), matches: [], now };
    const preview = previewPlan(input, ALPHA);
    const run = runTrainingPlan(input, ALPHA);
    expect(run.report).toEqual(preview);
    const row = (number: number) => preview.rows.find((each) => each.number === number);
    expect(row(2)).toMatchObject({ sessions: 0, rise: 0, conditionBefore: 75, conditionAfter: 75, isTired: true });
    expect(row(9)).toMatchObject({ sessions: 2, conditionBefore: 100, conditionAfter: 90, isTired: false });
    expect(row(9)?.rise).toBeGreaterThan(0.2);
  });
});

describe('plans that a club may store (R-TPL-8)', () => {
  const check = (change: Partial<PlanEntry>) => {
    const checked = checkTrainingPlan(
      planOf({ ...SQUAD, ...change }),
      clubOf(() => 100),
      ALPHA,
    );
    return checked.ok ? null : checked.error.code;
  };

  test.each([
    [{ sessions: 3 }, null],
    [{ sessions: 4 }, 'training/plan-sessions'],
    [{ sessions: 0.5 }, 'training/plan-sessions'],
    [{ trainingId: 20 }, null],
    [{ trainingId: REST_ID }, 'training/unknown-type'],
    [{ intensity: 0.7 }, 'training/unknown-intensity'],
    [{ minimumCondition: 70 }, null],
    [{ minimumCondition: 69.9 }, 'training/plan-minimum'],
    [{ minimumCondition: 100.1 }, 'training/plan-minimum'],
  ] as const)('%o: %s', (change, code) => {
    expect(check(change)).toBe(code);
  });

  test('entries of players who have left go, and there are at most forty and three rests', () => {
    const club = clubOf(() => 100);
    const gone: PlanEntry = { ...SQUAD, target: { kind: 'player', playerId: 'gone' } };
    expect(checkTrainingPlan(planOf(gone, SQUAD), club, ALPHA)).toEqual({ ok: true, value: planOf(SQUAD) });
    const long = planOf(...Array(41).fill(SQUAD));
    expect(checkTrainingPlan(long, club, ALPHA)).toMatchObject({ error: { code: 'training/plan-too-long' } });
    const lazy = { ...planOf(SQUAD), rest: { most: 4, below: 90 } };
    const kept = { plan: suggestedPlan(ALPHA), saved: [{ name: 'Descanso', plan: lazy }] };
    expect(checkPlans(kept, club, ALPHA)).toMatchObject({ error: { code: 'training/plan-rests' } });
    expect(checkPlans({ ...kept, saved: [] }, club, ALPHA)).toEqual({ ok: true, value: { ...kept, saved: [] } });
  });
});

describe('the news of a run (R-TPL-16)', () => {
  const run = (
    plan: TrainingPlan,
    { condition = (_: number): number => 100, hours = [] as readonly number[] } = {},
  ) => {
    const club = clubOf(condition);
    const matches = hours.map((hour) => buildMatch({ home: { id: club.id }, date: now + hour * HOUR }));
    return planNews(runTrainingPlan({ club, plan, matches, now }, ALPHA).report, club.id);
  };

  test('say who trained what, the greatest rise first, and who was too tired', () => {
    const [news] = run(planOf(SQUAD), { condition: (number) => (number > 18 ? 79.9 : 100) });
    if (news?.type !== 'training-planned') throw new Error('no news');
    expect(news).toMatchObject({ clubId: 'c1', date: now, rests: 0 });
    expect(news.trained).toHaveLength(18);
    expect(news.trained.every(({ trainingIds }) => trainingIds.join() === '1')).toBe(true);
    expect(news.trained.map(({ rise }) => rise)).toEqual(
      news.trained.map(({ rise }) => rise).toSorted((a, b) => b - a),
    );
    expect(news.skipped).toEqual([19, 20, 21].map((number) => ({ name: `Jogador ${number}`, reason: 'tired' })));
  });

  test('say of the starters of a match that it took a session', () => {
    const [news] = run(planOf({ ...SQUAD, sessions: 3 }), { hours: [12] });
    if (news?.type !== 'training-planned') throw new Error('no news');
    expect(news.skipped.filter(({ reason }) => reason === 'match')).toHaveLength(11);
  });

  test('say that a player who can gain nothing was left out', () => {
    const club = clubOf(() => 100);
    const grown = {
      ...club,
      players: club.players.map((one) => ({ ...one, attributes: { ...one.attributes, potential: 1 } })),
    };
    const { report } = runTrainingPlan(
      { club: grown, plan: planOf({ ...SQUAD, trainingId: null }), matches: [], now },
      ALPHA,
    );
    expect(new Set(report.rows.map(({ skip }) => skip))).toEqual(new Set(['no-gain']));
  });

  test('say that a match was being played', () => {
    const club = clubOf(() => 100);
    const live = buildMatch({ home: { id: club.id }, date: now - 60_000 });
    const { report } = runTrainingPlan({ club, plan: planOf(SQUAD), matches: [live], now }, ALPHA);
    expect(new Set(report.rows.map(({ skip }) => skip))).toEqual(new Set(['live']));
  });

  test('are none if the plan asks for nothing', () => {
    expect(run(planOf({ ...SQUAD, sessions: 0 }))).toEqual([]);
  });
});

describe('the suggested plan (R-TPL-9)', () => {
  test('ends a season within half a point of a greedy best policy (R-TPL-13)', () => {
    const greedy = season((club, at) => greedyDay(club, at));
    const planned = season((club, at) => {
      const plan = suggestedPlan(ALPHA);
      return runTrainingPlan({ club, plan, matches: [], now: at }, ALPHA).club;
    });
    expect(greedy - planned).toBeLessThanOrEqual(0.5);
    expect(planned - season((club) => club)).toBeGreaterThan(1);
  });
});

/** Mean rating of a young squad after twelve days that begin fresh. */
function season(day: (club: Club, at: number) => Club): number {
  const players = buildSquad().map((player) => ({
    ...player,
    ...buildPlayer({
      id: player.id,
      number: player.number,
      position: player.personalData.position,
      attributes: { potential: 85 },
    }),
  }));
  let club = buildClub({ players });
  for (let index = 0; index < 12; index++) {
    const fresh = club.players.map((player) => ({ ...player, attributes: { ...player.attributes, condition: 100 } }));
    club = day({ ...club, players: fresh }, now + index * DAY);
  }
  return club.players.reduce((sum, player) => sum + ownOverall(player, ALPHA), 0) / club.players.length;
}

/** All the sessions that a player may have, each by the exercise that gives him most. */
function greedyDay(club: Club, at: number): Club {
  let after = club;
  for (let session = 0; session < ALPHA.training.sessionsPerDay; session++) {
    for (const player of after.players) {
      const trainingId = bestExercise(player, { club: after, intensity: 1, now: at }, ALPHA) ?? 1;
      const trained = train(
        { club: after, numbers: [player.number], trainingId, intensity: 1, matches: [], now: at },
        ALPHA,
      );
      if (trained.ok) after = trained.value.club;
    }
  }
  return after;
}
