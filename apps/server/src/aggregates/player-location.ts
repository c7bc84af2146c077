/** Where a player is, without loading his club. */
import type { Player } from '@mundo-manager/rules/players';
import type { Queries } from '../storage/storage.ts';

/** The player and the club that holds him, null for a free one; undefined for an unknown id. */
export async function findPlayer(
  queries: Queries,
  playerId: string,
): Promise<{ readonly player: Player; readonly clubId: string | null } | undefined> {
  const row = await queries
    .selectFrom('players')
    .select(['club_id', 'state'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  return row && { player: row.state, clubId: row.club_id };
}
