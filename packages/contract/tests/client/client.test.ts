import { describe, expect, test } from 'vitest';
import { ApiError, createClient } from '../../src/client/index.ts';
import { type Responder, respondJson, testServer } from './test-server.ts';

const CLOCK = { now: 5, wallNow: 6, scale: 10, world: 'local', canAdvance: true };
const good = respondJson({ data: CLOCK, status: 200, error: null });
const refused = (status: number, code: string, facts?: object) =>
  respondJson(
    { data: null, status, error: { code, message: 'no', ...(facts === undefined ? {} : { facts }) } },
    status,
  );
const training = { body: { players: [1, 2], intensity: 1, trainingId: 3 } };
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call went well'),
    (error) => error,
  );

describe('a call', () => {
  test('gives the data out of the envelope', async () => {
    await using server = await testServer(good);
    const client = createClient({ baseUrl: server.baseUrl });
    expect(await client.call('clock')).toEqual(CLOCK);
    expect(server.arrived).toMatchObject([{ method: 'GET', url: '/api/clock' }]);
  });

  test('puts parameters and query into the address, safely', async () => {
    await using server = await testServer(good);
    const client = createClient({ baseUrl: server.baseUrl });
    await client.call('checkClubNameAvailability', { params: { name: 'São João/1 ?' } });
    await client.call('statement', { query: { limit: 5, currency: 'money' } });
    expect(server.arrived.map(({ url }) => url)).toEqual([
      '/api/clubs/checkClubNameAvailability/S%C3%A3o%20Jo%C3%A3o%2F1%20%3F',
      '/api/clubs/statement?limit=5&currency=money',
    ]);
  });

  test('sends the token of the moment, but not with public calls (R-CAL-3)', async () => {
    await using server = await testServer(good);
    let token: string | null = 'first';
    const client = createClient({ baseUrl: server.baseUrl, token: () => token });
    await client.call('initialData');
    token = 'second';
    await client.call('initialData');
    token = null;
    await client.call('initialData');
    token = 'third';
    await client.call('clock');
    expect(server.arrived.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first',
      'Bearer second',
      undefined,
      undefined,
    ]);
  });

  test('that is aborted ends as the abort that it is', async () => {
    const stop = new AbortController();
    await using server = await testServer(() => stop.abort());
    const failure = await failureOf(createClient({ baseUrl: server.baseUrl }).call('clock', { signal: stop.signal }));
    expect(failure).toMatchObject({ name: 'AbortError' });
  });
});

describe('a command', () => {
  test('carries a key of its own and the version of the club that is shown (R-CAL-32, R-CAL-33)', async () => {
    await using server = await testServer(good);
    const client = createClient({ baseUrl: server.baseUrl, clubVersion: () => 41 });
    await client.call('trainPlayers', training);
    await client.call('trainPlayers', training);
    const [first, second] = server.arrived;
    expect(first).toMatchObject({ method: 'PUT', url: '/api/players/training', body: JSON.stringify(training.body) });
    expect(first?.headers['club-version']).toBe('41');
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });

  test('keeps the key and the version that it is given', async () => {
    await using server = await testServer(good);
    const client = createClient({ baseUrl: server.baseUrl, clubVersion: () => 41 });
    await client.call('trainPlayers', { ...training, idempotencyKey: 'attempt-1', clubVersion: 40 });
    expect(server.arrived[0]?.headers).toMatchObject({ 'idempotency-key': 'attempt-1', 'club-version': '40' });
  });

  test('without a body sends none, and a query carries neither key nor version', async () => {
    await using server = await testServer(good);
    const client = createClient({ baseUrl: server.baseUrl, clubVersion: () => 1 });
    await client.call('buyPlayer', { params: { id: 'p9' } });
    await client.call('initialData');
    const [purchase, query] = server.arrived;
    expect(purchase).toMatchObject({ method: 'PUT', url: '/api/transfers/execute/p9', body: '' });
    expect(query?.headers).not.toHaveProperty('idempotency-key');
    expect(query?.headers).not.toHaveProperty('club-version');
  });
});

