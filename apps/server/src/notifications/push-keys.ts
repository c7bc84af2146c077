/** The VAPID keys that identify this server to push services. Never logged. */
import webPush from 'web-push';
import { z } from 'zod';
import { json } from '../storage/json.ts';
import type { Storage } from '../storage/storage.ts';

/** A pair of P-256 keys in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const KEY = 'push-keys';
const storedKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The keys of the settings, or those of the world, which are made if there are none. */
export async function readPushKeys(
  storage: Pick<Storage, 'transaction'>,
  given?: PushKeys | undefined,
): Promise<PushKeys> {
  if (given !== undefined) return given;
  return storage.transaction(async (tx) => {
    const read = () => tx.selectFrom('world_settings').select('value').where('key', '=', KEY).executeTakeFirst();
    const kept = await read();
    if (kept !== undefined) return storedKeys.parse(kept.value);
    await tx
      .insertInto('world_settings')
      .values({ key: KEY, value: json(webPush.generateVAPIDKeys()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return storedKeys.parse((await read())?.value);
  });
}
