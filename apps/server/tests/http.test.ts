import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROUTE_LIST } from '@mundo-manager/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { CONNECTION_LIMITS } from '../src/http/connection-limits.ts';
import { createMetrics } from '../src/operations/metrics.ts';
import { Overtaken } from '../src/storage/errors.ts';
import { buildWorkerApp } from '../src/worker-app.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startWorld({ app: { rateFactor: 1, tls: true } });
});
afterAll(() => world.close());

describe('every answer (R-CAL-1)', () => {
  test('is wrapped, also that of a call that does not exist', async () => {
    const response = await world.app.inject('/api/nothing');
    expect([response.statusCode, response.json()]).toEqual([
      404,
      {
        data: null,
        status: 404,
        error: { code: 'request/unknown-route', message: 'Essa chamada não existe.', facts: {} },
      },
    ]);
  });

  test('has the headers that limit what browsers do with it', async () => {
    const { headers } = await world.app.inject('/healthz');
    expect(headers['content-security-policy']).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['content-security-policy'], 'nothing comes from elsewhere').not.toMatch(/https?:/);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('under the player’s address may be embedded elsewhere', async () => {
    const { headers } = await world.app.inject('/Webgl_On/index.html');
    expect(headers['content-security-policy']).toMatch(/frame-ancestors \*/);
    expect(headers['x-frame-options']).toBeUndefined();
  });
});

describe('an address that the router can’t read (R-CAL-1)', () => {
  /** Headers that every answer has alike. */
  const lasting = (headers: Readonly<Record<string, unknown>>) => {
    const { date: _date, 'content-length': _length, 'x-ratelimit-remaining': _remaining, ...others } = headers;
    return others;
  };
  test.each([
    ['malformed percent-encoding', '/api/clubs/%ff'],
    ['a part without end', `/api/clubs/${'x'.repeat(401)}`],
    ['the same under the player’s address', '/Webgl_On/%ff'],
  ])('is refused as any other call is: %s', async (_, url) => {
    const [refused, other] = await Promise.all([world.app.inject(url), world.app.inject('/api/nothing')]);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { data: null, status: 400, error: { code: 'request/malformed', facts: { part: 'params' } } },
    ]);
    const { 'request-id': id, ...headers } = lasting(refused.headers);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const { 'request-id': _id, ...others } = lasting(other.headers);
    expect(headers).toEqual(others);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(refused.body).not.toContain('xxx');
  });
});

test('a body that is too large names the limit of its own route', async () => {
  const small = async (app: FastifyInstance) => {
    app.post('/api/small', { bodyLimit: 100 }, async () => null);
  };
  const identity = { ...world.services.identity, plugin: small };
  const app = await buildApp({ ...world.services, identity }, { description: false });
  const limitOf = async (url: string) => {
    const response = await app.inject({ method: 'POST', url, payload: { text: 'x'.repeat(70_000) } });
    return response.json().error.facts.limit;
  };
  expect([await limitOf('/api/small'), await limitOf('/api/clubs/addLead')]).toEqual([100, 65_536]);
  await app.close();
});

test('a request must arrive within 30 seconds', () => {
  expect(world.app.server.requestTimeout).toBe(30_000);
});

test('until the world has caught up, every call but those of health is refused with a time to retry (R-WLD-18)', async () => {
  let isCatchingUp = true;
  const app = await buildApp({ ...world.services, isCatchingUp: () => isCatchingUp }, { description: false });
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string) => {
    const { statusCode, headers, body } = await app.inject({ method, url: path.replaceAll(/:\w+/g, 'x') });
    return { statusCode, wait: headers['retry-after'], code: JSON.parse(body).error?.code };
  };
  for (const { name, method, path } of ROUTE_LIST.filter((route) => !['health', 'serverStatus'].includes(route.name))) {
    const comeAgain = { statusCode: 503, wait: '5', code: 'server/unavailable' };
    expect([name, await ask(method, path)]).toEqual([name, comeAgain]);
  }
  for (const path of ['/healthz', '/api/status']) expect((await ask('GET', path)).statusCode).toBe(200);
  isCatchingUp = false;
  expect((await ask('GET', '/readyz')).statusCode).toBe(200);
  expect((await ask('GET', '/api/clock')).statusCode).toBe(200);
  await app.close();
});

