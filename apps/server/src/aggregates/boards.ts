/** Posts on boards and their reports. R-BRD-1 to R-BRD-7, R-BRD-11 */
import { POST_PERIOD, type ReportReason, type StoredPost } from '@mundo-manager/rules/board';
import { DAY } from '@mundo-manager/rules/clock';
import type { Queries } from '../storage/storage.ts';

/** Game days for which posts are kept after the end of their edition. R-BRD-11 */
const DAYS_POSTS_ARE_KEPT = 180;

/** A post with its number and what it belongs to. */
export interface BoardRow extends StoredPost {
  readonly id: number;
  readonly competitionId: string;
  readonly authorId: string;
  readonly date: number;
}

/** Which posts to load. */
export interface PostRange {
  /** Numbers below this one. */
  readonly before?: number;
  /** Numbers above this one. */
  readonly after?: number;
  readonly limit: number;
}

/** Posts of a board that are not deleted, the newest first. */
export async function loadPosts(
  queries: Queries,
  competitionId: string,
  { before, after, limit }: PostRange,
): Promise<readonly BoardRow[]> {
  let query = posts(queries).where('competition_id', '=', competitionId).orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  if (after !== undefined) query = query.where('id', '>', after);
  return withReporters(queries, await query.execute());
}

/** The post of that number, locked; undefined for an unknown or deleted one. */
export async function lockPost(tx: Queries, id: number): Promise<BoardRow | undefined> {
  const rows = await posts(tx).where('id', '=', id).forUpdate().execute();
  const [post] = await withReporters(tx, rows);
  return post;
}

function posts(queries: Queries) {
  return queries
    .selectFrom('board_posts')
    .select(['id', 'competition_id', 'author_id', 'club_id', 'date', 'text', 'decision'])
    .where('deleted', '=', false);
}

type PostRow = Awaited<ReturnType<ReturnType<typeof posts>['execute']>>[number];

async function withReporters(queries: Queries, rows: readonly PostRow[]): Promise<readonly BoardRow[]> {
  const ids = rows.map(({ id }) => id);
  const reports =
    ids.length === 0
      ? []
      : await queries.selectFrom('board_reports').select(['post_id', 'club_id']).where('post_id', 'in', ids).execute();
  return rows.map(({ id, competition_id, author_id, club_id, date, text, decision }) => ({
    id,
    competitionId: competition_id,
    authorId: author_id,
    clubId: club_id,
    date,
    text,
    decision,
    reporters: reports.filter(({ post_id }) => post_id === id).map((report) => report.club_id),
  }));
}

/** Moments of the manager's posts that count for the limit of an hour. */
export async function postedSince(queries: Queries, authorId: string, now: number): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('board_posts')
    .select('date')
    .where('author_id', '=', authorId)
    .where('date', '>', now - POST_PERIOD)
    .execute();
  return rows.map(({ date }) => date);
}

/** Stores a post. */
export async function storePost(
  tx: Queries,
  {
    competitionId,
    authorId,
    clubId,
    date,
    text,
  }: Pick<BoardRow, 'competitionId' | 'authorId' | 'clubId' | 'date' | 'text'>,
): Promise<void> {
  const row = { competition_id: competitionId, author_id: authorId, club_id: clubId, date, text };
  await tx.insertInto('board_posts').values(row).execute();
}

/** Deletes the text of the author's own post. False if he has none of that number. */
export async function deleteOwnPost(tx: Queries, id: number, authorId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('board_posts')
    .set({ deleted: true, text: '' })
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .where('deleted', '=', false)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stores a report of a locked post. */
export async function storeReport(
  tx: Queries,
  report: {
    readonly postId: number;
    readonly reporterId: string;
    readonly clubId: string;
    readonly date: number;
    readonly reason: ReportReason;
  },
): Promise<void> {
  const { postId, reporterId, clubId, date, reason } = report;
  const row = { post_id: postId, reporter_id: reporterId, club_id: clubId, date, reason };
  await tx.insertInto('board_reports').values(row).execute();
}

/** Deletes the boards of editions that have ended long ago, with all reports. R-BRD-11 */
export async function forgetBoards(tx: Queries, now: number): Promise<void> {
  const ended = tx
    .selectFrom('edition_archives')
    .select('competition_id')
    .where('ended_at', '<', now - DAYS_POSTS_ARE_KEPT * DAY);
  await tx.deleteFrom('board_posts').where('competition_id', 'in', ended).execute();
  await tx.deleteFrom('board_seen').where('competition_id', 'in', ended).execute();
}
