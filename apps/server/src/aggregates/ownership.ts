/** Whose a club is, and the end of a user's record. */
import { clubNameKey } from '../names/club-name-key.ts';
import type { Queries } from '../storage/storage.ts';
import { withdrawInvitations } from './friendly-invitations.ts';
import { deletePlans } from './training-plans.ts';
import { deleteWatches } from './watched-players.ts';

/** Makes a locked club a bot's: it has no owner any more, the plans and watchlist of its manager are deleted, and his open invitations withdrawn. R-IDN-10, R-SCT-11, R-FRD-13 */
export async function leaveClubToBot(tx: Queries, clubId: string): Promise<void> {
  await deletePlans(tx, clubId);
  await deleteWatches(tx, clubId);
  await withdrawInvitations(tx, clubId);
  await tx.updateTable('clubs').set({ owner_id: null, is_bot: true }).where('id', '=', clubId).execute();
}

/** Nothing plays or plans for these locked clubs any more; their players have to go with them. R-WLD-19 */
export async function retireClubs(tx: Queries, ids: readonly string[], now: number): Promise<void> {
  await tx.updateTable('clubs').set({ retired_at: now }).where('id', 'in', ids).execute();
}

/** Frees the name of a locked club that plays no more. No name has a key with a space. R-IDN-17 */
export async function freeName(
  tx: Queries,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const name_key = `${clubNameKey(name)} ${id}`;
  await tx.updateTable('clubs').set({ name_key }).where('id', '=', id).execute();
}

/** Deletes the user's record, and the answers that were kept for him. His club must be a bot's by now. */
export async function deleteUserRecord(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}
