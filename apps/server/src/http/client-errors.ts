/** What Node refuses by itself, with or without a request, in the envelope of every other call. R-CAL-39 */
import { type IncomingMessage, maxHeaderSize, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Refusal, Refused, refusalAnswer } from '../commands/refusal.ts';
import type { LimitHook } from './rate-limits.ts';

/** By Node's code; whatever else is no HTTP that we speak: an unknown method, a broken header, a length that lies. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request/too-slow', facts: {} },
  HPE_HEADER_OVERFLOW: { code: 'request/headers-too-large', facts: { limit: maxHeaderSize } },
};
const MALFORMED: Refusal = {
  code: 'request/malformed',
  facts: { part: 'request', path: '', problem: 'no valid HTTP' },
};

/** Answers on the bare connection, if there is no request that could be routed, and ends it. */
export function refuseClient(error: Error & { readonly code?: string }, socket: Socket): void {
  // Hung up: no client receives the answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  refuseConnection(socket, REFUSALS[error.code ?? ''] ?? MALFORMED);
}

/** Answers a connection without a request, and ends it. */
export function refuseConnection(socket: Socket, refusal: Refusal): void {
  if (socket.writable) socket.write(bareAnswer(refusal));
  socket.destroySoon();
}

function bareAnswer(refusal: Refusal): string {
  const { status, body } = refusalAnswer(refusal);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `date: ${new Date().toUTCString()}`,
    `request-id: ${crypto.randomUUID()}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/**
 * Refuses calls that Node would answer with an empty body: without a host, which HTTP 1.1 demands, or with an unknown
 * expectation. Call it after the headers are set up; Node must not check the host itself.
 */
export function refuseStrangeCalls(app: FastifyInstance, limit: LimitHook): void {
  const strange = new WeakSet<IncomingMessage>();
  app.server.on('checkExpectation', (request: IncomingMessage, response) => {
    strange.add(request);
    app.routing(request, response);
  });
  app.addHook('onRequest', async (request, reply) => {
    const refused = strangeHeader(request.raw, strange.has(request.raw));
    if (refused === undefined) return;
    await limit(request, reply);
    throw refused;
  });
}

function strangeHeader({ headers, httpVersion }: IncomingMessage, expectsUnknown: boolean): Refused | undefined {
  if (expectsUnknown) return malformedHeader('Expect', 'unknown');
  if (headers.host === undefined && httpVersion === '1.1') return malformedHeader('Host', 'missing');
  return undefined;
}

function malformedHeader(path: string, problem: string): Refused {
  return new Refused('request/malformed', { part: 'headers', path, problem });
}
