/** Who is kept out of the game. R-ADM-2 */
import type { Queries } from '../../storage/storage.ts';

/** Until when, in game time; null where nobody keeps him out. */
export async function bannedUntil(queries: Queries, userId: string): Promise<number | null> {
  const row = await queries.selectFrom('bans').select('until').where('user_id', '=', userId).executeTakeFirst();
  return row?.until ?? null;
}
