import { ENDPOINTS, failure, IDEMPOTENCY_KEY_HEADER, ROUTES, success } from '@mundo-manager/contract';
import type { CallName, LiveEvent } from '@mundo-manager/contract/client';
import { QUERIES } from '../queries/fake-queries.ts';
import type { FakeWorld } from '../world.ts';
import { type FakeCall, type Handlers, RefusedCall } from './fake-handlers.ts';

/** A server at the edge of HTTP: answers are typed and checked by the contract’s schemas, so that a test can’t lie about them. */
export interface FakeServer {
  readonly fetch: typeof fetch;
  readonly world: FakeWorld;
  /** Every call so far, oldest first. */
  readonly calls: readonly FakeCall[];
  /** Every opening of the stream so far: the matches that it watches, and after which event it goes on. */
  readonly listenings: readonly { readonly watch: string | null; readonly lastEventId: string | null }[];
  /** Takes other handlers from now on. */
  readonly use: (handlers: Handlers) => void;
  /** Sends an event to every stream that is open. */
  readonly tell: (event: LiveEvent) => void;
  /** Cuts the connection, or mends it. */
  readonly setOffline: (offline: boolean) => void;
  /** Cuts the connection after each command has been carried out, and before its answer; or mends it. */
  readonly loseAnswers: (lose: boolean) => void;
}

type AnyHandler = (call: FakeCall) => unknown;

/** Queries answer from the world; a command needs a handler. */
export function createFakeServer(world: FakeWorld, handlers: Handlers = {}): FakeServer {
  const calls: FakeCall[] = [];
  let table: Handlers = { ...QUERIES, ...handlers };
  let offline = false;
  let losesAnswers = false;
  /** Answers by Idempotency-Key; null for a key that was settled before its command arrived. R-CAL-40 */
  const stored = new Map<string, unknown>();
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const listenings: FakeServer['listenings'][number][] = [];

  const answer = async (request: Request): Promise<Response> => {
    if (offline) throw new TypeError('Failed to fetch');
    const url = new URL(request.url, 'http://fake.test');
    if (url.pathname === ENDPOINTS.live.path) {
      listenings.push({ watch: url.searchParams.get('watch'), lastEventId: request.headers.get('last-event-id') });
      return new Response(openStream(streams, request.signal), { status: 200 });
    }
    const found = findCall(request.method, url.pathname);
    if (!found) return Response.json(failure('request/unknown-route'), { status: 404 });
    const text = await request.text();
    const call = {
      ...found,
      query: Object.fromEntries(url.searchParams),
      body: text === '' ? undefined : JSON.parse(text),
      headers: request.headers,
      world,
    } as unknown as FakeCall;
    calls.push(call);
    const key = ENDPOINTS[call.name].command ? request.headers.get(IDEMPOTENCY_KEY_HEADER) : null;
    const envelope = await carryOut(call, key);
    if (key !== null && losesAnswers) throw new TypeError('Failed to fetch');
    return Response.json(envelope, { status: envelope.status });
  };

  /** The envelope of the answer. */
  const carryOut = async (call: FakeCall, key: string | null) => {
    if (call.name === 'settleCommand') return success(settle((call as FakeCall<'settleCommand'>).params.key));
    const envelope = key !== null && stored.get(key) === null ? failure('command/cancelled') : await answerOf(call);
    if (key !== null) stored.set(key, structuredClone(envelope));
    return envelope;
  };

  const settle = (key: string) => {
    if (!stored.has(key)) stored.set(key, null);
    const answer = stored.get(key);
    return answer === null ? { state: 'cancelled' } : { state: 'answered', answer };
  };

  const answerOf = async (call: FakeCall) => {
    try {
      const handler = table[call.name] as AnyHandler | undefined;
      if (!handler) throw new Error(`no handler for ${call.name}`);
      const data = await handler(call);
      const route = ROUTES[call.name];
      route.data.parse(data);
      return success(data);
    } catch (error) {
      if (!(error instanceof RefusedCall)) console.error(error);
      return error instanceof RefusedCall ? failure(error.code, error.facts) : failure('server/internal');
    }
  };

  return {
    fetch: (input, init) => answer(new Request(input instanceof Request ? input : absolute(input), init)),
    world,
    calls,
    listenings,
    use: (more) => {
      table = { ...table, ...more };
    },
    tell: (event) => {
      const text = new TextEncoder().encode(
        `id: after-${event.at}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
      );
      for (const stream of streams) stream.enqueue(text);
    },
    setOffline: (next) => {
      offline = next;
    },
    loseAnswers: (next) => {
      losesAnswers = next;
    },
  };
}

/** A stream that is open until its reader disconnects. */
function openStream(
  streams: Set<ReadableStreamDefaultController<Uint8Array>>,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(stream) {
      streams.add(stream);
      signal.addEventListener('abort', () => streams.delete(stream));
    },
  });
}

function absolute(input: string | URL): string {
  return new URL(input, 'http://fake.test').href;
}

/** The call of a path. A path without parameters wins over one with them, as on the server. */
function findCall(method: string, pathname: string): { name: CallName; params: Record<string, string> } | null {
  const names = (Object.keys(ENDPOINTS) as (keyof typeof ENDPOINTS)[]).toSorted(
    (a, b) => ENDPOINTS[a].path.split(':').length - ENDPOINTS[b].path.split(':').length,
  );
  for (const name of names) {
    const endpoint = ENDPOINTS[name];
    if (name === 'live' || endpoint.method !== method) continue;
    const pattern = new RegExp(`^${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const match = pattern.exec(pathname);
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    return { name, params: Object.fromEntries(params) };
  }
  return null;
}
