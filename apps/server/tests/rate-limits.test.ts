/** What is limited beside the calls of the contract, what never is, and whose address counts. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppOptions, buildApp } from '../src/app.ts';
import { createMetrics } from '../src/operations/metrics.ts';
import { serveMetrics } from '../src/operations/metrics-route.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

const TOKEN = 'figures-of-the-tests';

let world: TestWorld;
let web: string;
let app: FastifyInstance;
const build = async (options: AppOptions = {}) => {
  app = await buildApp(world.services, {
    rateFactor: 1,
    description: false,
    folders: { web, player: join(web, 'none') },
    prepare: (own) => serveMetrics(own, createMetrics(world), TOKEN),
    ...options,
  });
};
beforeAll(async () => {
  world = await startWorld();
  web = await mkdtemp(join(tmpdir(), 'mm-web-'));
  await writeFile(join(web, 'index.html'), '<title>Mundo Manager</title>');
});
afterAll(async () => {
  await world.close();
  await rm(web, { recursive: true });
});
afterEach(() => app.close());

/** How often each status came when one address asked so many times, one after the other. */
async function counts(times: number, url: string, headers: Record<string, string> = {}) {
  const statuses: Record<number, number> = {};
  for (let call = 0; call < times; call++) {
    const { statusCode } = await app.inject({ url, headers });
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  }
  return statuses;
}

describe('health and figures (R-OPR-1)', () => {
  beforeEach(() => build());

  test('are answered after all public calls of an address are used up', async () => {
    expect(await counts(601, '/api/clock')).toEqual({ 200: 600, 429: 1 });
    const asked = await Promise.all(
      ['/healthz', '/readyz', '/metrics'].map((url) =>
        app.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } }),
      ),
    );
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test('are never limited, and use up no caller’s quota', async () => {
    expect(await counts(700, '/healthz')).toEqual({ 200: 700 });
    expect(await counts(700, '/readyz')).toEqual({ 200: 700 });
    expect(await counts(1, '/api/clock')).toEqual({ 200: 1 });
  });
});

describe('requests of an address outside its calls are limited (R-OPR-2)', () => {
  test.each([
    ['a call that nobody knows', '/api/nothing', 404],
    ['a file that is not there', '/assets/none.js', 404],
    ['an address that the router can’t read', '/api/clubs/%ff', 400],
    ['a call without a token', '/api/clubs/initialData', 401],
  ])('%s', async (_, url, status) => {
    await build();
    expect(await counts(121, url)).toEqual({ [status]: 120, 429: 1 });
    const refused = await app.inject(url);
    expect(refused.json().error).toMatchObject({
      code: 'request/rate-limited',
      facts: { seconds: expect.any(Number) },
    });
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
  });

  test('a token that is not valid', async () => {
    await build();
    expect(await counts(121, '/api/clubs/initialData', { authorization: 'Bearer x' })).toEqual({ 401: 120, 429: 1 });
  });

  test('a user without a record', async () => {
    await build();
    const authorization = `Bearer ${await world.identity.tokenOf('nobody')}`;
    expect(await counts(121, '/api/clubs/initialData', { authorization })).toEqual({ 404: 120, 429: 1 });
  });

  test.each(['/index.html', '/home', '/api/docs/', '/api/openapi.json'])('the file %s', async (url) => {
    await build({ rateFactor: 0.001, description: true });
    expect(await counts(4, url)).toEqual({ 200: 3, 429: 1 });
  });

  test('while signed-in users behind that address are not limited', async () => {
    await build();
    await world.newUser('signed-in');
    const authorization = `Bearer ${await world.identity.tokenOf('signed-in')}`;
    await counts(130, '/api/clubs/initialData', { authorization: 'Bearer x' });
    expect((await app.inject({ url: '/api/clubs/initialData', headers: { authorization } })).statusCode).not.toBe(429);
  });
});

describe('the address of a caller behind proxies (R-OPR-3)', () => {
  const addressOf = async (trustProxy: AppOptions['trustProxy'], forwarded: string) => {
    let ip = '';
    await build({
      ...(trustProxy === undefined ? {} : { trustProxy }),
      prepare: (own) =>
        own.addHook('onRequest', async (request) => {
          ip = request.ip;
        }),
    });
    await app.inject({ url: '/healthz', remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } });
    return ip;
  };

  test.each([
    ['no proxy', undefined, '6.6.6.6', '10.0.0.1'],
    ['one', { hops: 1 }, '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['two', { hops: 2 }, '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['one of that address', { addresses: ['10.0.0.1'] }, '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['two of that network', { addresses: ['10.0.0.0/8'] }, '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['one of another address', { addresses: ['192.168.0.1'] }, '6.6.6.6', '10.0.0.1'],
  ] as const)('with %s is not an address that the caller wrote himself', async (_, trustProxy, forwarded, address) => {
    expect(await addressOf(trustProxy, forwarded)).toBe(address);
  });
});
