/** What a process that only works answers: whether it lives, whether it can work, its figures. */
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { hangUpOnClose } from './http/connection-close.ts';
import { type ConnectionLimits, connectionTimeouts, limitConnections } from './http/connection-limits.ts';
import type { TrustedProxies } from './http/trusted-proxies.ts';
import type { Metrics } from './operations/metrics.ts';
import { serveMetrics } from './operations/metrics-route.ts';
import { createPing } from './storage/ping.ts';
import type { Storage } from './storage/storage.ts';

export interface WorkerAppOptions {
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  readonly trustProxy: TrustedProxies;
  readonly connectionLimits: ConnectionLimits;
  readonly isStopping: () => boolean;
  readonly isCatchingUp: () => boolean;
  readonly logger: FastifyBaseLogger;
}

export function buildWorkerApp(options: WorkerAppOptions): FastifyInstance {
  const { storage, metrics, metricsToken, trustProxy, connectionLimits, isStopping, isCatchingUp, logger } = options;
  const app: FastifyInstance = Fastify({ loggerInstance: logger, ...connectionTimeouts(trustProxy, connectionLimits) });
  limitConnections(app, trustProxy, connectionLimits);
  hangUpOnClose(app);
  app.get('/healthz', () => ({ status: 'ok' }));
  const isAnswering = createPing(storage);
  app.get('/readyz', async (_request, reply) =>
    !isStopping() && !isCatchingUp() && (await isAnswering())
      ? { status: 'ok' }
      : reply.code(503).send({ status: 'unavailable' }),
  );
  serveMetrics(app, metrics, metricsToken);
  return app;
}