test('a process that only works says that it is not ready until the world has caught up (R-WLD-18)', async () => {
  let isCatchingUp = true;
  const app = buildWorkerApp({
    storage: world.storage,
    metrics: createMetrics(world),
    metricsToken: undefined,
    trustProxy: null,
    connectionLimits: CONNECTION_LIMITS,
    isStopping: () => false,
    isCatchingUp: () => isCatchingUp,
    logger: pino({ level: 'silent' }),
  });
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
  isCatchingUp = false;
  expect(await statusOf('/readyz')).toBe(200);
  await app.close();
});

test('a call that loses every race is refused with a time to retry', async () => {
  const unlucky = async (app: FastifyInstance) => {
    app.get('/api/unlucky', () => {
      throw new Overtaken('no league has a free place');
    });
  };
  const identity = { ...world.services.identity, plugin: unlucky };
  const app = await buildApp({ ...world.services, identity }, { description: false });
  const response = await app.inject('/api/unlucky');
  expect([response.statusCode, response.json().error.code]).toEqual([503, 'server/unavailable']);
  expect(response.headers['retry-after']).toBe('5');
  await app.close();
});

test.each(['\0', '{"a":"\\u0000"}'])(
  'a text that the database can’t keep is malformed, wherever it comes from',
  async (text) => {
    const unwary = async (app: FastifyInstance) => {
      app.get('/api/unwary', () => sql`select ${text}::text::jsonb`.execute(world.storage.kysely));
    };
    const identity = { ...world.services.identity, plugin: unwary };
    const app = await buildApp({ ...world.services, identity }, { description: false });
    const response = await app.inject('/api/unwary');
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'request/malformed']);
    await app.close();
  },
);

describe('a call out of shape', () => {
  const bearer = async () => ({ authorization: `Bearer ${(await world.newManager()).token}` });
  const put = async (payload: string, type = 'application/json', more = {}) =>
    world.app.inject({
      method: 'PUT',
      url: '/api/clubs/upgradeFacility',
      headers: {
        ...(await bearer()),
        'content-type': type,
        'idempotency-key': crypto.randomUUID(),
        'club-version': '1',
        ...more,
      },
      payload,
    });

  test.each([
    ['a field of another type', '{"facilityName":7}', 400, 'request/malformed'],
    ['a field too many', '{"facilityName":"gym","free":true}', 400, 'request/malformed'],
    ['no JSON', '{', 400, 'request/malformed'],
    ['poisoned JSON', '{"facilityName":"gym","__proto__":{"x":1}}', 400, 'request/malformed'],
    ['nothing', '', 400, 'request/malformed'],
    ['more than any call needs', JSON.stringify({ facilityName: 'x'.repeat(70_000) }), 413, 'request/too-large'],
  ])('is refused for %s', async (_, payload, status, code) => {
    const response = await put(payload);
    expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
    expect(response.body).not.toMatch(/\bat \S+:\d+/);
  });

  test('is refused for another type than JSON', async () => {
    const response = await put('<x/>', 'text/xml');
    expect([response.statusCode, response.json().error.code]).toEqual([415, 'request/unsupported-type']);
  });

  test('is refused for a version that is no number', async () => {
    const response = await put('{"facilityName":"gym"}', 'application/json', { 'club-version': '1e3' });
    expect(response.json().error).toMatchObject({
      code: 'request/malformed',
      facts: { part: 'headers', path: 'Club-Version' },
    });
  });

  test('asks for the token before it reads anything', async () => {
    const response = await world.app.inject({ method: 'PUT', url: '/api/clubs/upgradeFacility', payload: '{' });
    expect(response.json().error.code).toBe('auth/required');
  });
});

