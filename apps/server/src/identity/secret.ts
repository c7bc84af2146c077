/** The secret that signs cookies and encrypts the private signing keys. */

import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { IdentityTables } from './schema.ts';

/** The stored secret, made at the first start. Processes that start together agree on one. */
export async function storedSecret(database: Kysely<IdentityTables>): Promise<string> {
  await database
    .insertInto('auth_secret')
    .values({ name: 'session', value: randomBytes(48).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('auth_secret')
    .select('value')
    .where('name', '=', 'session')
    .executeTakeFirstOrThrow();
  return value;
}
