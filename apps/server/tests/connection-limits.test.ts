/** Slow, idle and excess connections, and calls of others meanwhile. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { failureSchema } from '@mundo-manager/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AppOptions, buildApp } from '../src/app.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

const CALL = 'GET /api/clock HTTP/1.1\r\nhost: x\r\n\r\n';
const SLOW = { perProcess: 1_000, perAddress: 1_000, idle: 500 };

let world: TestWorld;
let app: FastifyInstance;
let url: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  world = await startWorld();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});
afterAll(() => world.close());

async function listen(options: AppOptions): Promise<void> {
  const folders = { web: '/nonexistent', player: '/nonexistent' };
  app = await buildApp(world.services, { description: false, rateFactor: 1000, folders, ...options });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
}

async function open(sent: string, from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress: from });
  sockets.push(socket.on('error', () => {}));
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

const closed = (socket: Socket) => once(socket.resume(), 'close');
const isServed = async () => (await fetch(`${url}/api/clock`, { headers: { connection: 'close' } })).status === 200;

describe('a connection that keeps the server waiting is closed (R-OPX-1)', () => {
  test.each([
    ['that sends nothing', ''],
    ['whose headers do not end', 'GET /api/clock HTTP/1.1\r\nhost: x\r\n'],
    ['that is idle after an answer', CALL],
  ])('%s', async (_, sent) => {
    await listen({ connectionLimits: SLOW });
    const begin = performance.now();
    await closed(await open(sent));
    expect(performance.now() - begin).toBeGreaterThan(400);
    expect(performance.now() - begin).toBeLessThan(4_000);
  });

  test('unless it is a proxy’s, which closes its idle connections itself', async () => {
    await listen({ connectionLimits: SLOW, trustProxy: { hops: 1 } });
    expect(app.server.keepAliveTimeout).toBe(72_000);
  });

  test('after ten seconds without another call', async () => {
    await listen({});
    expect([app.server.keepAliveTimeout, app.server.headersTimeout]).toEqual([10_000, 10_000]);
  });

  test('and hundreds of such connections delay no call', async () => {
    await listen({ connectionLimits: SLOW });
    const slow = await Promise.all(Array.from({ length: 400 }, (_, index) => open(CALL.slice(0, index % CALL.length))));
    const begin = performance.now();
    expect(await isServed()).toBe(true);
    expect(performance.now() - begin).toBeLessThan(1_000);
    await Promise.all(slow.map((socket) => socket.closed || closed(socket)));
  });
});

describe('connections are counted (R-OPX-2)', () => {
  test('per address, with a refusal that a manager can read', async () => {
    await listen({ connectionLimits: { perProcess: 100, perAddress: 3 } });
    const first = await open('');
    for (let more = 2; more <= 3; more++) await open('');
    const [head = '', body = ''] = (await text(await open(''))).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 429 /);
    expect(failureSchema.parse(JSON.parse(body)).error).toMatchObject({
      code: 'request/too-many-connections',
      facts: { limit: 3 },
      message: expect.stringMatching(/^Há conexões demais/),
    });
    await closed(await open('', '127.0.0.2').then((other) => other.end(CALL)));
    first.destroy();
    await expect.poll(isServed).toBe(true);
  });

  test('for the whole process', async () => {
    await listen({ connectionLimits: { perProcess: 2, perAddress: 100 } });
    const first = await open('');
    await open('', '127.0.0.2');
    await closed(await open('', '127.0.0.3'));
    first.destroy();
    await expect.poll(() => isServed().catch(() => false)).toBe(true);
  });

  test.each([
    ['a proxy in front', { hops: 1 }],
    ['a proxy of that address', { addresses: ['loopback'] }],
    ['a proxy of that network', { addresses: ['10.0.0.0/8', '127.0.0.0/30'] }],
  ])('but those of %s do not count', async (_, trustProxy) => {
    await listen({ connectionLimits: { perProcess: 100, perAddress: 2 }, trustProxy });
    for (let count = 1; count <= 10; count++) await open('');
    expect(await isServed()).toBe(true);
  });

  test('by the address of the stranger who connects, if the proxy has another one', async () => {
    await listen({ connectionLimits: { perProcess: 100, perAddress: 2 }, trustProxy: { addresses: ['10.0.0.1'] } });
    for (let count = 1; count <= 2; count++) await open('');
    expect(await text(await open(''))).toMatch(/^HTTP\/1\.1 429 /);
  });
});