test('too many calls in a minute are refused, each user for himself (R-IDN-3)', async () => {
  const [eager, other] = [await world.newUser(), await world.newUser()];
  const check = (user: typeof eager) => user.send('checkClubNameAvailability', { params: { name: 'Nome Livre' } });
  const answers = await Promise.all(Array.from({ length: 40 }, () => check(eager)));
  expect(answers.filter(({ status }) => status === 200).length).toBe(30);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({ status: 429, error: { code: 'request/rate-limited' } });
  expect(refused?.error?.facts?.seconds).toBeGreaterThan(0);
  expect((await check(other)).status).toBe(200);
});

test('all calls of one class share one limit (R-IDN-3)', async () => {
  const eager = await world.newManager();
  const search = { params: { search: 'CF_76_80_18_21' } };
  const both = () => [
    eager.send('checkClubNameAvailability', { params: { name: 'Nome Livre' } }),
    eager.send('searchMarket', search),
  ];
  const answers = await Promise.all(Array.from({ length: 20 }, both).flat());
  expect(answers.filter(({ error }) => error?.code === 'request/rate-limited').length).toBe(10);
});

test('calls for whole matches have a limit of their own (R-IDN-3)', async () => {
  const eager = await world.newUser();
  const look = () => eager.send('match', { params: { matchId: 'none' } });
  const answers = await Promise.all(Array.from({ length: 125 }, look));
  expect(answers.filter(({ status }) => status === 429).length).toBe(5);
  expect((await eager.send('clock')).status).toBe(200);
});

test('an internal error is answered without its stack', async () => {
  const manager = await world.newManager();
  const { storage } = world;
  await storage.db
    .updateTable('clubs')
    .set({ state: '{"broken":true,"finances":{},"squad":[]}' })
    .where('id', '=', manager.clubId)
    .execute();
  const answer = await manager.send('initialData');
  expect(answer).toMatchObject({ status: 500, error: { code: 'server/internal' } });
  expect(answer.error?.facts?.requestId).toBe(answer.headers['request-id']);
  expect(answer.text).not.toMatch(/broken|contract|\bat \S+:\d+/);
});

/** What scanners ask for. */
const STRANGE = ['/wp-login.php?x=1', '/.env', '/.git/config'];

test('the address for security reports is at its standard path, if there is one (R-NAV-27)', async () => {
  expect((await world.app.inject('/.well-known/security.txt')).statusCode).toBe(404);
  const app = await buildApp(
    { ...world.services, contact: 'jogo@example.org' },
    { folders: { web: '/nonexistent', player: '/nonexistent' } },
  );
  const { body, headers } = await app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toContain('text/plain');
  const [contact, expires = ''] = body.split('\n');
  expect(contact).toBe('Contact: mailto:jogo@example.org');
  const days = (Date.parse(expires.replace('Expires: ', '')) - world.clock.wallNow()) / 86_400_000;
  expect(days).toBeCloseTo(180);
  await app.close();
});

