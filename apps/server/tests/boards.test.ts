/** Boards of competitions, from posts to the operator's decision. R-BRD-1 to R-BRD-13 */
import { DAY } from '@mundo-manager/rules/clock';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetBoards } from '../src/aggregates/boards.ts';
import { forbiddenWords } from '../src/names/forbidden-words.ts';
import type { ActionContext } from '../src/operations/operator/actions.ts';
import { decideReport, silence, unsilence } from '../src/operations/operator/boards.ts';
import { actionsOn } from '../src/operations/operator/find-managers.ts';
import { appoint } from '../src/operations/operator/operators.ts';
import { moderatedPosts } from '../src/views/moderated-posts.ts';
import { drawTestLeague, fillWithBots, openTestLeague } from './harness/league.ts';
import type { TestManager } from './harness/manager.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

type ClubManager = TestManager & { readonly clubId: string };

const HOUR = 3_600_000;
let world: TestWorld;
let leagueId: string;
let managers: readonly [ClubManager, ClubManager, ClubManager, ClubManager];
let outsider: ClubManager;

beforeAll(async () => {
  world = await startWorld();
  leagueId = await openTestLeague(world);
  const join = async () => {
    const manager = await world.newManager();
    await manager.call('joinCompetition', { body: { competitionName: 'MM League' } });
    return manager;
  };
  managers = [await join(), await join(), await join(), await join()];
  outsider = await world.newManager();
  await fillWithBots(world, leagueId);
  await drawTestLeague(world, leagueId, world.clock.now() + 90 * DAY);
});
afterAll(() => world.close());
beforeEach(() => world.passTime(2 * HOUR));

const act = (reason: string): ActionContext => ({ operator: 'rita', reason, now: world.clock.now() });
const write = async (manager: ClubManager, text: string) => {
  const { posts } = await manager.call('writePost', { params: { competitionId: leagueId }, body: { text } });
  return String(posts[0]?.id);
};
const read = (manager: ClubManager, query: { readonly before?: number; readonly limit?: number } = {}) =>
  manager.call('board', { params: { competitionId: leagueId }, query });
const report = (manager: ClubManager, postId: string) =>
  manager.call('reportPost', { params: { postId }, body: { reason: 'offence' } });

describe('a board', () => {
  test('shows posts as plain text, newest first and in pages (R-BRD-10)', async () => {
    const [ana, bia] = managers;
    await write(ana, '  Primeiro\n<b>https://mm.example</b> ');
    await write(bia, 'Segundo');
    const { posts, next } = await read(outsider, { limit: 1 });
    expect(posts).toMatchObject([{ text: 'Segundo', club: { id: bia.clubId }, isOwn: false, status: 'shown' }]);
    const second = await read(outsider, { limit: 1, before: next ?? 0 });
    expect(second.posts).toMatchObject([{ text: 'Primeiro\n<b>https://mm.example</b>', club: { id: ana.clubId } }]);
    expect((await read(ana)).posts[1]).toMatchObject({ isOwn: true });
  });

  test('takes posts of its managers alone, ten an hour, deleted ones included (R-BRD-1, R-BRD-4)', async () => {
    const [ana, bia, , duda] = managers;
    const post = { params: { competitionId: leagueId }, body: { text: 'Oi' } };
    expect(await outsider.refusal('writePost', post)).toBe('board/not-entrant');
    const first = await write(duda, 'Recado 0');
    for (let count = 1; count < 10; count++) await write(duda, `Recado ${count}`);
    expect(await bia.refusal('deletePost', { params: { postId: first } })).toBe('not-found/post');
    await duda.call('deletePost', { params: { postId: first } });
    expect((await read(ana)).posts.map(({ id }) => String(id))).not.toContain(first);
    expect(await duda.refusal('writePost', post)).toBe('board/too-many-posts');
    world.passTime(HOUR);
    await write(duda, 'Recado 10');
  });

  test('refuses the operator’s words, however they are spaced, and offensive ones (R-BRD-3)', async () => {
    const [ana] = managers;
    const say = (text: string) => ana.refusal('writePost', { params: { competitionId: leagueId }, body: { text } });
    expect(await say('Que zara batana!')).toBe('board/offensive');
    expect(await say('fuck')).toBe('board/offensive');
    expect(forbiddenWords(['rua Augusta'])('na r-u-a\naugústa')).toBe(true);
    expect(forbiddenWords(['rua Augusta'])('na rua de Augusta')).toBe(false);
  });

  test('is named at the start of a session while it has posts that were not seen (R-BRD-15)', async () => {
    const [ana, bia, caio] = managers;
    const unreadOf = async (manager: ClubManager) => (await manager.call('initialData')).unreadPosts;
    const see = async (manager: ClubManager) => {
      const { posts } = await read(manager);
      const body = { upTo: posts[0]?.id ?? 0 };
      await manager.call('markBoardSeen', { params: { competitionId: leagueId }, body });
    };
    for (const manager of [ana, bia]) await see(manager);
    expect(await unreadOf(ana)).toBeUndefined();
    await write(ana, 'Quem vem?');
    await write(caio, 'Eu.');
    expect(await unreadOf(ana)).toEqual([{ competitionId: leagueId, count: 1 }]);
    expect(await unreadOf(bia)).toEqual([{ competitionId: leagueId, count: 2 }]);
    expect(await unreadOf(outsider)).toBeUndefined();
    await bia.call('muteManager', { params: { clubId: caio.clubId }, body: {} });
    expect(await unreadOf(bia)).toEqual([{ competitionId: leagueId, count: 1 }]);
    await bia.call('unmuteManager', { body: { clubId: caio.clubId } });
    await see(ana);
    expect(await unreadOf(ana)).toBeUndefined();
  });

  test('counts the posts that a manager has not seen (R-BRD-10)', async () => {
    const [ana, bia] = managers;
    const upTo = (await read(ana)).posts[0]?.id ?? 0;
    const mark = (number: number) =>
      ana.call('markBoardSeen', { params: { competitionId: leagueId }, body: { upTo: number } });
    expect((await mark(upTo)).unread).toBe(0);
    await write(bia, 'Nova');
    await write(ana, 'Minha');
    expect(await read(ana)).toMatchObject({ unread: 1, seen: upTo });
    await mark(upTo - 1);
    expect((await read(ana)).seen).toBe(upTo);
  });
});

