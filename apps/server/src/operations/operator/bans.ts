/** Bans of users. R-ADM-2 */
import type { Queries } from '../../storage/storage.ts';

/** The end of the user's ban in game time; null without a ban. */
export async function bannedUntil(queries: Queries, userId: string): Promise<number | null> {
  const row = await queries.selectFrom('bans').select('until').where('user_id', '=', userId).executeTakeFirst();
  return row?.until ?? null;
}
