import { describe, expect, test } from 'vitest';
import { createClient, type LiveEvent, type LiveOptions } from '../../src/client/index.ts';
import { type Responder, respondJson, testServer } from './test-server.ts';

const soon = (matchId: string) => ({ type: 'matchSoon', at: 1, matchId, competitionId: 'l1', date: 2 });
const message = (id: string, data: object) => `id: ${id}\nevent: matchSoon\ndata: ${JSON.stringify(data)}\n\n`;
const stream =
  (...texts: string[]): Responder =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': hello\n\n');
    for (const text of texts) response.write(text);
  };

/** Reads until so many events have come. */
async function read(baseUrl: string, count: number, options: Partial<LiveOptions> = {}): Promise<LiveEvent[]> {
  const events: LiveEvent[] = [];
  const stop = new AbortController();
  await createClient({ baseUrl, token: () => 'token' }).live({
    delay: () => 5,
    signal: stop.signal,
    ...options,
    onEvent(event) {
      events.push(event);
      if (events.length >= count) stop.abort();
    },
  });
  return events;
}

describe('the stream of live events (R-CAL-34)', () => {
  test('gives one event after the other, also cut in pieces', async () => {
    const text = message('1', soon('mañana')) + message('2', soon('m2'));
    await using server = await testServer(stream(text.slice(0, 31), text.slice(31)));
    expect(await read(server.baseUrl, 2)).toEqual([soon('mañana'), soon('m2')]);
  });

  test('gives each event the id from which it can be resumed', async () => {
    await using server = await testServer(stream(message('7', soon('m1'))));
    const stop = new AbortController();
    const ids: string[] = [];
    await createClient({ baseUrl: server.baseUrl, token: () => 'token' }).live({
      signal: stop.signal,
      onEvent(_event, id) {
        ids.push(id);
        stop.abort();
      },
    });
    expect(ids).toEqual(['7']);
  });

  test('is asked for with the token and the matches that are watched', async () => {
    await using server = await testServer(stream(message('1', soon('m1'))));
    await read(server.baseUrl, 1, { watch: ['m1', 'm2'] });
    expect(server.arrived[0]).toMatchObject({ url: '/api/live?watch=m1%2Cm2' });
    expect(server.arrived[0]?.headers).toMatchObject({ authorization: 'Bearer token', accept: 'text/event-stream' });
  });

  test('is opened with a fresh token if the old one is refused (R-SES-15)', async () => {
    const refusal = { data: null, status: 401, error: { code: 'auth/invalid-token', message: 'no' } };
    await using server = await testServer((response, arrived, nth) => {
      const isFresh = arrived.headers.authorization === 'Bearer fresh';
      (isFresh ? stream(message('1', soon('m1'))) : respondJson(refusal, 401))(response, arrived, nth);
    });
    const stop = new AbortController();
    await createClient({ baseUrl: server.baseUrl, token: (invalid) => (invalid ? 'fresh' : 'old') }).live({
      signal: stop.signal,
      onEvent: () => stop.abort(),
    });
    expect(server.arrived.length).toBe(2);
  });

  test('ends with a reason without a fresh token, and goes on without a network', async () => {
    const refusal = { data: null, status: 401, error: { code: 'auth/invalid-token', message: 'no' } };
    await using server = await testServer(respondJson(refusal, 401));
    const reasons = ['network/unreachable', 'auth/required'];
    const token = async (invalid?: string) => {
      if (invalid === undefined) return 'old';
      throw Object.assign(new Error('no token'), { code: reasons.shift() });
    };
    const reading = createClient({ baseUrl: server.baseUrl, token }).live({
      signal: new AbortController().signal,
      delay: () => 5,
      onEvent: () => {},
    });
    await expect(reading).rejects.toMatchObject({ code: 'auth/required' });
    expect(reasons).toEqual([]);
  });

  test('goes on after the last event when it breaks off', async () => {
    await using server = await testServer((response, arrived, nth) => {
      stream(message(String(nth), soon(`m${nth}`)))(response, arrived, nth);
      setTimeout(() => response.destroy(), 20);
    });
    const connections: boolean[] = [];
    const events = await read(server.baseUrl, 3, {
      lastEventId: '0',
      onConnection: (flows) => connections.push(flows),
    });
    expect(events).toEqual([soon('m1'), soon('m2'), soon('m3')]);
    expect(server.arrived.map(({ headers }) => headers['last-event-id'])).toEqual(['0', '1', '2']);
    expect(connections).toEqual([true, false, true, false, true, false]);
  });

  test('waits longer from attempt to attempt, and from the beginning after an event', async () => {
    await using server = await testServer((response, arrived, nth) => {
      if (nth === 3 || nth === 5) stream(message(String(nth), soon('m')))(response, arrived, nth);
      setTimeout(() => response.destroy(), 20);
    });
    const attempts: number[] = [];
    const delay = (attempt: number) => {
      attempts.push(attempt);
      return 1;
    };
    await read(server.baseUrl, 2, { delay });
    expect(attempts).toEqual([1, 2, 1, 1, 1].slice(0, attempts.length));
    expect(attempts.length).toBeGreaterThanOrEqual(4);
  });

  test('ends with an error when the server refuses for good', async () => {
    const error = { code: 'auth/invalid-token', message: 'no' };
    await using server = await testServer(respondJson({ data: null, status: 401, error }, 401));
    await expect(read(server.baseUrl, 1)).rejects.toMatchObject({ code: 'auth/invalid-token', status: 401 });
    expect(server.arrived).toHaveLength(1);
  });

  test('is tried again while the server is not ready', async () => {
    const error = { code: 'server/unavailable', message: 'no' };
    await using server = await testServer((response, arrived, nth) =>
      (nth < 3 ? respondJson({ data: null, status: 503, error }, 503) : stream(message('1', soon('m1'))))(
        response,
        arrived,
        nth,
      ),
    );
    expect(await read(server.baseUrl, 1)).toEqual([soon('m1')]);
  });

  test('is not opened when its signal is aborted already', async () => {
    await using server = await testServer(stream());
    await createClient({ baseUrl: server.baseUrl }).live({ onEvent: () => undefined, signal: AbortSignal.abort() });
    expect(server.arrived).toEqual([]);
  });
});
