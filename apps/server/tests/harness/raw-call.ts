/** A call as it goes over the wire, every part of it open to mischief. */
import {
  CLUB_VERSION_HEADER,
  type EndpointName,
  IDEMPOTENCY_KEY_HEADER,
  ROUTES,
  type Route,
} from '@mundo-manager/contract';
import type { TestManager } from './manager.ts';
import type { TestWorld } from './world.ts';

export interface Asked {
  readonly status: number;
  readonly text: string;
  /** The code of a refusal; null for whatever is granted. */
  readonly code: string | null;
}

/** What to send instead of what is right; null leaves a header out. */
export interface Wrong {
  readonly token?: string | null;
  readonly key?: string | null;
  readonly version?: string | null;
  readonly payload?: string;
  readonly query?: Readonly<Record<string, string>>;
}

interface Sent {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Sends the call with a new key and the current version of the manager's club. */
export async function sendRaw(
  { app, storage }: Pick<TestWorld, 'app' | 'storage'>,
  name: EndpointName,
  { caller, sent, wrong = {} }: { readonly caller: TestManager; readonly sent: Sent; readonly wrong?: Wrong },
): Promise<Asked> {
  const { method, path, command, clubVersion, answer }: Route = ROUTES[name];
  const params = (sent.params ?? {}) as Readonly<Record<string, string>>;
  const payload = wrong.payload ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  const headers: Record<string, string | null> = {
    authorization: wrong.token === undefined ? bearer(caller.token) : bearer(wrong.token),
    'content-type': payload === undefined ? null : 'application/json',
    [IDEMPOTENCY_KEY_HEADER]: command ? (wrong.key === undefined ? crypto.randomUUID() : wrong.key) : null,
    [CLUB_VERSION_HEADER]: clubVersion
      ? wrong.version === undefined
        ? await versionOf(storage, caller.userId)
        : wrong.version
      : null,
  };
  const response = await app.inject({
    method,
    url: path.replace(/:([A-Za-z]+)/g, (_, part: string) => encodeURIComponent(params[part] ?? '')),
    query: { ...((sent.query ?? {}) as Record<string, string>), ...wrong.query },
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== null)) as Record<
      string,
      string
    >,
    ...(payload === undefined ? {} : { payload }),
  });
  const isEnvelope = answer === 'json' || response.statusCode !== 200;
  const error = isEnvelope ? (JSON.parse(response.body) as { error: { code: string } | null }).error : null;
  return { status: response.statusCode, text: response.body, code: error?.code ?? null };
}

function bearer(token: string | null): string | null {
  return token === null ? null : `Bearer ${token}`;
}

async function versionOf({ db }: TestWorld['storage'], userId: string): Promise<string | null> {
  const row = await db.selectFrom('clubs').select('version').where('owner_id', '=', userId).executeTakeFirst();
  return row === undefined ? '1' : String(row.version);
}
