/** Whatever goes wrong in a call ends here, in the envelope and without a stack. */
import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { type Refusal, Refused, refusalAnswer } from '../commands/refusal.ts';
import { isConflict, isUnavailable, sqlState } from '../storage/errors.ts';
import { sendAnswer } from './answers.ts';
import type { LimitHook } from './rate-limits.ts';

/** Fastify's own refusals, by its code. */
const FRAMEWORK_CODES: Readonly<Record<string, Refusal['code']>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request/too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request/unsupported-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request/malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request/malformed',
  // An address that leads out of the folder of files, or to no name: as if it were not there.
  FST_STATIC_FORBIDDEN_PATH: 'request/unknown-route',
};

/** The router's refusals, by Fastify's code: what is wrong with the address. */
const ROUTER_PROBLEMS: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'malformed percent-encoding',
  FST_ERR_MAX_PARAM_LENGTH: 'too long',
};

/** A file’s own refusals: a range that it does not have, a condition that does not hold. The contract has neither. */
const FILE_REFUSALS = new Set([412, 416]);

interface FileRefusal {
  readonly headers?: Readonly<Record<string, string>>;
}

/** SQLSTATEs of a text that the database can't keep: no UTF-8, or a NUL in JSON. */
const UNWRITABLE = new Set(['22021', '22P05']);

/** Sets the handler of errors. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError & FileRefusal>((error, request, reply) => {
    const { statusCode = 0, headers = {} } = error;
    if (FILE_REFUSALS.has(statusCode)) return reply.code(statusCode).headers(headers).send();
    const refusal = refusalOf(error, request);
    if (refusal.code === 'server/internal') request.log.error({ err: error }, 'http: unexpected error');
    if (refusal.code === 'command/busy') {
      request.log.warn('http: command refused, club locked or earlier commands running');
      reply.header('retry-after', '2');
    }
    if (refusal.code === 'server/full') reply.header('retry-after', '30');
    if (refusal.code === 'server/unavailable') {
      // A refusal on purpose, while starting or stopping, needs no warning.
      if (!(error instanceof Refused)) {
        const cause = isConflict(error) ? 'transactions conflict' : 'database unavailable';
        request.log.warn({ err: error }, `http: call refused, ${cause}`);
      }
      reply.header('retry-after', '5');
    }
    return sendAnswer(reply, refusalAnswer(refusal));
  });
}

/** Requests that the router refused, and why. */
const refusedByRouter = new WeakMap<IncomingMessage, Error>();

/**
 * The router runs no hooks. What it refuses is routed once more, to an address without a route, and fails there with
 * the headers, id and envelope of every other call. `throwRouterErrors` throws the error itself.
 */
export function routerErrors(app: () => FastifyInstance): NonNullable<FastifyServerOptions['frameworkErrors']> {
  return (error, { raw: request }, { raw: response }) => {
    refusedByRouter.set(request, error);
    request.url = '/api/';
    app().routing(request, response);
  };
}

/** Call it after the headers have been set up. */
export function throwRouterErrors(app: FastifyInstance, limit: LimitHook): void {
  app.addHook('onRequest', async (request, reply) => {
    const error = refusedByRouter.get(request.raw);
    if (error === undefined) return;
    await limit(request, reply);
    throw error;
  });
}

function refusalOf(error: FastifyError, { id: requestId, routeOptions, raw }: FastifyRequest): Refusal {
  if (error instanceof Refused) return error.refusal;
  // Hung up in the middle of the body: no client receives the answer, and the database is well.
  if (raw.destroyed && !raw.complete)
    return { code: 'request/malformed', facts: { part: 'body', path: '', problem: 'cut off' } };
  const problem = ROUTER_PROBLEMS[error.code];
  if (problem !== undefined) return { code: 'request/malformed', facts: { part: 'params', path: '', problem } };
  const code = FRAMEWORK_CODES[error.code];
  if (code === 'request/too-large') return { code, facts: { limit: routeOptions.bodyLimit } };
  if (code === 'request/malformed') return { code, facts: { part: 'body', path: '', problem: 'no valid JSON' } };
  if (code !== undefined) return { code, facts: {} };
  // Overtaken each time: nothing is stored, and a repetition may find its turn.
  if (isUnavailable(error) || isConflict(error)) return { code: 'server/unavailable', facts: {} };
  if (error.statusCode === 400 || UNWRITABLE.has(sqlState(error) ?? ''))
    return { code: 'request/malformed', facts: { part: 'request', path: '', problem: '' } };
  return { code: 'server/internal', facts: { requestId } };
}
