/** The rest of the server's access to a user's identity. */
import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { displayName } from './display-name.ts';
import type { IdentityTables } from './schema.ts';

export interface IdentityProfile {
  readonly userId: string;
  /** As it is shown (`displayName`), whatever the provider says. */
  readonly name: string;
  readonly email: string;
  /** Whether the provider says that the address is the user's own; a password says nothing of it. */
  readonly isEmailVerified: boolean;
  readonly createdAt: Date;
}

/** The user's profile, or undefined when the user doesn't exist (any more). */
export async function readProfile(
  database: Kysely<IdentityTables>,
  userId: string,
): Promise<IdentityProfile | undefined> {
  const user = await database
    .selectFrom('auth_user')
    .select(['id', 'name', 'email', 'email_verified', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const { id, name, email, email_verified: isEmailVerified, created_at: createdAt } = user;
  return { userId: id, name: displayName(name), email, isEmailVerified, createdAt };
}

/** Removes the user with sessions and accounts; false when there was none. */
export async function removeUser(database: Kysely<IdentityTables>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await database.deleteFrom('auth_user').where('id', '=', userId).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * What the user's sign-ins are known by again after his account is gone, without saying who he is: keyed hashes of them and of his verified address.
 * Empty when the user doesn't exist.
 */
export async function accountMarks(
  database: Kysely<IdentityTables>,
  userId: string,
  secret: string,
): Promise<string[]> {
  const accounts = await database
    .selectFrom('auth_account')
    .select(['provider_id', 'account_id'])
    .where('user_id', '=', userId)
    .execute();
  const profile = await readProfile(database, userId);
  const signIns = accounts.map(({ provider_id, account_id }) => [provider_id, account_id]);
  const address = profile?.isEmailVerified ? [['e-mail', profile.email.toLowerCase()]] : [];
  return [...signIns, ...address].map((known) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['departed', ...known]))
      .digest('base64url'),
  );
}

const orphanAgeMilliseconds = 10 * 60 * 1000;

/**
 * Removes what has expired, and users without an account: better-auth writes both in two steps, and a process that
 * dies between them would lock that e-mail address out.
 */
export async function sweepIdentity(database: Kysely<IdentityTables>, now: Date): Promise<void> {
  await database.deleteFrom('auth_session').where('expires_at', '<', now).execute();
  await database.deleteFrom('auth_verification').where('expires_at', '<', now).execute();
  await database
    .deleteFrom('auth_user')
    .where('created_at', '<', new Date(now.getTime() - orphanAgeMilliseconds))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auth_account').select('auth_account.id').whereRef('auth_account.user_id', '=', 'auth_user.id'),
        ),
      ),
    )
    .execute();
}