describe('moderation', () => {
  test('three reports hide a post until the operator restores it, for good (R-BRD-5 to R-BRD-7, R-BRD-13)', async () => {
    const [ana, bia, caio, duda] = managers;
    const postId = await write(ana, 'Polêmica');
    const textFor = async (manager: ClubManager) => (await read(manager)).posts[0]?.text;
    await report(bia, postId);
    const again = { params: { postId }, body: { reason: 'other' } };
    expect(await bia.refusal('reportPost', again)).toBe('board/reported-before');
    await report(caio, postId);
    expect(await textFor(duda)).toBe('Polêmica');
    await report(outsider, postId);
    expect(await textFor(duda)).toBeNull();
    expect((await read(ana)).posts[0]).toMatchObject({ text: 'Polêmica', status: 'awaiting' });
    const waiting = { id: Number(postId), text: 'Polêmica', authorId: ana.userId, status: 'awaiting' };
    expect(await moderatedPosts(world.storage.db)).toMatchObject({ open: [waiting], hidden: [] });
    const decideOn = (decision: 'hide' | 'restore') =>
      world.storage.transaction((tx) => decideReport(tx, Number(postId), decision, act('É só futebol')));
    expect(await decideOn('restore')).toBeNull();
    await report(duda, postId);
    expect(await textFor(duda)).toBe('Polêmica');
    expect(await moderatedPosts(world.storage.db)).toEqual({ open: [], hidden: [] });
    world.passTime(1_000);
    await decideOn('hide');
    expect(await textFor(duda)).toBeNull();
    const facts = (await ana.call('inbox')).messages.map((message) => message.facts);
    expect(facts).toContainEqual({ type: 'post-hidden', competitionId: leagueId, reason: 'É só futebol' });
    expect((await actionsOn(world.storage.db, ana.clubId)).map((row) => row.act)).toEqual([
      'restore-post',
      'hide-post',
    ]);
    expect(await decideOn('hide')).toMatchObject({ code: 'operator/decided-before' });
    const unknown = await world.storage.transaction((tx) => decideReport(tx, 999_999, 'hide', act('?')));
    expect(unknown).toMatchObject({ code: 'not-found/post' });
  });

  test('an operator reads who reported and why, hides and restores over the interface (R-BRD-13, R-OPR-5, R-OPR-7)', async () => {
    const [ana, bia] = managers;
    const rita = await world.newManager({ userId: 'rita' });
    const until = world.clock.wallNow() + DAY;
    await world.storage.transaction((tx) => appoint(tx, 'rita', until, act('Cuida dos murais')));
    const id = Number(await write(ana, 'Compre já!'));
    await bia.call('reportPost', { params: { postId: String(id) }, body: { reason: 'advertising' } });
    expect(await ana.refusal('operatorReports')).toBe('operator/required');
    const { open } = await rita.call('operatorReports');
    const by = { clubName: (await bia.call('initialData')).club.name, date: world.clock.now(), reason: 'advertising' };
    expect(open.at(-1)).toMatchObject({ id, text: 'Compre já!', status: 'shown', competitionName: 'MM League' });
    expect(open.at(-1)?.reports).toMatchObject([by]);

    const hide = { act: 'hide', postId: id, reason: 'Propaganda' } as const;
    const { act: done } = await rita.call('operatorAct', { body: hide });
    expect(done).toMatchObject({ act: 'hide-post', userId: ana.userId, reason: 'Propaganda', facts: { postId: id } });
    expect(await rita.refusal('operatorAct', { body: hide })).toBe('operator/decided-before');
    const shown = async () => (await read(bia)).posts.find((post) => post.id === id);
    expect(await shown()).toMatchObject({ text: null, status: 'hidden' });
    const lists = await rita.call('operatorReports');
    expect(lists.open.map((post) => post.id)).not.toContain(id);
    expect(lists.hidden[0]).toMatchObject({ id, text: 'Compre já!', reports: [by] });

    world.passTime(1_000);
    await rita.call('operatorAct', { body: { act: 'restore', postId: id, reason: 'Foi engano' } });
    expect(await shown()).toMatchObject({ text: 'Compre já!', status: 'shown' });
    const facts = (await ana.call('inbox')).messages.map((message) => message.facts);
    expect(facts).toContainEqual({ type: 'post-restored', competitionId: leagueId, reason: 'Foi engano' });
    await world.storage.db.updateTable('board_posts').set({ author_id: 'rita' }).where('id', '=', id).execute();
    expect(await rita.refusal('operatorAct', { body: hide })).toBe('operator/own-affairs');
  });

  test('a silenced manager reads until when and why, and writes again after that (R-BRD-9, R-BRD-13)', async () => {
    const [, bia] = managers;
    const until = world.clock.now() + DAY;
    expect(await world.storage.transaction((tx) => unsilence(tx, bia.userId, act('?')))).toBe(false);
    expect(await world.storage.transaction((tx) => silence(tx, 'nobody', until, act('?')))).toBe(false);
    await world.storage.transaction((tx) => silence(tx, bia.userId, until, act('Ofensas')));
    const post = { params: { competitionId: leagueId }, body: { text: 'Oi' } };
    expect(await bia.send('writePost', post)).toMatchObject({
      status: 409,
      error: { code: 'board/silenced', facts: { until, reason: 'Ofensas' } },
    });
    expect((await read(bia)).silence).toEqual({ until, reason: 'Ofensas' });
    expect((await bia.call('inbox')).messages[0]?.facts).toEqual({
      type: 'manager-silenced',
      until,
      reason: 'Ofensas',
    });
    world.passTime(DAY);
    expect((await read(bia)).silence).toBeNull();
    await write(bia, 'Voltei');
    await world.storage.transaction((tx) => silence(tx, bia.userId, world.clock.now() + DAY, act('De novo')));
    expect(await world.storage.transaction((tx) => unsilence(tx, bia.userId, act('Foi engano')))).toBe(true);
    await write(bia, 'Obrigado');
  });

  test('a muted manager’s posts are marked only for the manager who muted him, and no bot is muted (R-BRD-8)', async () => {
    const [ana, bia, caio] = managers;
    await write(caio, 'Sou eu');
    const { muted } = await ana.call('muteManager', { params: { clubId: caio.clubId }, body: {} });
    expect(muted).toMatchObject([{ club: { id: caio.clubId } }]);
    expect((await read(ana)).posts[0]).toMatchObject({ isMuted: true, text: 'Sou eu' });
    expect((await read(bia)).posts[0]).toMatchObject({ isMuted: false });
    const bot = await world.storage.db.selectFrom('clubs').select('id').where('is_bot', '=', true).executeTakeFirst();
    const ofBot = { params: { clubId: bot?.id ?? '' }, body: {} };
    expect(await ana.refusal('muteManager', ofBot)).toBe('not-found/manager');
    await ana.call('unmuteManager', { body: { clubId: caio.clubId } });
    expect((await ana.call('mutedManagers')).muted).toEqual([]);
  });
});

