/** Boards of competitions: reading, writing, reports and muted managers. R-BRD-10 */
import { ROUTES } from '@mundo-manager/contract';
import { checkMute, checkPost, checkReport } from '@mundo-manager/rules/board';
import { FRIENDLY, isFriendly } from '@mundo-manager/rules/competitions';
import { accept } from '@mundo-manager/rules/core';
import { deleteMute, ownerOf, silenceOf, storeMute, storeSeen } from '../aggregates/board-readers.ts';
import { deleteOwnPost, lockPost, postedSince, storePost, storeReport } from '../aggregates/boards.ts';
import { loadCompetitions } from '../aggregates/competitions.ts';
import { orRefuse, refuseWith } from '../commands/refusal.ts';
import type { Caller } from '../http/access.ts';
import { registerClubCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import type { Queries } from '../storage/storage.ts';
import { boardPage, mutedManagers, readerOf, unreadPosts } from '../views/board.ts';

export function registerBoards(host: RouteHost): void {
  const { storage, clock } = host.services;

  registerRoute(host, ROUTES.board, async ({ params: { competitionId }, query, caller }) => {
    await demandCompetition(storage.db, competitionId);
    return boardPage(storage.db, competitionId, { ...managerOf(caller), now: clock.now() }, query);
  });

  registerRoute(host, ROUTES.mutedManagers, ({ caller }) => mutedManagers(storage.db, managerOf(caller).userId));

  registerRoute(host, ROUTES.markBoardSeen, async ({ params: { competitionId }, body, caller }) => {
    const { userId, clubId } = managerOf(caller);
    const unread = await host.parallelCommands.run(userId, () =>
      storage.transaction(async (tx) => {
        await demandCompetition(tx, competitionId);
        await storeSeen(tx, userId, competitionId, body.upTo);
        return unreadPosts(tx, competitionId, await readerOf(tx, userId, clubId), body.upTo);
      }),
    );
    return { unread };
  });

  registerPosts(host);
  registerMutes(host);
}

function registerPosts(host: RouteHost): void {
  const { isForbiddenText: isForbidden } = host.services;

  registerClubCommand(host, ROUTES.writePost, {
    run: async ({ tx, club, userId, now, params: { competitionId }, body: { text } }) => {
      const loaded = await loadCompetitions(tx, [competitionId], { matchesOf: club.id });
      const competition = loaded.get(competitionId);
      if (competition === undefined || isFriendly(competition)) return refuseWith('not-found/competition');
      const posted = await postedSince(tx, userId, now);
      const silence = await silenceOf(tx, userId, now);
      const checked = checkPost({ competition, clubId: club.id, text, posted, silence, isForbidden, now });
      if (!checked.ok) return checked;
      const post = { competitionId, authorId: userId, clubId: club.id, date: now, text: checked.value };
      await storePost(tx, post);
      return accept({ club, entries: [], events: [] });
    },
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
    run: async ({ tx, club, userId, now, params, body }) => {
      const post = await lockPost(tx, Number(params.postId));
      if (post === undefined) return refuseWith('not-found/post');
      const checked = checkReport({ post, clubId: club.id, reason: body.reason });
      if (!checked.ok) return checked;
      const report = { postId: post.id, reporterId: userId, clubId: club.id, date: now, reason: checked.value };
      await storeReport(tx, report);
      return accept({ club, entries: [], events: [] });
    },
    answer: () => ({ done: true }) as const,
  });
}

function registerMutes(host: RouteHost): void {
  registerClubCommand(host, ROUTES.muteManager, {
    run: async ({ tx, club, userId, now, params }) => {
      const mutedId = await ownerOf(tx, params.clubId);
      if (mutedId === undefined) return refuseWith('not-found/manager');
      const checked = checkMute(await readerOf(tx, userId, club.id), params.clubId);
      if (!checked.ok) return checked;
      await storeMute(tx, userId, mutedId, now);
      return accept({ club, entries: [], events: [] });
    },
    answer: ({ context: { tx, userId } }) => mutedManagers(tx, userId),
  });

  registerClubCommand(host, ROUTES.unmuteManager, {
    run: async ({ tx, club, userId, body }) => {
      const mutedId = await ownerOf(tx, body.clubId);
      if (mutedId !== undefined) await deleteMute(tx, userId, mutedId);
      return accept({ club, entries: [], events: [] });
    },
    answer: ({ context: { tx, userId } }) => mutedManagers(tx, userId),
  });
}

function managerOf({ userId, clubId }: Caller): { readonly userId: string; readonly clubId: string } {
  return { userId: orRefuse(userId, 'auth/required'), clubId: orRefuse(clubId, 'club/none') };
}

/** A friendly has no board. */
async function demandCompetition(queries: Queries, id: string): Promise<void> {
  const isThere = queries.selectFrom('competitions').select('id').where('id', '=', id).where('name', '<>', FRIENDLY);
  orRefuse(await isThere.executeTakeFirst(), 'not-found/competition');
}
