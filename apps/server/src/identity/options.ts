/** What identity is started with, and which combinations it refuses. */

import type { Kysely } from 'kysely';
import { isLoopbackHostname } from './development/loopback.ts';
import { IdentityConfigurationError } from './errors.ts';

interface ProviderCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The ways to sign in. Only Google is offered in the interface; the rest exist by configuration (R-IDN-1). */
interface IdentityProviders {
  readonly google?: ProviderCredentials | undefined;
  readonly facebook?: ProviderCredentials | undefined;
  readonly github?: ProviderCredentials | undefined;
  readonly twitter?: ProviderCredentials | undefined;
  readonly emailAndPassword?: boolean | undefined;
}

/** The part of a pino or Fastify logger that identity writes to. It never gets tokens or e-mail addresses (R-IDN-11). */
export interface IdentityLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface IdentityOptions<DB> {
  /** PostgreSQL through Kysely, with the tables of `createIdentityTables`. Its plugins are not used here. */
  readonly database: Kysely<DB>;
  /** The origin that browsers use, such as `https://jogo.example` or `http://localhost:3000`; no path. */
  readonly publicUrl: string;
  readonly providers: IdentityProviders;
  /** Offer test accounts on this machine (R-IDN-9). Refused in production and where `publicUrl` is not loopback. */
  readonly developmentProvider: boolean;
  readonly production: boolean;
  /** At least 32 characters. Without it, one is made at the first start and kept in the database. */
  readonly secret?: string | undefined;
  /** Further origins whose pages may open the sign-in, such as a development web server's. */
  readonly trustedOrigins?: readonly string[] | undefined;
  /** Multiplies the sign-ins that one address may start in a minute: 20, or 600 with the development provider. */
  readonly rateFactor?: number | undefined;
  readonly log?: IdentityLog | undefined;
}

/** Throws IdentityConfigurationError where the options contradict each other or the mode. */
export function checkIdentityOptions<DB>(options: IdentityOptions<DB>): void {
  const url = URL.canParse(options.publicUrl) ? new URL(options.publicUrl) : undefined;
  if (url === undefined || url.origin !== options.publicUrl || !/^https?:$/.test(url.protocol)) {
    throw new IdentityConfigurationError(
      'identity/public-url',
      `the public URL must be an origin such as https://jogo.example, without a path: ${options.publicUrl}`,
    );
  }
  if (options.secret !== undefined && options.secret.length < 32) {
    throw new IdentityConfigurationError(
      'identity/short-secret',
      'the secret of identity needs at least 32 characters',
    );
  }
  if (options.developmentProvider && options.production) {
    throw new IdentityConfigurationError(
      'identity/development-provider-in-production',
      'the development identity provider lets anyone in and does not start in production: configure Google instead',
    );
  }
  if (options.developmentProvider && !isLoopbackHostname(url.hostname)) {
    throw new IdentityConfigurationError(
      'identity/development-provider-not-local',
      `the development identity provider works on this machine only, not for ${options.publicUrl}`,
    );
  }
  const hasProvider = options.developmentProvider || offersProvider(options.providers);
  // The address of a password is not verified: the first user with another's would keep its owner out. R-IDN-14
  if (options.providers.emailAndPassword && hasProvider) {
    throw new IdentityConfigurationError(
      'identity/passwords-beside-provider',
      'MM_EMAIL_PASSWORD does not stand beside a provider: an address that nobody has verified would keep its owner out',
    );
  }
  if (!hasProvider && !options.providers.emailAndPassword) {
    throw new IdentityConfigurationError(
      'identity/no-provider',
      'nobody could sign in: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or on your own machine MM_TEST_ACCOUNTS=yes',
    );
  }
}

function offersProvider({ google, facebook, github, twitter }: IdentityProviders): boolean {
  return [google, facebook, github, twitter].some((provider) => provider !== undefined);
}

/** The provider that the interface offers, by its id. */
export function offeredProvider<DB>({ providers, developmentProvider }: IdentityOptions<DB>): string {
  if (providers.google !== undefined) return 'google';
  if (developmentProvider) return 'development';
  const { facebook, github, twitter } = providers;
  return Object.entries({ facebook, github, twitter }).find(([, value]) => value !== undefined)?.[0] ?? 'google';
}
