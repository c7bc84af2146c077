/** Limits of connections: how many an address and the process may have, and how long a slow or idle one stays open. R-OPX-1, R-OPX-2 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { refuseConnection } from './client-errors.ts';
import { addressKey } from './rate-limits.ts';
import { isProxyPeer, type TrustedProxies } from './trusted-proxies.ts';

export interface ConnectionLimits {
  /** Connections of the whole process. */
  readonly perProcess: number;
  /** Connections of one address; a network of IPv6 counts as one. A proxy has as many as the process. */
  readonly perAddress: number;
  /** Real milliseconds in which the headers of a request arrive, and after which an idle connection is closed; 10,000 unless given. */
  readonly idle?: number;
}

/** The limits of a server whose settings name none. */
export const CONNECTION_LIMITS: ConnectionLimits = { perProcess: 10_000, perAddress: 200 };

const IDLE = 10_000;
/** Real milliseconds in which a request arrives whole. */
const ARRIVES_WITHIN = 30_000;
/** Real milliseconds between two looks for requests that are late. */
const CHECK = 1_000;
/** Real milliseconds without any progress of an answer; a live stream sends something every 15 s. */
const STALLED = 60_000;
/** A proxy closes its idle connections itself, most after a minute: one closed here under a new call would be a 502. */
const IDLE_PROXY = 72_000;

/** Fastify's options that close slow and idle connections. */
export function connectionTimeouts(trustProxy: TrustedProxies, { idle = IDLE }: ConnectionLimits) {
  return {
    requestTimeout: ARRIVES_WITHIN,
    keepAliveTimeout: trustProxy === null ? idle : IDLE_PROXY,
    connectionTimeout: STALLED,
    http: { headersTimeout: idle, connectionsCheckingInterval: Math.min(CHECK, idle), requireHostHeader: false },
  } satisfies FastifyHttpOptions<Server>;
}

/**
 * Refuses connections over the limits: over the process's own without a word, over an address's with request/too-many-connections.
 * Call it before the app listens.
 */
export function limitConnections(
  app: FastifyInstance,
  trustProxy: TrustedProxies,
  { perProcess, perAddress }: ConnectionLimits,
): void {
  const isProxy = isProxyPeer(trustProxy);
  const counts = new Map<string, number>();
  app.server.maxConnections = perProcess;
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const address = addressKey(remoteAddress);
    const count = counts.get(address) ?? 0;
    if (count >= perAddress) {
      refuseConnection(socket, { code: 'request/too-many-connections', facts: { limit: perAddress } });
      return;
    }
    counts.set(address, count + 1);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
  });
}