describe('a refusal', () => {
  test('is an error with code, facts and status (R-CAL-2)', async () => {
    await using server = await testServer(refused(422, 'finances/insufficient-money', { price: 5, available: 4 }));
    const failure = await failureOf(
      createClient({ baseUrl: server.baseUrl }).call('upgradeFacility', { body: { facilityName: 'gym' } }),
    );
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      code: 'finances/insufficient-money',
      facts: { price: 5, available: 4 },
      status: 422,
      message: 'no',
    });
  });

  test('without facts has an empty record of them', async () => {
    await using server = await testServer(refused(404, 'user/none'));
    const failure = await failureOf(createClient({ baseUrl: server.baseUrl }).call('initialData'));
    expect(failure).toMatchObject({ code: 'user/none', facts: {}, status: 404 });
  });

  test.each([
    ['a page of a proxy', 502, '<html>'],
    ['JSON of somebody else', 200, '{"ok":true}'],
    ['an empty answer', 200, ''],
    ['data with a status of an error', 500, '{"data":{},"status":500,"error":null}'],
  ])('that is %s is called unreadable', async (_, status, body) => {
    await using server = await testServer((response) => response.writeHead(status).end(body));
    const client = createClient({ baseUrl: server.baseUrl });
    const failure = await failureOf(client.call('upgradeFacility', { body: { facilityName: 'gym' } }));
    expect(failure).toMatchObject({ code: 'network/unreadable-answer', status });
    expect(failure.facts).toEqual({ status });
  });

  test.each<[string, unknown, { readonly status: number; readonly said?: string }]>([
    ['its message', { message: 'Em manutenção.' }, { status: 503, said: 'Em manutenção.' }],
    ['its error', { error: 'Fora do ar.', message: 'Em manutenção.' }, { status: 503, said: 'Fora do ar.' }],
    [
      'its message where its error is no text',
      { error: true, message: 'Já volta.' },
      { status: 503, said: 'Já volta.' },
    ],
    ['no message that is empty', { message: '' }, { status: 503 }],
    ['no message that is too long', { message: 'x'.repeat(201) }, { status: 503 }],
    ['no message that is no text', { message: 7 }, { status: 503 }],
  ])('of another user gives %s (R-CAL-25)', async (_, body, facts) => {
    await using server = await testServer(respondJson(body, 503));
    const failure = await failureOf(
      createClient({ baseUrl: server.baseUrl }).call('buyPlayer', { params: { id: 'p1' } }),
    );
    expect(failure).toMatchObject({
      code: 'network/unreadable-answer',
      message: facts.said ?? 'Erro inesperado (status 503)',
    });
    expect(failure.facts).toEqual(facts);
  });
});

describe('without a connection', () => {
  test('a call fails as unreachable', async () => {
    const gone = await testServer(good);
    await gone[Symbol.asyncDispose]();
    const failure = await failureOf(
      createClient({ baseUrl: gone.baseUrl }).call('saveTactic', {
        body: {
          tacticName: 'A',
          updatedTactic: {
            formation: '442',
            places: [],
            playersInstructions: [],
            teamInstructions: [],
            setPieces: [],
            substitutions: [],
          },
        },
      }),
    );
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'network/unreachable', status: 0 });
  });

  test('a server that says nothing is given up', async () => {
    await using server = await testServer(() => undefined);
    const client = createClient({ baseUrl: server.baseUrl, timeout: 60 });
    const failure = await failureOf(client.call('trainPlayers', training));
    expect(failure).toMatchObject({ code: 'network/timeout', status: 0 });
  });

  test('an answer that breaks off is unreachable', async () => {
    await using server = await testServer((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data":');
      setTimeout(() => response.destroy(), 20);
    });
    const failure = await failureOf(createClient({ baseUrl: server.baseUrl }).call('trainPlayers', training));
    expect(failure).toMatchObject({ code: 'network/unreachable' });
  });
});

