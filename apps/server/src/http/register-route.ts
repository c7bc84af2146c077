/** Puts a call of the contract onto the server: who calls, what comes in, what goes out. The handler does the rest. */
import type { CallBody, CallData, CallParams, CallQuery, EndpointName, Route, Routes } from '@mundo-manager/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { noteVisit } from '../absence/visits.ts';
import type { ParallelCommands } from '../commands/parallel-commands.ts';
import { Refused } from '../commands/refusal.ts';
import { issuesOf } from '../storage/shape-issues.ts';
import { sendAnswer, successAnswer } from './answers.ts';
import { type Caller, findCaller } from './find-caller.ts';
import type { ParallelCalls } from './parallel-calls.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set before anything of the request is read. */
    caller: Caller;
  }
}

/** A call of the contract by its name. */
export type RouteOf<Name extends EndpointName> = Routes[Name] & { readonly name: Name };

/** A call as its handler gets it: checked against the contract. */
export interface CheckedCall<Name extends EndpointName> {
  readonly params: CallParams<Name>;
  readonly query: CallQuery<Name>;
  readonly body: CallBody<Name>;
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What every route of an app shares. */
export interface RouteHost {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly rateLimits: RateLimits;
  readonly parallelCalls: ParallelCalls;
  readonly parallelCommands: ParallelCommands;
}

/** What says how the server is; all other calls wait until the world has caught up. */
const ANSWERED_AT_ONCE: ReadonlySet<EndpointName> = new Set(['health', 'ready', 'serverStatus']);

/** A call whose handler answers data. */
export function registerRoute<Name extends EndpointName>(
  host: RouteHost,
  route: RouteOf<Name>,
  handler: (call: CheckedCall<Name>) => Promise<CallData<Name>> | CallData<Name>,
): void {
  registerRaw(host, route, async (call) => sendAnswer(call.reply, successAnswer(dataOf(route), await handler(call))));
}

/** A call whose handler answers by itself: a command, a stream, a file. */
export function registerRaw<Name extends EndpointName>(
  { app, services, rateLimits, parallelCalls }: RouteHost,
  route: RouteOf<Name>,
  handler: (call: CheckedCall<Name>) => Promise<FastifyReply> | FastifyReply,
): void {
  const { name, method, path, access, command, answer, params, query, body } = schemasOf(route);
  const limit = rateLimits.ofRoute(route);
  app.route({
    method,
    url: path,
    // HEAD would search the market unseen, and open a stream without a reader.
    exposeHeadRoute: !command && answer === 'json',
    onRequest: async (request, reply) => {
      if (!ANSWERED_AT_ONCE.has(name)) {
        if (services.isCatchingUp?.()) throw new Refused('server/unavailable');
        await parallelCalls.begin(request, reply);
      }
      try {
        request.caller = await findCaller(services, { access, name }, request);
      } catch (error) {
        if (error instanceof Refused) await rateLimits.ofRefused(request, reply);
        throw error;
      }
      const { record } = request.caller;
      if (record !== undefined && (command || name === 'initialData')) {
        await noteVisit(services, record);
      }
    },
    // The limit applies after the caller is known, so that users behind one address do not share it.
    ...(limit === undefined ? {} : { preValidation: limit }),
    // The answer is made; a stream's lasts long.
    onSend: async (request) => parallelCalls.end(request),
    handler: (request, reply) =>
      handler({
        params: parsed(params, 'params', request.params),
        query: parsed(query, 'query', request.query),
        body: parsed(body, 'body', request.body),
        caller: request.caller,
        request,
        reply,
      } as CheckedCall<Name>),
  });
}

/** The route without what its name says of its types. */
function schemasOf(route: Route): Route {
  return route;
}

/** The schema of a route's data. */
export function dataOf(route: Route): z.ZodType {
  return route.data;
}

function parsed(schema: z.ZodType | undefined, part: 'params' | 'query' | 'body', value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path.join('.') ?? '';
  throw new Refused('request/malformed', { part, path, problem: issuesOf(result.error) });
}
