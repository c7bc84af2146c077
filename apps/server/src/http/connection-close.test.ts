import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { hangUpOnClose } from './connection-close.ts';

test('a server that closes finishes the calls under way and does not wait for silent connections', async () => {
  const app = Fastify();
  hangUpOnClose(app);
  const { promise: called, resolve: call } = Promise.withResolvers<void>();
  const { promise: answer, resolve: finish } = Promise.withResolvers<string>();
  app.get('/', async () => 'at once');
  app.get('/slow', () => {
    call();
    return answer;
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const open = async (request: string): Promise<Socket> => {
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(request);
    return socket;
  };
  const opened = [await open(''), await open('GET / HTTP/1.1\r\nHost:')];
  const kept = await open('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(kept, 'data');
  const underWay = await open('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const heard = text(underWay);
  await called;

  const closing = app.close();
  await Promise.all([...opened, kept].map((socket) => once(socket.resume(), 'close')));
  finish('after all');
  expect(await heard).toMatch(/^HTTP\/1\.1 200 .*after all$/s);
  await closing;
});
