import { MINUTE } from '@mundo-manager/rules/clock';
import type { IdentityErrorCode } from '../../components/messages/identity-errors.ts';

/** A sign-in that did not happen, or a session that is over. */
class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode | 'auth/required' | 'network/unreachable';

  constructor(code: IdentityError['code']) {
    super(code);
    this.code = code;
  }
}

const AUTH = '/api/auth';
const MESSAGE_TYPE = 'better-auth:oauth-popup';
const SIGN_IN_TIMEOUT = 5 * MINUTE;
/** Milliseconds that the server has for an answer. */
const ANSWER = 10_000;

/** Signs in through a popup and answers the token that it hands over; the signal closes the popup. Must be called from a click. R-IDN-1 */
export function signInByPopup(signal: AbortSignal): Promise<string> {
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const query = new URLSearchParams({ origin: location.origin, nonce });
  const popup = window.open(`${AUTH}/sign-in?${query}`, 'mundo-manager-sign-in', 'popup,width=500,height=640');
  if (!popup) return Promise.reject(new IdentityError('identity/popup-blocked'));
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      window.removeEventListener('message', hear);
      clearInterval(watch);
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      popup.close();
      settle();
    };
    const fail = (code: IdentityErrorCode) => end(() => reject(new IdentityError(code)));
    const hear = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || field(data, 'type') !== MESSAGE_TYPE || field(data, 'nonce') !== nonce) return;
      const token = field(data, 'token');
      if (typeof token === 'string' && token !== '') end(() => resolve(token));
      else fail('identity/refused');
    };
    const giveUp = () => fail('identity/popup-closed');
    window.addEventListener('message', hear);
    signal.addEventListener('abort', giveUp);
    // Grace for the message that the page posts just before it closes itself.
    let closedTicks = 0;
    const watch = setInterval(() => {
      closedTicks = popup.closed ? closedTicks + 1 : 0;
      if (closedTicks > 2) fail('identity/popup-closed');
    }, 400);
    const timer = setTimeout(() => fail('identity/timeout'), SIGN_IN_TIMEOUT);
  });
}

/** A fresh token by the session’s cookie. Rejects with `auth/required` without a signed-in user. R-SES-4 */
export async function freshToken(): Promise<string> {
  const response = await fetch(`${AUTH}/token`, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER) }).catch(
    () => {
      throw new IdentityError('network/unreachable');
    },
  );
  if (response.status === 401) throw new IdentityError('auth/required');
  const token = response.ok ? field(await response.json(), 'token') : undefined;
  if (typeof token !== 'string') throw new IdentityError('network/unreachable');
  return token;
}

/** Ends the session at the server. Rejects where the server did not confirm it. */
export async function endSession(): Promise<void> {
  const response = await fetch(`${AUTH}/sign-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(ANSWER),
  });
  // With 401 there was none.
  if (!response.ok && response.status !== 401) throw new IdentityError('network/unreachable');
}

function field(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}
