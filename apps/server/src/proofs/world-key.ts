/** The key with which a world signs its roots. */
import { json } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';
import type { Secrets } from './secrets.ts';

const KEY = 'proof-key';

/** The secret key, made if there is none. Its row stays locked until commit, so that roots follow one another. */
export async function lockWorldKey(tx: Queries, secrets: Secrets): Promise<string> {
  await tx
    .insertInto('world_settings')
    .values({ key: KEY, value: json(secrets.of('world key')) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await tx
    .selectFrom('world_settings')
    .select('value')
    .where('key', '=', KEY)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return String(value);
}