describe('retries of a call (R-SES-12)', () => {
  test('a query is sent again when the connection breaks', async () => {
    await using server = await testServer((response, arrived, nth) => {
      if (nth < 2) response.destroy();
      else good(response, arrived, nth);
    });
    expect(await createClient({ baseUrl: server.baseUrl }).call('clock')).toEqual(CLOCK);
    expect(server.arrived).toHaveLength(2);
  });

  test('a query is sent three times at most', async () => {
    await using server = await testServer((response) => response.destroy());
    await failureOf(createClient({ baseUrl: server.baseUrl }).call('clock'));
    expect(server.arrived).toHaveLength(3);
  }, 10_000);

  test('a refused query is not sent again', async () => {
    await using server = await testServer(refused(429, 'request/rate-limited'));
    await failureOf(createClient({ baseUrl: server.baseUrl }).call('clock'));
    expect(server.arrived).toHaveLength(1);
  });

  test.each(['trainPlayers', 'searchMarket'] as const)('%s is sent once, whatever happens', async (name) => {
    await using server = await testServer((response) => response.destroy());
    const client = createClient({ baseUrl: server.baseUrl });
    const call =
      name === 'trainPlayers'
        ? client.call(name, training)
        : client.call(name, { params: { search: 'CF_76_80_18_21' } });
    expect(await failureOf(call)).toMatchObject({ code: 'network/unreachable' });
    expect(server.arrived).toHaveLength(1);
  });
});

describe('a token that the server takes for invalid (R-SES-15)', () => {
  const takes =
    (token: string): Responder =>
    (response, arrived, nth) => {
      const isGood = arrived.headers.authorization === `Bearer ${token}`;
      (isGood ? good : refused(401, 'auth/invalid-token'))(response, arrived, nth);
    };

  test.each(['trainPlayers', 'initialData'] as const)('%s is sent once more with a fresh one', async (name) => {
    await using server = await testServer(takes('fresh'));
    const asked: (string | undefined)[] = [];
    const client = createClient({
      baseUrl: server.baseUrl,
      token: async (invalid) => {
        asked.push(invalid);
        return invalid === undefined ? 'old' : 'fresh';
      },
    });
    await (name === 'trainPlayers' ? client.call(name, training) : client.call(name));
    expect(asked).toEqual([undefined, 'old']);
    const [first, second, ...others] = server.arrived;
    expect(others).toEqual([]);
    // A command that had been done after all would not be done again.
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(second?.body).toBe(first?.body);
  });

  test.each<[string, () => string | null]>([
    ['there is no other', () => 'old'],
    ['somebody has signed out meanwhile', () => null],
    ['the fresh one is refused, too', () => 'fresh'],
  ])('ends the session when %s', async (_when, next) => {
    await using server = await testServer(takes('none'));
    const token = (invalid?: string) => (invalid === undefined ? 'old' : next());
    const failure = await failureOf(createClient({ baseUrl: server.baseUrl, token }).call('initialData'));
    expect(failure).toMatchObject({ code: 'auth/invalid-token' });
    expect(server.arrived.length).toBe(next() === 'fresh' ? 2 : 1);
  });

  test('is not asked for anew after another refusal', async () => {
    await using server = await testServer(refused(401, 'auth/required'));
    const asked: (string | undefined)[] = [];
    const token = (invalid?: string) => {
      asked.push(invalid);
      return 'old';
    };
    await failureOf(createClient({ baseUrl: server.baseUrl, token }).call('initialData'));
    expect(asked).toEqual([undefined]);
  });

  test('costs the reason why no fresh one can be had', async () => {
    await using server = await testServer(takes('none'));
    const reason = Object.assign(new Error('nobody is signed in'), { code: 'auth/required' });
    const token = async (invalid?: string) => {
      if (invalid !== undefined) throw reason;
      return 'old';
    };
    expect(await failureOf(createClient({ baseUrl: server.baseUrl, token }).call('initialData'))).toBe(reason);
  });
});
