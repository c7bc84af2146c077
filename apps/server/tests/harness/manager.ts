/**
 * A client for tests: has the calls of the contract, sends a new key with every command and the version that it saw
 * last.
 */
import {
  type CallBody,
  type CallData,
  type CallParams,
  type CallQuery,
  CLUB_VERSION_HEADER,
  ENDPOINTS,
  type EndpointName,
  type ErrorBody,
  IDEMPOTENCY_KEY_HEADER,
  type OwnClub,
} from '@mundo-manager/contract';
import type { FastifyInstance } from 'fastify';

/** What to send; keys, versions and tokens come by themselves unless given. `null` leaves one out. */
export interface Send<Name extends EndpointName> {
  readonly params?: CallParams<Name>;
  readonly query?: CallQuery<Name>;
  readonly body?: CallBody<Name>;
  readonly key?: string | null;
  readonly version?: number | null;
  readonly token?: string | null;
}

/** An answer, unpacked. */
export interface CallAnswer<Name extends EndpointName> {
  readonly status: number;
  readonly data: CallData<Name> | null;
  readonly error: ErrorBody | null;
  readonly headers: Readonly<Record<string, unknown>>;
  /** As it came over the wire. */
  readonly text: string;
}

export interface TestManager {
  readonly userId: string;
  readonly token: string | null;
  /** The version of the club in the newest answer. */
  version(): number | null;
  /** Sends a call and answers whatever comes back. */
  send<Name extends EndpointName>(name: Name, send?: Send<Name>): Promise<CallAnswer<Name>>;
  /** Sends a call that must be granted; answers its data. */
  call<Name extends EndpointName>(name: Name, send?: Send<Name>): Promise<CallData<Name>>;
  /** Sends a call that must be refused; answers the code. */
  refusal<Name extends EndpointName>(name: Name, send?: Send<Name>): Promise<string>;
}

export function createManager(app: FastifyInstance, userId: string, token: string | null): TestManager {
  let version: number | null = null;

  const send = async <Name extends EndpointName>(name: Name, options: Send<Name> = {}): Promise<CallAnswer<Name>> => {
    const endpoint = ENDPOINTS[name];
    const key = options.key === undefined ? crypto.randomUUID() : options.key;
    const clubVersion = options.version === undefined ? version : options.version;
    const bearer = options.token === undefined ? token : options.token;
    const response = await app.inject({
      method: endpoint.method,
      url: pathOf(endpoint.path, options.params),
      query: Object.fromEntries(Object.entries(options.query ?? {}).map(([name, value]) => [name, String(value)])),
      headers: {
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(endpoint.command && key !== null ? { [IDEMPOTENCY_KEY_HEADER]: key } : {}),
        ...(endpoint.clubVersion && clubVersion !== null ? { [CLUB_VERSION_HEADER]: String(clubVersion) } : {}),
      },
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    });
    const { data, error } = JSON.parse(response.body) as { data: CallData<Name> | null; error: ErrorBody | null };
    version = versionIn(data) ?? version;
    return { status: response.statusCode, data, error, headers: response.headers, text: response.body };
  };

  return {
    userId,
    token,
    version: () => version,
    send,
    async call(name, options) {
      const answer = await send(name, options);
      if (answer.data === null) throw new Error(`${name} was refused: ${answer.text}`);
      return answer.data;
    },
    async refusal(name, options) {
      const answer = await send(name, options);
      if (answer.error === null) throw new Error(`${name} was granted: ${answer.text.slice(0, 200)}`);
      return answer.error.code;
    },
  };
}

function pathOf(path: string, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, string>>;
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function versionIn(data: unknown): number | undefined {
  const club = (data as { readonly club?: Partial<OwnClub> } | null)?.club;
  return typeof club?.version === 'number' ? club.version : undefined;
}
