/** What becomes of connections when the server ends: calls under way are finished, idle connections closed. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes connections that Node waits for on close: those without a call yet, and those whose last answer was just sent.
 * Live streams are ended by their own route. Call it before any route is registered.
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
