import { clubBadge } from '@mundo-manager/contract';
import type { BoardPage, MutedManager } from '@mundo-manager/contract/client';
import { checkMute, checkPost, checkReport, postSeenBy } from '@mundo-manager/rules/board';
import type { FakeWorld } from '../world.ts';
import { allowed, ownOf } from './club-commands.ts';
import { type Handlers, RefusedCall } from './fake-handlers.ts';

/** Fake answers of boards: their queries, and their commands by the rules. */
export const BOARD_HANDLERS: Handlers = {
  board: ({ world, params, query }) => boardOf(world, params.competitionId, query.before),
  writePost: ({ world, params: { competitionId }, body: { text } }) => {
    const competition = world.competitions.find(({ id }) => id === competitionId);
    if (competition === undefined) throw new RefusedCall('not-found/competition');
    const { now, silence } = world;
    const { id: clubId } = ownOf(world);
    const posted = world.posts.filter((post) => post.clubId === clubId).map(({ date }) => date);
    const isForbidden = () => false;
    const clean = allowed(checkPost({ competition, clubId, text, posted, silence, isForbidden, now }));
    const id = Math.max(0, ...world.posts.map((post) => post.id)) + 1;
    const post = { id, competitionId, clubId, date: now, text: clean, reporters: [], decision: null };
    world.posts = [post, ...world.posts];
    return boardOf(world, competitionId);
  },
  markBoardSeen: ({ world, body }) => {
    world.boardSeen = Math.max(world.boardSeen, body.upTo);
    return { unread: 0 };
  },
  mutedManagers: ({ world }) => mutedOf(world),
  deletePost: ({ world, params }) => {
    world.posts = world.posts.filter(({ id }) => String(id) !== params.postId);
    return { done: true };
  },
  reportPost: ({ world, params, body }) => {
    const { id: clubId } = ownOf(world);
    const post = world.posts.find(({ id }) => String(id) === params.postId);
    if (post === undefined) throw new RefusedCall('not-found/post');
    allowed(checkReport({ post, clubId, reason: body.reason }));
    const reported = { ...post, reporters: [...post.reporters, clubId] };
    world.posts = world.posts.map((other) => (other === post ? reported : other));
    return { done: true };
  },
  muteManager: ({ world, params }) => {
    const muted = allowed(checkMute({ clubId: ownOf(world).id, muted: world.muted }, params.clubId));
    world.muted = [muted, ...world.muted.filter((id) => id !== muted)];
    return mutedOf(world);
  },
  unmuteManager: ({ world, body }) => {
    world.muted = world.muted.filter((id) => id !== body.clubId);
    return mutedOf(world);
  },
};

/** Posts of a page, fewer than the server’s so that tests turn pages. */
const PAGE = 20;

function boardOf(world: FakeWorld, competitionId: string, before = Number.POSITIVE_INFINITY): BoardPage {
  const reader = { clubId: ownOf(world).id, muted: world.muted };
  const rows = world.posts
    .filter((post) => post.competitionId === competitionId && post.id < before)
    .toSorted((one, other) => other.id - one.id);
  const page = rows.slice(0, PAGE);
  const posts = page.flatMap((row) => {
    const manager = managerOf(world, row.clubId);
    return manager === null ? [] : [{ id: row.id, date: row.date, ...manager, ...postSeenBy(row, reader) }];
  });
  return {
    posts,
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    seen: world.boardSeen,
    unread: posts.filter(({ id, isOwn }) => id > world.boardSeen && !isOwn).length,
    silence: world.silence,
  };
}

function mutedOf(world: FakeWorld): { readonly muted: MutedManager[] } {
  return {
    muted: world.muted.flatMap((id) => {
      const manager = managerOf(world, id);
      return manager === null ? [] : [{ ...manager, since: world.now }];
    }),
  };
}

function managerOf({ club: own, others }: FakeWorld, id: string) {
  const club = [own, ...others].find((one) => one?.id === id);
  return club ? { club: clubBadge(club), managerName: club.manager.name } : null;
}
