/** The bearer token of a call, and what becomes of a call whose token has grown too old. */
import type { Endpoint } from '../endpoints/index.ts';
import { ApiError } from './api-error.ts';

/**
 * The token of the moment; null while signed out. With `refused` the server took that token for invalid: a fresh one is asked for, and where none can be had,
 * the reason is thrown.
 */
export type TokenSource = (refused?: string) => string | null | Promise<string | null>;

/**
 * Sends with the token of the moment. What the server refuses for its token did nothing, so it is sent once more where the source has another one.
 * R-CAL-3, R-SES-15
 */
export async function withBearerToken<Answer>(
  { access }: Endpoint,
  tokenFor: TokenSource,
  send: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> {
  const token = access === 'public' ? null : await tokenFor();
  if (token === null) return send({});
  try {
    return await send(bearer(token));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'auth/invalid-token') throw error;
    const fresh = await tokenFor(token);
    if (fresh === null || fresh === token) throw error;
    return send(bearer(fresh));
  }
}

function bearer(token: string): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${token}` };
}
