/**
 * The offline check of the web's tokens: signature, algorithm, issuer, audience and age, against the public keys in the
 * database. No session is looked up, so a token stays good until it expires, at most 30 minutes after sign-out.
 */

import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Kysely } from 'kysely';
import { type TokenFault, type TokenRefusal, tokenRefusal } from './errors.ts';
import type { IdentityTables } from './schema.ts';

/** Seconds that a token lives. */
export const tokenLifetime = 30 * 60;

/** The one algorithm that is signed with and accepted. */
export const tokenAlgorithm = 'EdDSA';

const clockToleranceSeconds = 5;
const millisecondsBetweenKeyLoads = 5000;

export type Authentication =
  | { readonly ok: true; readonly userId: string; readonly expiresAt: Date }
  | { readonly ok: false; readonly error: TokenRefusal };

export interface TokenParties {
  readonly issuer: string;
  readonly audience: string;
}

/** Who issues tokens and whom they are for, of a server at that public URL. */
export function tokenParties(publicUrl: string): TokenParties {
  return { issuer: publicUrl, audience: `${publicUrl}/api` };
}

/** Anything with the headers of a request, such as Fastify's request. */
export interface AuthorizedRequest {
  readonly headers: { readonly authorization?: string | undefined };
}

/**
 * Makes the check. It reads the keys once, and again (at most every 5 s) for a token of an unknown key. Never call it
 * inside a database transaction: the embedded database would wait for ever.
 */
export function createTokenCheck(
  database: Kysely<IdentityTables>,
  parties: TokenParties,
): (request: AuthorizedRequest) => Promise<Authentication> {
  const keys = createKeyCache(database);

  return async function authenticate(request) {
    const [scheme, token, ...rest] = request.headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) return refused('missing');
    try {
      const { payload } = await jwtVerify(token, keys, {
        ...parties,
        algorithms: [tokenAlgorithm],
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      if (!payload.sub || payload.exp === undefined) return refused('malformed');
      return { ok: true, userId: payload.sub, expiresAt: new Date(payload.exp * 1000) };
    } catch (error) {
      if (error instanceof errors.JOSEError) return refused(faultOf(error));
      throw error;
    }
  };
}

function refused(fault: TokenFault): Authentication {
  return { ok: false, error: tokenRefusal(fault) };
}

function faultOf(error: errors.JOSEError): TokenFault {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.claim === 'iss' || error.claim === 'aud' ? 'foreign' : 'malformed';
  }
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return 'malformed';
  return 'forged';
}

function createKeyCache(database: Kysely<IdentityTables>): JWTVerifyGetKey {
  let loading: Promise<JWTVerifyGetKey> | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;

  const load = (): Promise<JWTVerifyGetKey> => {
    loadedAt = performance.now();
    const next = readKeys(database);
    loading = next;
    next.catch(() => {
      if (loading === next) loading = undefined;
    });
    return next;
  };

  return async (header, token) => {
    try {
      return await (await (loading ?? load()))(header, token);
    } catch (error) {
      const unknownKey = error instanceof errors.JWKSNoMatchingKey;
      if (!unknownKey || performance.now() - loadedAt < millisecondsBetweenKeyLoads) throw error;
      return (await load())(header, token);
    }
  };
}

async function readKeys(database: Kysely<IdentityTables>): Promise<JWTVerifyGetKey> {
  const rows = await database
    .selectFrom('auth_jwks')
    .select(['id', 'public_key'])
    .where('alg', '=', tokenAlgorithm)
    // A retired key stays good only as long as the last token that it signed.
    .where(({ or, eb }) =>
      or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date(Date.now() - tokenLifetime * 1000))]),
    )
    .execute();
  const keys = rows.map(
    (row): JWK => ({ ...JSON.parse(row.public_key), kid: row.id, alg: tokenAlgorithm, use: 'sig' }),
  );
  return createLocalJWKSet({ keys });
}
