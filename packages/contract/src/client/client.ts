/** A typed client of the HTTP interface on ky: no schema, no cache, no state. */
import ky, { type KyInstance } from 'ky';
import type { Endpoint } from '../endpoints/index.ts';
import { ENDPOINTS } from '../endpoints/index.ts';
import { CLUB_VERSION_HEADER, IDEMPOTENCY_KEY_HEADER } from '../headers.ts';
import { failureOf, readAnswer } from './answer.ts';
import { type TokenSource, withBearerToken } from './bearer-token.ts';
import type { Call, CallOptions } from './call-types.ts';
import { type LiveOptions, readLive } from './live.ts';
import { pathWith } from './path.ts';

/** Where the server is, and who calls. */
export interface ClientOptions {
  /** Origin of the server; that of the page unless given. */
  readonly baseUrl?: string;
  /** The bearer token. Asked before each call, and once more where the server refuses it. */
  readonly token?: TokenSource;
  /** The version of the caller's club as it is shown now, for its commands; null while there is none. */
  readonly clubVersion?: () => number | null;
  /** Milliseconds to wait for an answer; 20 000 unless given. */
  readonly timeout?: number;
  /** Another `fetch`, in tests. */
  readonly fetch?: typeof fetch;
}

/** A client: calls by name, and the stream of live events. */
export interface Client {
  readonly call: Call;
  /** Reads the stream until `signal` is aborted; connects again by itself. Rejects only when the server refuses for good. */
  readonly live: (options: LiveOptions) => Promise<void>;
}

/** Queries are repeated twice when the connection fails or the server is not ready, commands never. R-SES-12 */
const RETRY = { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], backoffLimit: 2_000 };

interface LooseInput extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** A client of that server. R-CAL-3 */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl, timeout = 20_000, token = () => null } = options;
  const http = ky.create({
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
    timeout,
    throwHttpErrors: false,
    cache: 'no-store',
    credentials: 'omit',
  });

  const headersOf = (endpoint: Endpoint, input: LooseInput): Record<string, string> => {
    const version = input.clubVersion ?? options.clubVersion?.() ?? null;
    return {
      ...(endpoint.command ? { [IDEMPOTENCY_KEY_HEADER]: input.idempotencyKey ?? crypto.randomUUID() } : {}),
      ...(endpoint.clubVersion && version !== null ? { [CLUB_VERSION_HEADER]: String(version) } : {}),
    };
  };

  const call = async (name: keyof typeof ENDPOINTS, input: LooseInput = {}): Promise<unknown> => {
    const endpoint = ENDPOINTS[name];
    const headers = headersOf(endpoint, input);
    try {
      return await withBearerToken<unknown>(endpoint, token, async (bearer) => {
        const response = await send(http, endpoint, input, { ...headers, ...bearer });
        return readAnswer(response);
      });
    } catch (error) {
      throw failureOf(error);
    }
  };

  return {
    call: call as Call,
    live: (live) => readLive(http, token, live),
  };
}

function send(http: KyInstance, endpoint: Endpoint, input: LooseInput, headers: Record<string, string>) {
  return http(pathWith(endpoint.path, input.params), {
    method: endpoint.method,
    headers,
    retry: endpoint.command || endpoint.method !== 'GET' ? 0 : RETRY,
    ...(input.query === undefined ? {} : { searchParams: input.query }),
    ...(input.body === undefined || input.body === null ? {} : { json: input.body }),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
  });
}
