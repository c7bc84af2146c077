/** A training plan from its saving to the report of its run. R-TPL-11, R-TPL-12 */
import { DAY, startOfUtcDay } from '@mundo-manager/rules/clock';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { suggestedPlan } from '@mundo-manager/rules/training-plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deletePlans, readPlans } from '../src/aggregates/training-plans.ts';
import { doNextWork, planWork } from '../src/due-work/due-work.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
let ana: Awaited<ReturnType<TestWorld['newManager']>>;

beforeAll(async () => {
  world = await startWorld();
  ana = await world.newManager();
});
afterAll(() => world.close());

const plan = suggestedPlan(ALPHA);

/** The next turn of ana's club, with nothing else of the day. */
async function turnDay(): Promise<number> {
  const { storage, game, clock } = world;
  const midnight = startOfUtcDay(clock.now()) + DAY;
  world.passTime(midnight - clock.now());
  await storage.db.deleteFrom('due_work').execute();
  const work = {
    kind: 'club-day' as const,
    id: `test:${midnight}`,
    dueAt: midnight,
    payload: { clubIds: [ana.clubId] },
  };
  await storage.transaction((tx) => planWork(tx, game.kinds, [work]));
  expect((await doNextWork(storage, game.kinds, clock.now())).state).toBe('done');
  return midnight;
}

test('a club has no plan until its manager saves one, in force or by name (R-TPL-12)', async () => {
  expect(await ana.call('trainingPlan')).toEqual({ plan: null, saved: [], report: null });
  expect(await ana.refusal('applyTrainingPlan', { body: {} })).toBe('training/no-plan');
  const saved = [{ name: 'Pré-temporada', plan }];
  await ana.call('initialData');
  const { plans } = await ana.call('saveTrainingPlan', { body: { plan, saved } });
  expect(plans).toEqual({ plan, saved, report: null });
  expect(await ana.call('trainingPlan')).toEqual(plans);
});

test('the plan runs with the turn of the day, and the club shows its report (R-TPL-11)', async () => {
  const midnight = await turnDay();
  const { report } = await ana.call('trainingPlan');
  expect(report?.date).toBe(midnight);
  const { club } = await ana.call('initialData');
  expect(report?.rows.map(({ playerId }) => playerId)).toEqual(club.players.map(({ id }) => id));
  const trained = report?.rows.filter(({ sessions }) => sessions > 0) ?? [];
  expect(trained.length).toBeGreaterThan(0);
  for (const { playerId, sessions, rise, conditionAfter } of trained) {
    const player = club.players.find(({ id }) => id === playerId);
    expect(player?.sessions).toEqual({ count: sessions, date: midnight });
    expect(player?.attributes.condition).toBe(conditionAfter);
    expect(rise).toBeGreaterThan(0);
  }
});

test('the run is one message: which players trained what, and which were left out (R-TPL-16)', async () => {
  const { report } = await ana.call('trainingPlan');
  const { messages } = await ana.call('inbox');
  const told = messages.flatMap(({ facts, date }) => (facts.type === 'training-planned' ? [{ ...facts, date }] : []));
  expect(told).toHaveLength(1);
  const [run] = told;
  const trained = report?.rows.filter(({ sessions }) => sessions > 0) ?? [];
  expect(run).toMatchObject({ date: report?.date, rests: report?.rests });
  expect(run?.trained.map(({ name }) => name).toSorted()).toEqual(trained.map(({ name }) => name).toSorted());
  expect(run?.skipped).toHaveLength(report?.rows.filter(({ skip }) => skip !== null).length ?? -1);
});

test('the rest of the plan runs at once when its manager asks, and no more than that (R-TPL-15)', async () => {
  world.passTime(DAY);
  const { club: before } = await ana.call('initialData');
  const { club, plans } = await ana.call('applyTrainingPlan', { body: {} });
  expect(plans.report?.date).toBe(world.clock.now());
  const trained = plans.report?.rows.filter(({ sessions }) => sessions > 0) ?? [];
  expect(trained.length).toBeGreaterThan(0);
  for (const { playerId, sessions, conditionBefore } of trained) {
    expect(club.players.find(({ id }) => id === playerId)?.sessions?.count).toBe(sessions);
    expect(before.players.find(({ id }) => id === playerId)?.attributes.condition).toBe(conditionBefore);
  }
  const { messages } = await ana.call('inbox');
  expect(messages.filter(({ facts }) => facts.type === 'training-planned')).toHaveLength(1);
  expect(await ana.refusal('applyTrainingPlan', { body: {} })).toBe('training/nothing-planned');
  expect((await ana.call('trainingPlan')).report).toEqual(plans.report);
  await turnDay();
});

test('sessions of the plan count: a further session is refused, and a suspended plan runs no more', async () => {
  const { club } = await ana.call('initialData');
  const done = club.players.find(({ sessions }) => sessions?.count === ALPHA.training.sessionsPerDay);
  const body = { players: [done?.number ?? 0], trainingId: 4, intensity: 1 };
  expect(await ana.refusal('trainPlayers', { body })).toBe('training/enough-today');
  const { report } = (await ana.call('saveTrainingPlan', { body: { plan: null, saved: [] } })).plans;
  await turnDay();
  expect(await ana.call('trainingPlan')).toEqual({ plan: null, saved: [], report });
  await world.storage.transaction((tx) => deletePlans(tx, ana.clubId));
  expect(await readPlans(world.storage.db, ana.clubId)).toEqual({ plan: null, saved: [], report: null });
});

test('a report of an older version has no exercises and no reasons', async () => {
  const row = {
    playerId: 'p',
    number: 1,
    name: 'Zico',
    sessions: 1,
    rise: 0.1,
    conditionBefore: 90,
    conditionAfter: 88,
  };
  const report = JSON.stringify({ date: 1, rests: 0, rows: [{ ...row, isTired: false }] });
  const values = { club_id: ana.clubId, plan: null, saved: '[]', report } as never;
  await world.storage.db.insertInto('training_plans').values(values).execute();
  const read = await readPlans(world.storage.db, ana.clubId);
  expect(read.report?.rows).toEqual([{ ...row, isTired: false, trainingIds: [], skip: null }]);
});
