/** Boards as one manager sees them. R-BRD-10 */
import type { BoardPage, BoardPost, MutedManager, OwnBoards } from '@mundo-manager/contract';
import { type BoardReader, postSeenBy, postStatus } from '@mundo-manager/rules/board';
import type { Emblem } from '@mundo-manager/rules/clubs';
import { sql } from 'kysely';
import { loadMutes, seenUpTo, silenceOf } from '../aggregates/board-readers.ts';
import { type BoardRow, loadPosts } from '../aggregates/boards.ts';
import type { Queries } from '../storage/storage.ts';
import { PAGE_SIZE } from './page-cursor.ts';

/** Newest posts that are counted as unread at most. */
const COUNTED = 100;

/** Who reads a board, and when. */
export interface BoardSight {
  readonly userId: string;
  readonly clubId: string;
  /** Game time. */
  readonly now: number;
}

/** A page of the board, the newest posts first. */
export async function boardPage(
  queries: Queries,
  competitionId: string,
  { userId, clubId, now }: BoardSight,
  { before, limit = PAGE_SIZE }: { readonly before?: number; readonly limit?: number } = {},
): Promise<BoardPage> {
  const rows = await loadPosts(queries, competitionId, { ...(before !== undefined && { before }), limit: limit + 1 });
  const page = rows.slice(0, limit);
  const reader = await readerOf(queries, userId, clubId);
  const seen = await seenUpTo(queries, userId, competitionId);
  return {
    posts: await seenPosts(queries, page, reader),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    seen,
    unread: await unreadPosts(queries, competitionId, reader, seen),
    silence: await silenceOf(queries, userId, now),
  };
}

/** Shown posts of others that the manager has not seen, without those of muted managers. */
export async function unreadPosts(
  queries: Queries,
  competitionId: string,
  reader: BoardReader,
  seen: number,
): Promise<number> {
  const rows = await loadPosts(queries, competitionId, { after: seen, limit: COUNTED });
  return rows
    .map((row) => postSeenBy(row, reader))
    .filter(({ status, isOwn, isMuted }) => status === 'shown' && !isOwn && !isMuted).length;
}

/** A board with posts that the manager has not seen. */
interface UnreadBoard {
  readonly competitionId: string;
  readonly count: number;
}

/**
 * Which of the boards have posts that the manager has not seen. One query finds those that may, mostly none; only their posts are read.
 * R-BRD-15
 */
export async function unreadBoards(
  queries: Queries,
  { userId, clubId }: Pick<BoardSight, 'userId' | 'clubId'>,
  competitionIds: readonly string[],
): Promise<readonly UnreadBoard[]> {
  if (competitionIds.length === 0) return [];
  const boards = await queries
    .selectFrom('board_posts as post')
    .leftJoin('board_seen as seen', (join) =>
      join.onRef('seen.competition_id', '=', 'post.competition_id').on('seen.user_id', '=', userId),
    )
    .select(({ fn }) => ['post.competition_id', fn.max<number | null>('seen.post_id').as('seen')])
    .where('post.competition_id', 'in', competitionIds)
    .where('post.author_id', '<>', userId)
    .where('post.deleted', '=', false)
    .where(({ eb, fn, val }) => eb('post.id', '>', fn.coalesce('seen.post_id', val(0))))
    .groupBy('post.competition_id')
    .orderBy('post.competition_id')
    .execute();
  if (boards.length === 0) return [];
  const reader = await readerOf(queries, userId, clubId);
  const counted: UnreadBoard[] = [];
  for (const { competition_id: competitionId, seen } of boards)
    counted.push({ competitionId, count: await unreadPosts(queries, competitionId, reader, seen ?? 0) });
  return counted.filter(({ count }) => count > 0);
}

/** The manager with the clubs of those whom he has muted. */
export async function readerOf(queries: Queries, userId: string, clubId: string): Promise<BoardReader> {
  const mutes = await loadMutes(queries, userId);
  return { clubId, muted: mutes.map((mute) => mute.clubId) };
}

async function seenPosts(
  queries: Queries,
  rows: readonly BoardRow[],
  reader: BoardReader,
): Promise<readonly BoardPost[]> {
  const authors = await managersOf(queries, [...new Set(rows.map(({ clubId }) => clubId))]);
  return rows.flatMap((row) => {
    const author = authors.get(row.clubId);
    return author === undefined ? [] : [{ id: row.id, date: row.date, ...author, ...postSeenBy(row, reader) }];
  });
}

/** The managers whom the user has muted. */
export async function mutedManagers(queries: Queries, userId: string): Promise<{ readonly muted: MutedManager[] }> {
  const mutes = await loadMutes(queries, userId);
  const managers = await managersOf(
    queries,
    mutes.map(({ clubId }) => clubId),
  );
  return {
    muted: mutes.flatMap(({ clubId, since }) => {
      const manager = managers.get(clubId);
      return manager === undefined ? [] : [{ ...manager, since }];
    }),
  };
}

/** Badges of clubs with the names of their managers. */
async function managersOf(queries: Queries, clubIds: readonly string[]) {
  if (clubIds.length === 0) return new Map<string, Pick<BoardPost, 'club' | 'managerName'>>();
  const rows = await queries
    .selectFrom('clubs')
    .select([
      'id',
      'name',
      sql<Emblem>`state -> 'emblem'`.as('emblem'),
      sql<string>`state -> 'manager' ->> 'name'`.as('managerName'),
    ])
    .where('id', 'in', clubIds)
    .execute();
  return new Map(rows.map(({ managerName, ...club }) => [club.id, { club, managerName }]));
}

/** What the user has written, reported and muted, for his export. R-BRD-11 */
export async function ownBoards(queries: Queries, userId: string): Promise<OwnBoards> {
  const posts = await queries
    .selectFrom('board_posts')
    .leftJoin('board_reports', 'board_reports.post_id', 'board_posts.id')
    .select(({ fn }) => [
      'board_posts.id',
      'board_posts.competition_id as competitionId',
      'board_posts.date',
      'board_posts.text',
      'board_posts.decision',
      fn.count<number>('board_reports.reporter_id').as('reports'),
    ])
    .where('author_id', '=', userId)
    .where('deleted', '=', false)
    .groupBy('board_posts.id')
    .orderBy('board_posts.id', 'desc')
    .execute();
  const reports = await queries
    .selectFrom('board_reports')
    .select(['post_id as postId', 'date', 'reason'])
    .where('reporter_id', '=', userId)
    .orderBy('post_id', 'desc')
    .execute();
  return {
    posts: posts.map(({ decision, reports: count, ...post }) => ({
      ...post,
      status: postStatus({ reports: Number(count), decision }),
    })),
    reports,
    muted: await loadMutes(queries, userId),
  };
}
