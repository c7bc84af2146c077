/** Posts as operators read them, with who reported them and why. R-BRD-13 */
import { MODERATION_LIMITS, type ModeratedPost, type PostReport } from '@mundo-manager/contract';
import { postStatus } from '@mundo-manager/rules/board';
import { sql } from 'kysely';
import type { Queries } from '../storage/storage.ts';

const MANAGER_NAME = sql<string>`clubs.state -> 'manager' ->> 'name'`;

/** Reported posts without a decision, those with most reports first, and posts that an operator has hidden, the newest first. */
export async function moderatedPosts(
  queries: Queries,
): Promise<{ readonly open: readonly ModeratedPost[]; readonly hidden: readonly ModeratedPost[] }> {
  const reports = sql<number>`(select count(*) from board_reports where post_id = board_posts.id)`;
  const open = await posts(queries)
    .where('decision', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('board_reports').select('post_id').whereRef('post_id', '=', 'board_posts.id')),
    )
    .orderBy(reports, 'desc')
    .orderBy('board_posts.id')
    .execute();
  const hidden = await posts(queries).where('decision', '=', 'hide').orderBy('board_posts.id', 'desc').execute();
  return { open: await withReports(queries, open), hidden: await withReports(queries, hidden) };
}

function posts(queries: Queries) {
  return queries
    .selectFrom('board_posts')
    .innerJoin('clubs', 'clubs.id', 'board_posts.club_id')
    .innerJoin('competitions', 'competitions.id', 'board_posts.competition_id')
    .select(['board_posts.id', 'board_posts.date', 'competition_id as competitionId', 'author_id as authorId'])
    .select(['clubs.name as clubName', 'competitions.name as competitionName', 'text', 'decision'])
    .select(MANAGER_NAME.as('managerName'))
    .where('deleted', '=', false)
    .limit(MODERATION_LIMITS.posts);
}

type PostRow = Awaited<ReturnType<ReturnType<typeof posts>['execute']>>[number];

async function withReports(queries: Queries, rows: readonly PostRow[]): Promise<readonly ModeratedPost[]> {
  const reports = Map.groupBy(await reportsOf(queries, rows), ({ postId }) => postId);
  return rows.map(({ decision, ...post }) => {
    const own = reports.get(post.id) ?? [];
    return {
      ...post,
      status: postStatus({ reports: own.length, decision }),
      reports: own.slice(0, MODERATION_LIMITS.reports).map(({ postId, ...report }) => report),
    };
  });
}

async function reportsOf(
  queries: Queries,
  rows: readonly PostRow[],
): Promise<readonly (PostReport & { readonly postId: number })[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return queries
    .selectFrom('board_reports')
    .innerJoin('clubs', 'clubs.id', 'board_reports.club_id')
    .select(['post_id as postId', 'board_reports.date', 'reason', 'clubs.name as clubName'])
    .select(MANAGER_NAME.as('managerName'))
    .where('post_id', 'in', ids)
    .orderBy('board_reports.date')
    .orderBy('clubs.id')
    .execute();
}
