/** Up to which moment a player has lived: one night and one birthday count once, whatever his club at the turn of the day. R-PLA-27 */
import type { Queries } from '../storage/storage.ts';

/** The moments by the ids of players whose rows, or whose clubs, are locked. */
export async function livedUntil(tx: Queries, playerIds: readonly string[]): Promise<Readonly<Record<string, number>>> {
  if (playerIds.length === 0) return {};
  const rows = await tx.selectFrom('players').select(['id', 'lived_until']).where('id', 'in', playerIds).execute();
  return Object.fromEntries(rows.map(({ id, lived_until }) => [id, lived_until]));
}

/** Records that these players have lived until then; later records stay. */
export async function noteLived(tx: Queries, playerIds: readonly string[], until: number): Promise<void> {
  if (playerIds.length === 0) return;
  await tx
    .updateTable('players')
    .set({ lived_until: until })
    .where('id', 'in', playerIds)
    .where('lived_until', '<', until)
    .execute();
}
