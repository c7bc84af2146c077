/** What becomes of connections when the server ends: calls under way are finished, idle connections closed. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Node itself waits for connections on which nothing was ever asked, such as browsers open in advance, and for those on which the last
 * answer has just been given. Live streams are ended by their own route. Call it before any route is there.
 */
export function hangUpOnClose(app: FastifyInstance): void {
  /** Calls under way on each connection. */
  const calls = new Map<Socket, number>();
  let isClosing = false;
  const hangUpIfSilent = (socket: Socket) => {
    if (isClosing && calls.get(socket) === 0) socket.destroySoon();
  };
  const count = (socket: Socket, change: 1 | -1) => {
    const before = calls.get(socket);
    if (before !== undefined) calls.set(socket, before + change);
  };

  app.server.on('connection', (socket: Socket) => {
    calls.set(socket, 0);
    socket.once('close', () => calls.delete(socket));
    hangUpIfSilent(socket);
  });
  app.addHook('onRequest', async ({ raw }) => count(raw.socket, 1));
  app.addHook('onResponse', async ({ raw }) => {
    count(raw.socket, -1);
    hangUpIfSilent(raw.socket);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of calls.keys()) hangUpIfSilent(socket);
  });
}
