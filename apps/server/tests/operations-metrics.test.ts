import { buildEmblem } from '@mundo-manager/rules/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOptions, buildApp } from '../src/app.ts';
import { createMetrics, type Metrics } from '../src/operations/metrics.ts';
import { serveMetrics } from '../src/operations/metrics-route.ts';
import { createManager } from './harness/manager.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
let metrics: Metrics;

beforeAll(async () => {
  world = await startWorld();
  metrics = createMetrics(world);
});
afterAll(() => world.close());

const appWith = (prepare: AppOptions['prepare'] & {}) =>
  buildApp(world.services, {
    rateFactor: 1000,
    description: false,
    folders: { web: '/nonexistent', player: '/nonexistent' },
    prepare,
  });

test('commands are counted by the code of their answer, calls by route and status', async () => {
  const app = await appWith((own) => metrics.countCalls(own));
  const manager = createManager(app, 'counted', await world.identity.tokenOf('counted'));
  await manager.call('createUser');
  await manager.refusal('initialData');
  await manager.call('createClub', { body: { name: 'Contado', emblem: buildEmblem(), uniform: { id: 0 } } });
  await manager.refusal('upgradeFacility', { body: { facilityName: 'pool' } });
  await app.inject({ method: 'GET', url: `/api/${'x'.repeat(50)}` });
  await app.close();
  const text = await metrics.text();
  expect(text).toMatch(/mm_commands_total\{command="createClub",code="ok"\} 1/);
  expect(text).toMatch(/mm_commands_total\{command="upgradeFacility",code="facilities\/unknown-facility"\} 1/);
  expect(text).toMatch(/mm_request_seconds_count\{method="GET",route="\/api\/clubs\/initialData",status="422"\} 1/);
  expect(text).toMatch(/route="unknown",status="404"/);
  expect(text).not.toContain('xxxx');
});

test('work that is due shows how late it is, and work that was given up is not forgotten', async () => {
  const row = { rank: 0, payload: 'null', last_error: null, done_at: null };
  const now = world.clock.now();
  await world.storage.db
    .insertInto('due_work')
    .values([
      { ...row, kind: 'day', id: 'late', due_at: now - 90_000, failed_at: null },
      { ...row, kind: 'day', id: 'broken', due_at: now - 900_000, failed_at: new Date() },
      { ...row, kind: 'day', id: 'ahead', due_at: now + 1, failed_at: null },
    ])
    .execute();
  const work = { kind: 'play', id: 'm1', dueAt: now, payload: null };
  metrics.countWork({ state: 'done', work });
  metrics.countWork({ state: 'failed', work, error: new Error('x'), isGivenUp: false });
  const text = await metrics.text();
  expect(text).toMatch(/mm_due_work 1\n/);
  expect(text).toMatch(/mm_due_work_lag_seconds 90\n/);
  expect(text).toMatch(/mm_due_work_given_up 1\n/);
  expect(text).toMatch(/mm_database_up 1\n/);
  expect(text).toMatch(/mm_matches_simulated_total 1\n/);
  expect(text).toMatch(/mm_work_total\{kind="play",outcome="failed"\} 1/);
});

test('without a token the metrics are refused, to this machine too (R-CAL-37)', async () => {
  const app = await appWith((own) => serveMetrics(own, metrics, undefined));
  const get = (headers: Record<string, string>) => app.inject({ url: '/metrics', headers, remoteAddress: '127.0.0.1' });
  const answers = await Promise.all([get({}), get({ authorization: 'Bearer undefined' })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  await app.close();
});

test('figures need the token, from any address (R-CAL-37)', async () => {
  const app = await appWith((own) => serveMetrics(own, metrics, 'a-token-of-sixteen'));
  const get = (headers: Record<string, string>, remoteAddress: string) =>
    app.inject({ method: 'GET', url: '/metrics', headers, remoteAddress }).then(({ statusCode }) => statusCode);
  expect(await get({ authorization: 'Bearer a-token-of-sixteen' }, '10.0.0.7')).toBe(200);
  expect(await get({ authorization: 'Bearer another-token-xx' }, '10.0.0.7')).toBe(404);
  expect(await get({}, '127.0.0.1')).toBe(404);
  await app.close();
});
