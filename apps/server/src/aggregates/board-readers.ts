/** Readers of boards: whom they mute, what they have seen, and who is silenced. R-BRD-8 to R-BRD-10 */
import type { Silence } from '@mundo-manager/rules/board';
import type { Queries } from '../storage/storage.ts';

/** The managers whom the user has muted, with the clubs that they have now, the last muted first. */
export async function loadMutes(
  queries: Queries,
  userId: string,
): Promise<readonly { readonly clubId: string; readonly since: number }[]> {
  return queries
    .selectFrom('board_mutes')
    .innerJoin('clubs', 'clubs.owner_id', 'board_mutes.muted_id')
    .select(['clubs.id as clubId', 'board_mutes.since'])
    .where('board_mutes.user_id', '=', userId)
    .orderBy('board_mutes.since', 'desc')
    .orderBy('clubs.id')
    .execute();
}

/** Mutes a manager; one who is muted already stays so. */
export async function storeMute(tx: Queries, userId: string, mutedId: string, since: number): Promise<void> {
  await tx
    .insertInto('board_mutes')
    .values({ user_id: userId, muted_id: mutedId, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Mutes a manager no longer. */
export async function deleteMute(tx: Queries, userId: string, mutedId: string): Promise<void> {
  await tx.deleteFrom('board_mutes').where('user_id', '=', userId).where('muted_id', '=', mutedId).execute();
}

/** The user who owns the club; undefined for a bot's. */
export async function ownerOf(queries: Queries, clubId: string): Promise<string | undefined> {
  const row = await queries.selectFrom('clubs').select('owner_id').where('id', '=', clubId).executeTakeFirst();
  return row?.owner_id ?? undefined;
}

/** The operator's order that the user writes on no board, while it lasts; null without one. */
export async function silenceOf(queries: Queries, userId: string, now: number): Promise<Silence | null> {
  const row = await queries
    .selectFrom('board_silences')
    .select(['until', 'reason'])
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Number of the newest post of the board that the user has seen; 0 for none. */
export async function seenUpTo(queries: Queries, userId: string, competitionId: string): Promise<number> {
  const row = await queries
    .selectFrom('board_seen')
    .select('post_id')
    .where('user_id', '=', userId)
    .where('competition_id', '=', competitionId)
    .executeTakeFirst();
  return row?.post_id ?? 0;
}

/** Remembers that the user has seen the board up to that post. */
export async function storeSeen(tx: Queries, userId: string, competitionId: string, postId: number): Promise<void> {
  const seen = Math.max(postId, await seenUpTo(tx, userId, competitionId));
  await tx
    .insertInto('board_seen')
    .values({ user_id: userId, competition_id: competitionId, post_id: seen })
    .onConflict((conflict) => conflict.columns(['user_id', 'competition_id']).doUpdateSet({ post_id: seen }))
    .execute();
}
