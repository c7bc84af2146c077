/** The HTTP interface, ready to listen or to be asked by tests. */
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { ParallelCommands } from './commands/parallel-commands.ts';
import { describeApi } from './http/api-description.ts';
import { refuseClient, refuseStrangeCalls } from './http/client-errors.ts';
import { compressAnswers } from './http/compression.ts';
import { hangUpOnClose } from './http/connection-close.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  connectionTimeouts,
  limitConnections,
} from './http/connection-limits.ts';
import { handleErrors, routerErrors, throwRouterErrors } from './http/errors.ts';
import type { Caller } from './http/find-caller.ts';
import { ParallelCalls } from './http/parallel-calls.ts';
import { limitRates } from './http/rate-limits.ts';
import { tellSecurityContact } from './http/security-contact.ts';
import { secureHeaders } from './http/security-headers.ts';
import type { Services } from './http/services.ts';
import { STATIC_FOLDERS, type StaticFolders, serveFiles } from './http/static-files.ts';
import { addressTrust, type TrustedProxies } from './http/trusted-proxies.ts';
import { registerRoutes } from './routes/index.ts';

export interface AppOptions {
  /** A logger; none unless given. */
  readonly logger?: FastifyBaseLogger;
  /** The proxies whose word on a caller's address counts; none unless given. */
  readonly trustProxy?: TrustedProxies;
  readonly connectionLimits?: ConnectionLimits;
  /** Multiplies every limit of calls per minute. */
  readonly rateFactor?: number;
  /** Whether browsers reach the server through https. */
  readonly tls?: boolean;
  readonly folders?: StaticFolders;
  /** Whether the description of the interface is served; it costs a moment at the start. */
  readonly description?: boolean;
  /** Adds what belongs to no call of the game, before any route is there. */
  readonly prepare?: (app: FastifyInstance) => void;
}

// Set for every request before anything reads it; an object here would be shared by all.
const NOBODY_DECORATION = null as unknown as Caller;

/** Larger than any call of the contract. */
const BODY_BYTES = 64 * 1024;

/** Builds the app. The caller makes it listen, and closes it. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const {
    logger,
    trustProxy = null,
    connectionLimits = CONNECTION_LIMITS,
    rateFactor = 1,
    tls = false,
    folders = STATIC_FOLDERS,
    description = true,
    prepare,
  } = options;
  const app: FastifyInstance = Fastify({
    ...(logger === undefined ? {} : { loggerInstance: logger }),
    trustProxy: addressTrust(trustProxy),
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: 400 },
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: routerErrors(() => app),
    clientErrorHandler: refuseClient,
    ...connectionTimeouts(trustProxy, connectionLimits),
  });
  limitConnections(app, trustProxy, connectionLimits);
  hangUpOnClose(app);
  app.decorateRequest('caller', NOBODY_DECORATION);
  app.addHook('onRequest', async (request) => {
    request.caller = { userId: null, clubId: null };
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('request-id', request.id);
  });
  prepare?.(app);
  handleErrors(app);
  acceptEmptyJson(app);
  await secureHeaders(app, { tls });
  await compressAnswers(app);
  const rateLimits = await limitRates(app, rateFactor);
  throwRouterErrors(app, rateLimits.ofRefused);
  refuseStrangeCalls(app, rateLimits.ofRefused);
  if (services.identity.plugin !== undefined) await app.register(services.identity.plugin);
  if (description) await describeApi(app, rateLimits.ofFiles);
  registerRoutes({
    app,
    services,
    rateLimits,
    parallelCalls: new ParallelCalls(services.storage),
    parallelCommands: new ParallelCommands(),
  });
  tellSecurityContact(app, { contact: services.contact, wallNow: () => services.clock.wallNow() }, rateLimits);
  await serveFiles(app, folders, rateLimits);
  return app;
}

/** Commands without a body may still say that it is JSON. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}
