/** better-auth as the game uses it: which providers, which cookies, which tables, and what it must not keep. */

import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { genericOAuth, type JwtOptions, jwt, oauthPopup } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import { developmentOAuth } from './development/client.ts';
import type { IdentityLog, IdentityOptions } from './options.ts';
import { type IdentityTables, identityNames } from './schema.ts';
import { PASSWORD } from './sign-up.ts';
import { tokenHandover } from './token-handover.ts';
import { tokenAlgorithm, tokenLifetime, tokenParties } from './tokens.ts';

/** Path below which everything of identity lives, and which its cookies are limited to. */
export const authPath = '/api/auth';

/** The header in which our own routes pass the caller's address to better-auth; a client's own value is overwritten. */
export const clientAddressHeader = 'x-mundo-manager-client-address';

const day = 24 * 60 * 60;

export interface AuthConfiguration<DB> {
  readonly options: IdentityOptions<DB>;
  readonly database: Kysely<IdentityTables>;
  readonly secret: string;
  /** Client secret of the development provider, when there is one. */
  readonly developmentSecret: string | undefined;
}

/** better-auth's options. They are apart from `createAuth` so that a test can compare them with our migration. */
export function authOptions<DB>({ options, database, secret, developmentSecret }: AuthConfiguration<DB>) {
  const { publicUrl, providers, developmentProvider } = options;
  const { google, facebook, github, twitter, emailAndPassword } = providers;
  const perMinute = Math.ceil((developmentProvider ? 600 : 20) * (options.rateFactor ?? 1));
  const limit = { window: 60, max: perMinute };
  const jwtOptions = tokenOptions(publicUrl);
  return {
    appName: 'Mundo Manager',
    baseURL: publicUrl,
    basePath: authPath,
    secret,
    trustedOrigins: [publicUrl, ...(options.trustedOrigins ?? [])],
    // Not in a transaction of better-auth's own: the embedded database is one session, and a query that slipped past
    // it would wait for ever.
    database: { db: database, type: 'postgres', transaction: false },
    ...identityNames,
    session: { ...identityNames.session, expiresIn: 30 * day, updateAge: day },
    account: {
      ...identityNames.account,
      updateAccountOnSignIn: false,
      // Two providers that name the same e-mail address stay two accounts: no one enters a club by
      // registering its manager's address elsewhere.
      accountLinking: { enabled: false },
    },
    socialProviders: {
      ...(google && { google: { ...google, prompt: 'select_account' } }),
      ...(facebook && { facebook }),
      ...(github && { github }),
      ...(twitter && { twitter }),
    },
    emailAndPassword: {
      enabled: emailAndPassword === true,
      minPasswordLength: PASSWORD.minimum,
      maxPasswordLength: PASSWORD.maximum,
    },
    plugins: [
      // No bearer plugin: it would accept the session outside its cookie and repeat it in a readable header.
      jwt(jwtOptions),
      ...(developmentSecret === undefined
        ? []
        : [genericOAuth({ config: [developmentOAuth(publicUrl, developmentSecret)] })]),
      oauthPopup(),
      tokenHandover(jwtOptions),
    ],
    rateLimit: {
      enabled: true,
      storage: 'memory',
      window: 60,
      max: Math.max(120, perMinute * 2),
      customRules: {
        '/oauth-popup/start': limit,
        '/callback/*': limit,
        '/sign-in/*': limit,
        '/sign-up/*': limit,
      },
    },
    advanced: {
      cookiePrefix: 'mundo-manager',
      defaultCookieAttributes: { path: authPath, httpOnly: true, sameSite: 'lax' },
      // The provider's redirect back needs the cookies of the flow (lax); the session is only ever read by our own pages.
      cookies: { session_token: { attributes: { sameSite: 'strict' } } },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    databaseHooks: {
      // The game never calls a provider on the manager's behalf and shows no photo: it doesn't keep what it doesn't use.
      user: { create: { before: async (user) => ({ data: { ...user, image: null } }) } },
      session: { create: { before: async (session) => ({ data: { ...session, ipAddress: null, userAgent: null } }) } },
      account: {
        create: {
          before: async (account) => ({ data: { ...account, accessToken: null, refreshToken: null, idToken: null } }),
        },
      },
    },
    onAPIError: { errorURL: `${publicUrl}/login`, onError: (error) => reportFault(options.log, error) },
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (level, message) => writeTo(options.log, level, message) },
  } satisfies BetterAuthOptions;
}

/** What the token says: who, until when, from and for whom. No name and no e-mail address; they would lie in storage. */
function tokenOptions(publicUrl: string): JwtOptions {
  return {
    jwks: { keyPairConfig: { alg: tokenAlgorithm, crv: 'Ed25519' }, rotationInterval: 90 * day, gracePeriod: day },
    jwt: { ...tokenParties(publicUrl), expirationTime: `${tokenLifetime}s`, definePayload: () => ({}) },
    disableSettingJwtHeader: true,
    schema: { jwks: identityNames.jwks },
  };
}

/** A refused address of a caller: better-auth quotes it, and says to trust it. */
const FOREIGN_ADDRESS = /\borigin\b|trustedOrigins|callbackURL|redirect ?URL/i;

// Only the sentence: the values that better-auth adds to it hold e-mail addresses and tokens. Its warning about the
// bearer plugin does not apply: the popup hands over a token instead of the session.
function writeTo(log: IdentityLog | undefined, level: string, message: string): void {
  if (log === undefined || message.includes('`bearer` plugin')) return;
  if (FOREIGN_ADDRESS.test(message))
    log.warn({}, 'identity: request with a foreign origin or redirect address refused');
  else if (level === 'error') log.error({ cause: message }, 'identity: better-auth failed');
  else if (level === 'warn') log.warn({ cause: message }, 'identity: better-auth warned');
}

// Refusals are answers, not faults; of a fault only its kind, since its message may quote what was stored.
function reportFault(log: IdentityLog | undefined, error: unknown): void {
  if (isAPIError(error) && error.statusCode < 500) return;
  log?.error({ error: error instanceof Error ? error.name : 'unknown error' }, 'identity: unexpected error');
}

/** The configured better-auth. */
export function createAuth<DB>(configuration: AuthConfiguration<DB>) {
  return betterAuth(authOptions(configuration));
}
