/** Whose a club is, and the end of a user's record. */
import type { Queries } from '../storage/storage.ts';

/** Makes a locked club a bot's: nobody owns it any more. R-IDN-10 */
export async function leaveClubToBot(tx: Queries, clubId: string): Promise<void> {
  await tx.updateTable('clubs').set({ owner_id: null, is_bot: true }).where('id', '=', clubId).execute();
}

/** Deletes the user's record, and the answers that were kept for him. His club must be a bot's by now. */
export async function deleteUserRecord(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}