test('an unknown page is the web app’s own to show, an unknown call or file is not (R-NAV-26)', async () => {
  const web = await mkdtemp(join(tmpdir(), 'mm-web-'));
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), '<title>Mundo Manager</title>');
  await writeFile(join(web, 'assets', 'app-1a2b3c.js'), 'void 0;');
  await writeFile(join(web, 'manifest.webmanifest'), '{}');
  const app = await buildApp(world.services, { folders: { web, player: join(web, 'none') } });
  const answers = await Promise.all(
    ['/', '/competitions/mmleague', '/assets/app-1a2b3c.js', '/assets/none.js', '/api/none', ...STRANGE].map((url) =>
      app.inject(url),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404, 404, 404, 404, 404]);
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
    'no-cache',
    'no-cache',
    'public, max-age=31536000, immutable',
    'no-store',
    'no-store',
    ...STRANGE.map(() => 'no-store'),
  ]);
  const manifest = await app.inject('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  const refusals = [{ range: 'bytes=9999999-' }, { 'if-match': '"x"' }];
  const refused = await Promise.all(refusals.map((headers) => app.inject({ url: '/index.html', headers })));
  expect(refused.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [416, ''],
    [412, ''],
  ]);
  const description = await app.inject('/api/openapi.json');
  expect(description.json()).toMatchObject({ openapi: '3.1.0' });
  const page = await app.inject('/api/docs/');
  expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining("frame-ancestors 'none'"),
  ]);
  await app.close();
  await rm(web, { recursive: true });
});

describe('addresses of pages and files (R-CAL-36)', () => {
  const lines: string[] = [];
  let app: FastifyInstance;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mm-files-'));
    await writeFile(join(folder, 'index.html'), '<title>Mundo Manager</title>');
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    app = await buildApp(world.services, { logger, folders: { web: folder, player: folder } });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  /** Asks for the path as it is written, which `inject` would tidy up. */
  async function asked(path: string, method = 'GET') {
    const { port } = app.server.address() as AddressInfo;
    const [answer] = (await once(request({ host: '127.0.0.1', port, path, method }).end(), 'response')) as [
      IncomingMessage,
    ];
    return { status: answer.statusCode, type: answer.headers['content-type'], body: await text(answer) };
  }

  test.each([
    '/Webgl_On/../x',
    '/Webgl_On/%00',
    '/Webgl_On//index.html',
    '/Webgl_On/a%5cb',
    '/Webgl_On/%2e%2e/x',
    '/api',
    '/api?x=1',
    '/Webgl_On',
    '/assets',
  ])('%s is answered with 404, without an error in the log', async (path) => {
    const { status, body } = await asked(path);
    expect([status, JSON.parse(body)]).toMatchObject([404, { error: { code: 'request/unknown-route' } }]);
    expect(lines).toEqual([]);
  });

  test.each(['/', '/home', '/nenhum-lugar'])('the head of the page %s is that of the page', async (path) => {
    const [head, page] = [await asked(path, 'HEAD'), await asked(path)];
    expect(head).toEqual({ ...page, body: '' });
    expect(page.status).toBe(200);
  });
});

test('a client who disconnects in the middle of a body is not logged as an outage of the database', async () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const over = Promise.withResolvers<void>();
  const prepare = (own: FastifyInstance) =>
    own.addHook('onRequestAbort', (_request, done) => {
      over.resolve();
      done();
    });
  const app = await buildApp(world.services, { logger, prepare });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const called = once(app.server, 'request');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = ['POST /api/clubs/addLead HTTP/1.1', 'host: x', 'content-type: application/json', 'content-length: 10'];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  await called;
  socket.destroy();
  await over.promise;
  await app.close();
  expect(lines.filter((line) => /did not answer|unexpected error/.test(line))).toEqual([]);
});

test('health and readiness need no token', async () => {
  const statuses = await Promise.all(
    ['/healthz', '/readyz'].map(async (url) => (await world.app.inject(url)).statusCode),
  );
  expect(statuses).toEqual([200, 200]);
});

test('every call of the contract is answered', () => {
  const missing = ROUTE_LIST.filter(({ method, path }) => !world.app.hasRoute({ method, url: path }));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('HEAD asks for nothing that would have an effect or no end', async () => {
  const headed = ROUTE_LIST.filter(
    ({ method, path }) => method === 'GET' && world.app.hasRoute({ method: 'HEAD', url: path }),
  );
  expect(headed.map(({ name }) => name)).toContain('health');
  expect(headed.filter(({ command, answer }) => command || answer !== 'json')).toEqual([]);
});
