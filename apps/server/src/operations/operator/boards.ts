/** What an operator does about boards: each action is a row, and the manager reads the reason. R-BRD-13 */
import { lockPost } from '../../aggregates/boards.ts';
import { clubIdOf } from '../../aggregates/clubs.ts';
import type { Refusal } from '../../commands/refusal.ts';
import type { Queries } from '../../storage/storage.ts';
import { type ActionContext, informManager, recordAction } from './actions.ts';

/** Keeps a user from writing on boards until a moment of the game; a second silence replaces the first. False if there is no such user. */
export async function silence(tx: Queries, userId: string, until: number, context: ActionContext): Promise<boolean> {
  const { reason } = context;
  const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  if (user === undefined) return false;
  await tx
    .insertInto('board_silences')
    .values({ user_id: userId, until, reason })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ until, reason }))
    .execute();
  const clubId = await clubIdOf(tx, userId);
  await recordAction(tx, context, 'mute', { userId, clubId, facts: { until } });
  await informManager(tx, clubId, { type: 'manager-silenced', until, reason }, context);
  return true;
}

/** Lets a user write again. False if he was not silenced. */
export async function unsilence(tx: Queries, userId: string, context: ActionContext): Promise<boolean> {
  const query = tx.deleteFrom('board_silences').where('user_id', '=', userId);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  const clubId = await clubIdOf(tx, userId);
  await recordAction(tx, context, 'unmute', { userId, clubId, facts: {} });
  await informManager(tx, clubId, { type: 'manager-unsilenced', reason: context.reason }, context);
  return true;
}

/** Hides a post, or shows it again whatever was reported. The refusal of a post that is unknown, deleted or decided on like this. */
export async function decideReport(
  tx: Queries,
  postId: number,
  decision: 'hide' | 'restore',
  context: ActionContext,
): Promise<Refusal | null> {
  const post = await lockPost(tx, postId);
  if (post === undefined) return { code: 'not-found/post', facts: {} };
  if (post.decision === decision) return { code: 'operator/decided-before', facts: {} };
  await tx.updateTable('board_posts').set({ decision }).where('id', '=', postId).execute();
  const { authorId: userId, competitionId, clubId } = post;
  await recordAction(tx, context, `${decision}-post`, { userId, clubId, facts: { postId } });
  const type = decision === 'hide' ? ('post-hidden' as const) : ('post-restored' as const);
  await informManager(tx, clubId, { type, competitionId, reason: context.reason }, context);
  return null;
}
