/** Puts identity together: better-auth on our database, the offline token check, and the routes. */

import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import { accountMarks, type IdentityProfile, readProfile, removeUser, sweepIdentity } from './accounts.ts';
import { createAuth } from './auth.ts';
import { createDevelopmentProvider } from './development/provider.ts';
import { developmentRoutes } from './development/routes.ts';
import { checkIdentityOptions, type IdentityOptions, offeredProvider } from './options.ts';
import { authRoutes } from './routes.ts';
import type { IdentityTables } from './schema.ts';
import { storedSecret } from './secret.ts';
import { type Authentication, type AuthorizedRequest, createTokenCheck, tokenParties } from './tokens.ts';

export interface Identity<DB> {
  /** Mounts `/api/auth/*` and, with the development provider, `/api/dev-identity/*`. Register it without a prefix. */
  readonly plugin: FastifyPluginAsync;
  /** Who sends this request, by its bearer token; never call it inside a database transaction. R-IDN-8 */
  readonly authenticate: (request: AuthorizedRequest) => Promise<Authentication>;
  /** Name and e-mail address; undefined once the user is deleted, though a token may outlive that. */
  readonly profile: (userId: string, transaction?: Kysely<DB>) => Promise<IdentityProfile | undefined>;
  /** Deletes the user with all sessions, in the given transaction where one is given. False when there was none. */
  readonly deleteUser: (userId: string, transaction?: Kysely<DB>) => Promise<boolean>;
  /** What the user's sign-ins are known by after his account is gone; secret, and the same for the same sign-in. */
  readonly marks: (userId: string, transaction?: Kysely<DB>) => Promise<readonly string[]>;
  /** Removes expired sessions and other remains; meant to run once a day. */
  readonly sweep: (now: Date) => Promise<void>;
}

/** Starts identity on a migrated database. Throws IdentityConfigurationError for settings that can't work. */
export async function createIdentity<DB>(options: IdentityOptions<DB>): Promise<Identity<DB>> {
  checkIdentityOptions(options);
  const { publicUrl, providers, developmentProvider } = options;
  const database = identityTables(options.database);
  const secret = options.secret ?? (await storedSecret(database));
  const developmentSecret = developmentProvider ? randomBytes(32).toString('base64url') : undefined;
  const auth = createAuth({ options, database, secret, developmentSecret });
  // Makes the first signing key now rather than in the first sign-in.
  await auth.api.getJwks();

  const routes = authRoutes({
    publicUrl,
    handler: auth.handler,
    offeredProvider: offeredProvider(options),
    emailAndPassword: providers.emailAndPassword === true,
  });
  const development =
    developmentSecret === undefined
      ? undefined
      : developmentRoutes(await createDevelopmentProvider(publicUrl, developmentSecret));
  if (development !== undefined) warnOfDevelopmentProvider(options);

  return {
    plugin: async (app) => {
      await app.register(routes);
      if (development !== undefined) await app.register(development);
    },
    authenticate: createTokenCheck(database, tokenParties(publicUrl)),
    profile: (userId, transaction) => readProfile(transaction ? identityTables(transaction) : database, userId),
    deleteUser: (userId, transaction) => removeUser(transaction ? identityTables(transaction) : database, userId),
    marks: (userId, transaction) => accountMarks(transaction ? identityTables(transaction) : database, userId, secret),
    sweep: (now) => sweepIdentity(database, now),
  };
}

// The server's own table types don't name these tables, and its plugins (renaming of columns, say) must not touch them.
function identityTables<DB>(database: Kysely<DB>): Kysely<IdentityTables> {
  return database.withoutPlugins() as unknown as Kysely<IdentityTables>;
}

function warnOfDevelopmentProvider<DB>({ log, publicUrl }: IdentityOptions<DB>): void {
  log?.warn(
    { publicUrl },
    'identity: DEVELOPMENT SIGN-IN enabled, this machine can enter any account without a password',
  );
}
