import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { failureSchema } from '@mundo-manager/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await startWorld();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

const lines = (...given: readonly string[]) => `${given.join('\r\n')}\r\n\r\n`;

function connected(): Socket {
  return connect((world.app.server.address() as AddressInfo).port, '127.0.0.1');
}

/** Everything that comes on the connection until its end: head and body of one refusal. */
async function refusalOn(socket: Socket) {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const refusal = failureSchema.parse(JSON.parse(body));
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${refusal.status} [A-Z]`));
  expect(head).toMatch(/^request-id: [0-9a-f-]{36}\r$/im);
  expect(head).toMatch(/^content-type: application\/json; charset=utf-8\r$/im);
  expect(head).toMatch(/^cache-control: no-store\r$/im);
  expect(head).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(head).toMatch(new RegExp(`^content-length: ${Buffer.byteLength(body)}(\r|$)`, 'im'));
  return refusal;
}

const JSON_HEAD = [
  'POST /api/clubs/addLead HTTP/1.1',
  'host: x',
  'connection: close',
  'content-type: application/json',
];

describe('an HTTP request that is none is refused in the envelope (R-CAL-39)', () => {
  test.each([
    ['an unknown method', lines('FOO / HTTP/1.1', 'host: x'), 400, 'request/malformed'],
    ['no HTTP', lines('hello'), 400, 'request/malformed'],
    [
      'headers too large',
      lines('GET / HTTP/1.1', 'host: x', `x: ${'x'.repeat(20_000)}`),
      431,
      'request/headers-too-large',
    ],
    [
      'a body without measure',
      lines(...JSON_HEAD, 'transfer-encoding: chunked') + lines('z'),
      400,
      'request/malformed',
    ],
    ['no host', lines('GET /api/clock HTTP/1.1', 'connection: close'), 400, 'request/malformed'],
    ['an unknown expectation', lines(...JSON_HEAD, 'expect: more'), 400, 'request/malformed'],
  ])('%s', async (_, request, status, code) => {
    const socket = connected();
    socket.write(request);
    expect(await refusalOn(socket)).toMatchObject({
      status,
      error: { code, message: expect.stringMatching(/^\p{Lu}.* .*[.!]$/u) },
    });
  });

  test('a request that does not arrive in time', async () => {
    const accepted = once(world.app.server, 'connection');
    const socket = connected();
    const [connection] = await accepted;
    // Node looks every half minute only.
    const error = Object.assign(new Error('timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    world.app.server.emit('clientError', error, connection);
    expect(await refusalOn(socket)).toMatchObject({ status: 408, error: { code: 'request/too-slow' } });
  });
});

test('a call of HTTP 1.0 needs no host', async () => {
  const socket = connected();
  socket.write(lines('GET /api/clock HTTP/1.0'));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});