describe('own data (R-BRD-11)', () => {
  test('are exported, and gone with the account', async () => {
    const [ana, , caio] = managers;
    const postId = await write(caio, 'Adeus');
    const other = await write(ana, 'Tchau');
    await report(caio, other);
    await caio.call('muteManager', { params: { clubId: ana.clubId }, body: {} });
    const { boards } = await caio.call('exportAccount');
    expect(boards.posts[0]).toMatchObject({ id: Number(postId), competitionId: leagueId, text: 'Adeus' });
    expect(boards.reports[0]).toMatchObject({ postId: Number(other), reason: 'offence' });
    expect(boards.muted).toMatchObject([{ clubId: ana.clubId }]);
    await caio.call('deleteAccount');
    expect((await read(ana)).posts.map(({ club }) => club.id)).not.toContain(caio.clubId);
    expect(await world.storage.db.selectFrom('board_mutes').selectAll().execute()).toEqual([]);
  });

  test('are forgotten half a year after the end of the edition', async () => {
    const count = async () => (await world.storage.db.selectFrom('board_posts').select('id').execute()).length;
    const ended = world.clock.now();
    const row = { competition_id: leagueId, ended_at: ended, archive: '{}' };
    await world.storage.db.insertInto('edition_archives').values(row).execute();
    await world.storage.transaction((tx) => forgetBoards(tx, ended + 180 * DAY));
    expect(await count()).toBeGreaterThan(0);
    await world.storage.transaction((tx) => forgetBoards(tx, ended + 180 * DAY + 1));
    expect(await count()).toBe(0);
  });
});
