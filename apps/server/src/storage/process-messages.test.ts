/** Messages over a connection that breaks. The whole of it needs PostgreSQL: set MM_TEST_DATABASE_URL. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { type Channels, serverChannels } from './process-messages.ts';

const database = process.env.MM_TEST_DATABASE_URL;

let gate: Server;
let sockets: Set<Socket>;
let channels: Channels | undefined;
afterEach(async () => {
  await channels?.close();
  for (const socket of sockets) socket.destroy();
  gate.close();
});

/** A port that hands every connection to `enter`; answers the port. */
async function openGate(enter: (socket: Socket) => void): Promise<number> {
  sockets = new Set();
  gate = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    enter(socket);
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  return (gate.address() as AddressInfo).port;
}

test('a first connection that fails is not kept: the next listener gets another one', async () => {
  let knocks = 0;
  const port = await openGate((socket) => {
    knocks += 1;
    socket.destroy();
  });
  channels = serverChannels(`postgres://nobody@127.0.0.1:${port}/none`);
  await expect(channels.listen('mm_test', () => {})).rejects.toThrow();
  await expect(channels.listen('mm_test', () => {})).rejects.toThrow();
  expect(knocks).toBe(2);
});

/** Opens the gate before the database of the tests; answers its address. */
async function gateTo(target: URL): Promise<URL> {
  const port = await openGate((socket) => {
    const through = connect(Number(target.port || 5432), target.hostname);
    sockets.add(through);
    through.on('error', () => {});
    socket.pipe(through).pipe(socket);
  });
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return url;
}

test.skipIf(!database)(
  'after a lost connection listeners get messages again, and a notice that they may have missed some',
  async () => {
    const target = new URL(database ?? '');
    const url = await gateTo(target);
    const heard: string[] = [];
    channels = serverChannels(url.href);
    const channel = `mm_test_${crypto.randomUUID().replaceAll('-', '')}`;
    await channels.listen(
      channel,
      (message) => heard.push(message),
      () => heard.push('missed'),
    );
    const client = new Client({ connectionString: target.href });
    await client.connect();
    try {
      const say = (message: string) => client.query('select pg_notify($1, $2)', [channel, message]);
      await say('before');
      await expect.poll(() => heard).toEqual(['before']);
      for (const socket of sockets) socket.destroy();
      await say('lost');
      await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['before', 'missed']);
      await say('after');
      await expect.poll(() => heard).toEqual(['before', 'missed', 'after']);
    } finally {
      await client.end();
    }
  },
);

test.skipIf(!database)('a connection that falls silent is noticed and replaced', async () => {
  const url = await gateTo(new URL(database ?? ''));
  const heard: string[] = [];
  channels = serverChannels(url.href, 100, 500);
  await channels.listen(
    'mm_test',
    () => {},
    () => heard.push('missed'),
  );
  // The connection stays open, but no data comes through any more.
  for (const socket of sockets) socket.unpipe().pause();
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['missed']);
});
