/** What an operator does about boards: each act is a row, and the manager reads the reason. R-BRD-13 */
import { type PostStatus, postStatus, type ReportReason } from '@mundo-manager/rules/board';
import { lockPost } from '../../aggregates/boards.ts';
import { clubIdOf } from '../../aggregates/clubs.ts';
import type { Queries } from '../../storage/storage.ts';
import { type Act, record, tell } from './acts.ts';

/** Keeps a user from writing on boards until a moment of the game; a second silence replaces the first. False where there is no such user. */
export async function silence(tx: Queries, userId: string, until: number, act: Act): Promise<boolean> {
  const { reason } = act;
  const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  if (user === undefined) return false;
  await tx
    .insertInto('board_silences')
    .values({ user_id: userId, until, reason })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ until, reason }))
    .execute();
  const clubId = await clubIdOf(tx, userId);
  await record(tx, act, 'mute', { userId, clubId, facts: { until } });
  await tell(tx, clubId, { type: 'manager-silenced', until, reason }, act);
  return true;
}

/** Lets a user write again. False where he was not silenced. */
export async function unsilence(tx: Queries, userId: string, act: Act): Promise<boolean> {
  const query = tx.deleteFrom('board_silences').where('user_id', '=', userId);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  const clubId = await clubIdOf(tx, userId);
  await record(tx, act, 'unmute', { userId, clubId, facts: {} });
  await tell(tx, clubId, { type: 'manager-unsilenced', reason: act.reason }, act);
  return true;
}

/** Hides a post, or shows it again whatever was reported. False for an unknown or deleted post. */
export async function decide(tx: Queries, postId: number, decision: 'hide' | 'restore', act: Act): Promise<boolean> {
  const post = await lockPost(tx, postId);
  if (post === undefined) return false;
  await tx.updateTable('board_posts').set({ decision }).where('id', '=', postId).execute();
  const { authorId: userId, competitionId, clubId } = post;
  await record(tx, act, `${decision}-post`, { userId, clubId, facts: { postId } });
  const type = decision === 'hide' ? ('post-hidden' as const) : ('post-restored' as const);
  await tell(tx, clubId, { type, competitionId, reason: act.reason }, act);
  return true;
}

/** A post with reports that the operator has not decided on. */
export interface ReportedPost {
  readonly id: number;
  readonly authorId: string;
  readonly clubName: string;
  readonly competitionId: string;
  readonly text: string;
  readonly reasons: readonly ReportReason[];
  readonly status: PostStatus;
}

/** Reported posts without a decision, those with most reports first. */
export async function reportedPosts(queries: Queries): Promise<readonly ReportedPost[]> {
  const rows = await queries
    .selectFrom('board_reports')
    .innerJoin('board_posts', 'board_posts.id', 'board_reports.post_id')
    .innerJoin('clubs', 'clubs.id', 'board_posts.club_id')
    .select(['board_posts.id', 'author_id', 'clubs.name', 'competition_id', 'text', 'reason'])
    .where('decision', 'is', null)
    .where('deleted', '=', false)
    .orderBy('board_posts.id')
    .execute();
  const reported = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((reports) => {
    const [first] = reports;
    if (first === undefined) return [];
    const status = postStatus({ reports: reports.length, decision: null });
    const { id, author_id: authorId, name: clubName, competition_id: competitionId, text } = first;
    return [{ id, authorId, clubName, competitionId, text, reasons: reports.map(({ reason }) => reason), status }];
  });
  return reported.toSorted((one, other) => other.reasons.length - one.reasons.length || one.id - other.id);
}
