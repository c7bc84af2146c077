/** What better-auth refuses, in the envelope of every other call. R-CAL-38 */
import { type ApiErrorCode, failure } from '@mundo-manager/contract';

type Facts = NonNullable<Parameters<typeof failure>[1]>;

/** Its codes that say more than their status does. */
const CODES: Readonly<Record<string, ApiErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'auth/wrong-password',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'auth/address-taken',
  // The database is away, or another user signs up with that address at this very moment: worth another try.
  FAILED_TO_CREATE_USER: 'server/unavailable',
  FAILED_TO_CREATE_SESSION: 'server/unavailable',
  FAILED_TO_GET_SESSION: 'server/unavailable',
};

/** Whatever else has that status; above 500 it is a mistake of ours, any other is one of the caller's. */
const STATUSES: Readonly<Record<number, ApiErrorCode>> = {
  401: 'auth/required',
  403: 'auth/foreign-origin',
  404: 'request/unknown-route',
  429: 'request/rate-limited',
};

/** Seconds until the next call is welcome. */
const RETRY_HEADER = 'x-retry-after';

/** The refusal as a call of the game gives it; its headers stay, since they may end a session. Anything but a refusal is left as it is. */
export async function inEnvelope(response: Response, requestId: string): Promise<Response> {
  if (response.status < 400) return response;
  const { code, facts } = refusalOf(response, codeIn(await response.text()), requestId);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  if (typeof facts.seconds === 'number') headers.set('retry-after', String(facts.seconds));
  return refusalResponse(code, facts, headers);
}

/** A refusal of our own. */
export function refusalResponse(code: ApiErrorCode, facts: Facts, headers = new Headers()): Response {
  const envelope = failure(code, facts);
  headers.set('content-type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(envelope), { status: envelope.status, headers });
}

function refusalOf(
  { status, headers }: Response,
  said: string,
  requestId: string,
): { code: ApiErrorCode; facts: Facts } {
  const internal = { code: 'server/internal', facts: { requestId } } as const;
  const malformed = { code: 'request/malformed', facts: { part: 'body', path: '', problem: '' } } as const;
  const code = (Object.hasOwn(CODES, said) ? CODES[said] : undefined) ?? STATUSES[status];
  if (code === undefined) return status >= 500 ? internal : malformed;
  if (code !== 'request/rate-limited') return { code, facts: {} };
  return { code, facts: { seconds: Math.max(1, Number(headers.get(RETRY_HEADER)) || 1) } };
}

/** better-auth's own code; empty if its answer has none. */
function codeIn(body: string): string {
  try {
    const { code }: { readonly code?: unknown } = JSON.parse(body) ?? {};
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
}
