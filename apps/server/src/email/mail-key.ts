/** The key that signs links of e-mails. Never logged. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { json } from '../storage/json.ts';
import type { Storage } from '../storage/storage.ts';

const KEY = 'mail-key';
const KEY_BYTES = 32;
const storedKey = z.object({ secret: z.string() });

/** The key of the world, which is made if there is none. All processes read the same one. */
export async function readMailKey(storage: Pick<Storage, 'transaction'>): Promise<string> {
  return storage.transaction(async (tx) => {
    const read = () => tx.selectFrom('world_settings').select('value').where('key', '=', KEY).executeTakeFirst();
    const kept = await read();
    if (kept !== undefined) return storedKey.parse(kept.value).secret;
    await tx
      .insertInto('world_settings')
      .values({ key: KEY, value: json({ secret: randomBytes(KEY_BYTES).toString('base64url') }) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return storedKey.parse((await read())?.value).secret;
  });
}
