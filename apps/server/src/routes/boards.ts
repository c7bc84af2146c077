/** Boards of competitions: reading, writing and reporting posts. R-BRD-10 */
import { ROUTES } from '@mundo-manager/contract';
import { checkPost, checkReport } from '@mundo-manager/rules/board';
import { FRIENDLY, isFriendly } from '@mundo-manager/rules/competitions';
import { accept } from '@mundo-manager/rules/core';
import { silenceOf, storeSeen } from '../aggregates/board-readers.ts';
import { deleteOwnPost, lockPost, postedSince, storePost, storeReport } from '../aggregates/boards.ts';
import { loadCompetitions } from '../aggregates/competitions.ts';
import { orRefuse, refuseWith } from '../commands/refusal.ts';
import { callerClubId, callerUserId } from '../http/find-caller.ts';
import { registerClubCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { registerUpdate } from '../http/register-update.ts';
import type { Queries } from '../storage/storage.ts';
import { boardPage, readerOf, unreadPosts } from '../views/board.ts';

export function registerBoards(host: RouteHost): void {
  const { storage, clock, isForbiddenText: isForbidden } = host.services;

  registerRoute(host, ROUTES.board, async ({ params: { competitionId }, query, caller }) => {
    const reader = { userId: callerUserId(caller), clubId: callerClubId(caller), now: clock.now() };
    await assertBoard(storage.db, competitionId);
    return boardPage(storage.db, competitionId, reader, query);
  });

  registerUpdate(host, ROUTES.markBoardSeen, async ({ tx, userId, params: { competitionId }, body, caller }) => {
    const clubId = callerClubId(caller);
    await assertBoard(tx, competitionId);
    await storeSeen(tx, userId, competitionId, body.upTo);
    return { unread: await unreadPosts(tx, competitionId, await readerOf(tx, userId, clubId), body.upTo) };
  });

  registerClubCommand(host, ROUTES.writePost, {
    run: async ({ tx, club, userId, now, params: { competitionId }, body: { text } }) => {
      const loaded = await loadCompetitions(tx, [competitionId], { matchesOf: club.id });
      const competition = loaded.get(competitionId);
      if (competition === undefined || isFriendly(competition)) return refuseWith('not-found/competition');
      const posted = await postedSince(tx, userId, now);
      const silence = await silenceOf(tx, userId, now);
      const checked = checkPost({ competition, clubId: club.id, text, posted, silence, isForbidden, now });
      return checked.ok ? accept({ club, entries: [], events: [], text: checked.value }) : checked;
    },
    store: ({ outcome: { text }, context: { tx, club, userId, now, params } }) =>
      storePost(tx, { competitionId: params.competitionId, authorId: userId, clubId: club.id, date: now, text }),
    answer: ({ club, context: { tx, userId, now, params } }) =>
      boardPage(tx, params.competitionId, { userId, clubId: club.id, now }),
  });

  registerClubCommand(host, ROUTES.deletePost, {
    run: async ({ tx, club, userId, params }) => {
      const isDeleted = await deleteOwnPost(tx, Number(params.postId), userId);
      return isDeleted ? accept({ club, entries: [], events: [] }) : refuseWith('not-found/post');
    },
    answer: () => ({ done: true }) as const,
  });

  registerClubCommand(host, ROUTES.reportPost, {
    run: async ({ tx, club, params, body }) => {
      const post = await lockPost(tx, Number(params.postId));
      if (post === undefined) return refuseWith('not-found/post');
      const checked = checkReport({ post, clubId: club.id, reason: body.reason });
      return checked.ok ? accept({ club, entries: [], events: [], postId: post.id, reason: checked.value }) : checked;
    },
    store: ({ outcome: { postId, reason }, context: { tx, club, userId, now } }) =>
      storeReport(tx, { postId, reporterId: userId, clubId: club.id, date: now, reason }),
    answer: () => ({ done: true }) as const,
  });
}

/** Refused: not-found/competition, also for a friendly, which has no board. */
async function assertBoard(queries: Queries, id: string): Promise<void> {
  const isThere = queries.selectFrom('competitions').select('id').where('id', '=', id).where('name', '<>', FRIENDLY);
  orRefuse(await isThere.executeTakeFirst(), 'not-found/competition');
}
