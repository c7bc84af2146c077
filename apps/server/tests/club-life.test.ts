/** What a manager does between matches, call by call. */

import { ENGINE_VERSION, matchReasons, runningOf } from '@mundo-manager/engine';
import { rulesetHash } from '@mundo-manager/engine/verification';
import { DAY, startOfUtcDay } from '@mundo-manager/rules/clock';
import { createRandom } from '@mundo-manager/rules/core';
import { snapshotOf } from '@mundo-manager/rules/development';
import { playerSeenBy } from '@mundo-manager/rules/market';
import { isLive } from '@mundo-manager/rules/match-window';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildEmblem } from '@mundo-manager/rules/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Command, runCommand } from '../src/commands/run-command.ts';
import { clubAtSessionStart } from '../src/views/club-at-session-start.ts';
import { fillWithBots, playTestMatch } from './harness/league.ts';
import { awardMoney } from './harness/money.ts';
import { clubOf, type RivalScene, startScene } from './harness/scene.ts';

let scene: RivalScene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.world.close());

describe('the archive of messages (R-INB-6, R-INB-7)', () => {
  test('is read by seasons, in pages; without an end of a league there is one', async () => {
    const { ana, bia, world } = scene;
    const all = await ana.call('inbox');
    expect(await ana.call('inboxArchive')).toEqual({
      seasons: [{ competitionId: null, place: null, until: null }],
      messages: all.messages,
      next: all.next,
    });
    const newest = all.messages[0]?.date ?? 0;
    const message = {
      ...{ id: 'ended', kind: 'league', clubId: ana.clubId, date: newest + 1, read: true },
      link: { screen: 'competition', competitionId: 'l0' },
      facts: { type: 'competition-finished', competitionId: 'l0', competitionName: 'MM League', place: 4 },
    };
    await world.storage.db
      .insertInto('inbox_messages')
      .values({ id: 'ended', club_id: ana.clubId, date: newest + 1, read: true, message: JSON.stringify(message) })
      .execute();
    const current = await ana.call('inboxArchive');
    expect(current).toEqual({
      seasons: [
        { competitionId: null, place: null, until: null },
        { competitionId: 'l0', place: 4, until: newest + 1 },
      ],
      messages: [],
      next: null,
    });
    const first = await ana.call('inboxArchive', { query: { season: 'l0', limit: 2 } });
    const rest = await ana.call('inboxArchive', { query: { season: 'l0', before: first.next ?? '' } });
    expect([...first.messages, ...rest.messages]).toEqual([message, ...all.messages]);
    expect(await bia.refusal('inboxArchive', { query: { season: 'l0' } })).toBe('not-found/competition');
    await world.storage.db.deleteFrom('inbox_messages').where('id', '=', 'ended').execute();
  });
});

describe('the beginning of a session (R-CAL-6)', () => {
  test('counts no mail that came after its club was read: its event would bring nothing new to a client (R-SES-14)', async () => {
    const { ana, world } = scene;
    const { unread } = await ana.call('initialData');
    const { db, kysely } = world.storage;
    let hasCome = false;
    const busy = kysely.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const isClub = result.rows.some((row) => 'state' in row && 'version' in row);
        if (isClub && !hasCome) {
          hasCome = true;
          const message = JSON.stringify({ id: 'late' });
          await db
            .insertInto('inbox_messages')
            .values({ id: 'late', club_id: ana.clubId, date: 0, read: false, message })
            .execute();
        }
        return result;
      },
    });
    const affairs = await clubAtSessionStart(busy, ana.clubId, 0);
    await db.deleteFrom('inbox_messages').where('id', '=', 'late').execute();
    expect({ hasCome, unread: affairs.unread }).toEqual({ hasCome: true, unread });
  });
});

describe('players (R-CAL-26 to R-CAL-29)', () => {
  test('train, and what the answer says is what they have gained', async () => {
    const { ana } = scene;
    const [before] = (await clubOf(ana)).players.filter(({ personalData }) => personalData.position === 'CF');
    if (before === undefined) throw new Error('no forward');
    const body = { players: [before.number], trainingId: 4, intensity: 1 };
    const { trainingOutcome, club } = await ana.call('trainPlayers', { body });
    expect(trainingOutcome.length).toBe(2);
    const after = club.players.find(({ id }) => id === before.id);
    expect(after?.attributes.condition).toBeLessThan(before.attributes.condition);
    for (const { number, attributeName, increase } of trainingOutcome) {
      expect(number).toBe(before.number);
      expect(after?.attributes[attributeName]).toBeCloseTo(before.attributes[attributeName] + increase, 9);
    }
    expect((await clubOf(ana)).players).toEqual(club.players);
  });

  test('have slots that are unlocked for credits, filled from the stock and emptied into it (R-CAL-27, R-CAL-28)', async () => {
    const { ana } = scene;
    const before = await clubOf(ana);
    const [boosterId = 0] = before.playerBoosters;
    const playerId = before.players[0]?.id ?? '';
    const { player } = await ana.call('addPlayerBooster', { body: { playerId, slotId: 1, boosterId } });
    expect(player.attributeBoosters[0]).toEqual({ slotId: 1, status: 'occupied', boosterId });
    const { club } = await ana.call('removePlayerBooster', { body: { playerId, slotId: 3 } });
    expect(club.playerBoosters.length).toBe(before.playerBoosters.length);
    const unlocked = await ana.call('unlockBoosterSlot', { body: { playerId, slotId: 2 } });
    expect(unlocked.player.attributeBoosters[1]?.status).toBe('unlocked');
    expect(unlocked.club.finances.credits).toBe(before.finances.credits - 5);
    const booster = { body: { playerId, slotId: 1, boosterId } };
    expect(await ana.refusal('addPlayerBooster', booster)).toBe('boosters/slot-not-empty');
  });

  test('who are released are free, on the market, and in no line-up', async () => {
    const { ana } = scene;
    const { tactics } = await clubOf(ana);
    const playerId = tactics.A.places.find(({ id }) => id === '10')?.playerId ?? '';
    const { club, player } = await ana.call('releasePlayer', { params: { playerId } });
    expect(player).toMatchObject({ club: null, forSale: true });
    expect(JSON.stringify(club.tactics)).not.toContain(`"${playerId}"`);
    expect(await ana.call('player', { params: { playerId } })).toEqual({
      player: playerSeenBy(player, null),
      club: null,
    });
    expect(await ana.refusal('saveTactic', { body: { tacticName: 'B', updatedTactic: tactics.A } })).toBe(
      'tactics/unknown-player',
    );
  });

  test('conditional orders are kept with their tactic and sent with it (R-TAC-60)', async () => {
    const { bia } = scene;
    const { tactics } = await clubOf(bia);
    const placed = (place: string) => tactics.C.places.find(({ id }) => id === place)?.playerId ?? '';
    const orders = [
      {
        when: [{ kind: 'minute' as const, from: 60, to: null }],
        action: {
          kind: 'substitution' as const,
          playerIn: placed('12'),
          out: { kind: 'mostTired' as const, line: 'midfield' as const },
        },
      },
      {
        when: [{ kind: 'players' as const, state: 'fewer' as const }],
        action: { kind: 'tactic' as const, tacticName: 'A' as const },
      },
    ];
    const body = { tacticName: 'C', updatedTactic: { ...tactics.C, orders } };
    expect((await bia.call('saveTactic', { body })).club.tactics.C.orders).toEqual(orders);
    expect((await clubOf(bia)).tactics.C.orders).toEqual(orders);
    const [first] = orders;
    if (first === undefined) throw new Error('no order');
    const refusal = (bad: object) =>
      bia.refusal('saveTactic', {
        body: { ...body, updatedTactic: { ...tactics.C, orders: [{ ...first, ...bad }] } },
      });
    expect(await refusal({ when: [] })).toBe('tactics/bad-order');
    expect(await refusal({ when: [{ kind: 'booked', playerId: 'nobody' }] })).toBe('tactics/order-player-not-placed');
    expect(await refusal({ action: { ...first.action, playerIn: placed('3') } })).toBe('tactics/order-not-on-bench');
    const many = { ...body, updatedTactic: { ...tactics.C, orders: Array.from({ length: 9 }, () => first) } };
    expect(await bia.refusal('saveTactic', { body: many })).toBe('tactics/too-many-orders');
    const none = { ...body, updatedTactic: tactics.C };
    expect('orders' in (await bia.call('saveTactic', { body: none })).club.tactics.C).toBe(false);
  });

  test('three boosters make one of the next tier (R-CAL-22)', async () => {
    const { bia } = scene;
    const { playerBoosters, finances } = await clubOf(bia);
    const boosters = playerBoosters.slice(0, 3);
    const { reward, club } = await bia.call('mergeBoosters', { body: { boosters } });
    expect(reward).toEqual({ type: 'playerBooster', value: (boosters[0] ?? 0) + 10 });
    expect(club.playerBoosters).toContain(reward.value);
    expect(club.finances.credits).toBe(finances.credits - 5);
  });
});

test('the turn of the day keeps a snapshot of each player of a manager, once, and none of a bot (R-DEV-6, R-DEV-7)', async () => {
  const { ana, world } = scene;
  const { db } = world.storage;
  const bot = await db.selectFrom('clubs').select('id').where('owner_id', 'is', null).executeTakeFirst();
  const now = world.clock.now();
  const payload = { clubIds: [ana.clubId, ...(bot === undefined ? [] : [bot.id])] };
  const before = (await clubOf(ana)).players;
  // Neither among the last 120 days nor a seventh one.
  const old = [130, 131].map((age) => startOfUtcDay(now) - age * DAY).find((day) => (day / DAY) % 7 !== 0) ?? 0;
  const forgotten = { player_id: before[0]?.id ?? '', day: old, snapshot: JSON.stringify({}) };
  await db.insertInto('player_snapshots').values(forgotten).execute();
  const work = { kind: 'club-day', id: 'd', dueAt: now, payload };
  const turn = () =>
    world.storage.transaction(async (tx) => world.game.kinds.get('club-day')?.handle(work, { tx, now }));
  await turn();
  await turn();
  const kept = await db.selectFrom('player_snapshots').select(['player_id', 'day']).execute();
  const { players } = await clubOf(ana);
  expect(bot).toBeDefined();
  expect(kept.map(({ player_id }) => player_id).sort()).toEqual(players.map(({ id }) => id).sort());
  expect(new Set(kept.map(({ day }) => day))).toEqual(new Set([startOfUtcDay(now)]));
  const playerId = players[0]?.id ?? '';
  const { points, exercises } = await ana.call('playerDevelopment', { params: { playerId } });
  expect([points.at(-1)?.day, exercises.length]).toEqual([startOfUtcDay(world.clock.now()), 5]);
});

test('a squad’s earlier overalls are those of the latest snapshots before a week and a month ago (R-DEV-9)', async () => {
  const { ana, world } = scene;
  const now = world.clock.now();
  const { players } = await clubOf(ana);
  const [one, other] = players;
  if (one === undefined || other === undefined) throw new Error('a squad has players');
  const snapshot = (days: number, less: number) => {
    const kept = snapshotOf(one, now - days * DAY, ALPHA);
    return { player_id: one.id, day: kept.day, snapshot: JSON.stringify({ ...kept, overall: kept.overall - less }) };
  };
  const rows = [snapshot(40, 3), snapshot(9, 2), snapshot(8, 1), snapshot(2, 0.5)];
  await world.storage.db.insertInto('player_snapshots').values(rows).execute();
  const answer = await ana.call('squadDevelopment');
  expect(answer.players).toHaveLength(players.length);
  const earlierOf = (id: string) => answer.players.find(({ playerId }) => playerId === id)?.earlier;
  const { overall } = snapshotOf(one, now, ALPHA);
  expect(earlierOf(one.id)).toMatchObject({
    week: expect.closeTo(overall - 1, 6),
    month: expect.closeTo(overall - 3, 6),
  });
  expect(earlierOf(other.id)).toEqual({ week: null, month: null, season: null });
});

describe('a match (R-CAL-14 to R-CAL-16)', () => {
  const choice = () => ({ compId: scene.leagueId, matchId: scene.upcoming.id });

  test('takes a tactic and a booster of its clubs, which the opponent does not see (R-CAL-15)', async () => {
    const { ana, carla, upcoming } = scene;
    const { matchBoosters } = await clubOf(ana);
    const [boosterId = 0] = matchBoosters;
    const { club, league } = await ana.call('addMatchBooster', { body: { ...choice(), boosterId } });
    expect(club.matchBoosters.length).toBe(matchBoosters.length - 1);
    await ana.call('updateTacticName', { body: { ...choice(), tacticName: 'C' } });
    const sideOf = (match: (typeof league.matches)[string] | undefined) =>
      [match?.home, match?.away].find((side) => side?.id === ana.clubId);
    expect(sideOf(league.matches[upcoming.id])).toMatchObject({ boosterId, tacticName: 'A' });
    const own = await ana.call('match', { params: { matchId: upcoming.id } });
    expect(sideOf(own.match)).toMatchObject({ boosterId, tacticName: 'C' });
    const others = await carla.call('match', { params: { matchId: upcoming.id } });
    expect(sideOf(others.match)).toMatchObject({ boosterId: null, tacticName: null });
    expect(others.report).toBeNull();

    const removed = await ana.call('removeMatchBooster', { body: choice() });
    expect(removed.club.matchBoosters.toSorted()).toEqual(matchBoosters.toSorted());
    expect(await ana.refusal('removeMatchBooster', { body: choice() })).toBe('match/no-booster');
  });

  test('shows its report and its replay when it is over, and only the minute before (R-VER-4)', async () => {
    const { ana, visitor, finished, playing } = scene;
    const { match, report } = await ana.call('match', { params: { matchId: finished.id } });
    expect(report?.stats.home.score).toBe(match.home.score);
    expect(report?.ratings.length).toBeGreaterThanOrEqual(22);
    expect(report?.running).toEqual(runningOf(report?.events ?? []));
    expect(report?.running.length).toBeGreaterThanOrEqual(22);
    const { replay } = await visitor.call('replay', { params: { replayId: match.replayId ?? '' } });
    expect(replay).toMatchObject({
      matchId: finished.id,
      commitment: match.commitment,
      score: { home: match.home.score },
      engineVersion: ENGINE_VERSION,
      rulesetHash: rulesetHash(ALPHA),
    });
    expect(report?.reasons).toEqual(matchReasons(report?.events ?? [], replay.input));

    const under = await ana.call('match', { params: { matchId: playing.id } });
    expect(under).toMatchObject({ report: null, match: { status: 'not started', home: { score: 0 }, replayId: null } });
    expect(under.match.live?.minute).toBeGreaterThan(20);
    expect(under.match.live?.minute).toBeLessThan(40);
  });
});

test('a choice for a match whose line-ups are frozen is refused, whatever the clock says (R-WLD-15)', async () => {
  const { world, bia, rivals, leagueId } = scene;
  const body = { compId: leagueId, matchId: rivals.id, tacticName: 'B' };
  const freeze = (phase: 'playing' | 'scheduled') =>
    world.storage.db.updateTable('matches').set({ phase }).where('id', '=', rivals.id).execute();
  expect(rivals.date - world.clock.now()).toBeGreaterThan(15 * 60_000);
  await freeze('playing');
  expect(await bia.refusal('updateTacticName', { body })).toBe('match/not-editable');
  await freeze('scheduled');
  await bia.call('updateTacticName', { body });
});

describe('while a match of the club is live', () => {
  test('training, saving a tactic and match choices are refused (R-WIN-6, R-TAC-16)', async () => {
    const { world, bia, rivals, leagueId } = scene;
    world.passTime(rivals.date - 14 * 60_000 - world.clock.now());
    expect(isLive(rivals.date, world.clock.now(), ALPHA)).toBe(true);
    const { tactics, players } = await clubOf(bia);
    const training = { players: [players[0]?.number ?? 0], trainingId: 4, intensity: 1 };
    expect(await bia.refusal('trainPlayers', { body: training })).toBe('training/match-live');
    const tactic = { tacticName: 'A', updatedTactic: tactics.B };
    expect(await bia.refusal('saveTactic', { body: tactic })).toBe('tactics/match-live');
    const choice = { compId: leagueId, matchId: rivals.id, tacticName: 'A' };
    expect(await bia.refusal('updateTacticName', { body: choice })).toBe('match/not-editable');
    world.passTime(45 * 60_000);
    expect((await bia.call('saveTactic', { body: tactic })).club.tactics.A).toEqual(tactics.B);
  });
});

describe('a league (R-CAL-12, R-CAL-13)', () => {
  test('takes the entry fee once, and is shown with its table', async () => {
    const { carla } = scene;
    const before = await clubOf(carla);
    const { club, currentCompetitions } = await carla.call('joinCompetition', {
      body: { competitionName: 'MM League' },
    });
    expect(club.finances.credits).toBe(before.finances.credits - 20);
    expect(currentCompetitions.map(({ id, status }) => [id, status])).toEqual([[club.competitions.current[0], 'open']]);
    expect(await carla.refusal('joinCompetition', { body: { competitionName: 'MM League' } })).toBe(
      'competitions/already-joined',
    );
    const { league } = await carla.call('competition', { params: { competitionId: scene.leagueId } });
    expect([league.entrants.length, league.table.length, Object.keys(league.matches).length]).toEqual([10, 10, 90]);
  });
});

describe('the inbox (R-IBX-1, R-IBX-2)', () => {
  test('is read in pages, and each club marks its own messages only', async () => {
    const { ana, bia } = scene;
    const all = await ana.call('inbox');
    expect(all.messages.length).toBeGreaterThanOrEqual(3);
    expect(all.messages.map(({ date }) => date)).toEqual(
      all.messages.map(({ date }) => date).toSorted((a, b) => b - a),
    );
    const first = await ana.call('inbox', { query: { limit: 2 } });
    const rest = await ana.call('inbox', { query: { limit: 100, before: first.next ?? '' } });
    expect([...first.messages, ...rest.messages]).toEqual(all.messages);
    expect(await ana.refusal('inbox', { query: { before: 'nowhere' } })).toBe('request/malformed');

    const ids = all.messages.slice(0, 2).map(({ id }) => id);
    const unreadOfBia = (await bia.call('inbox')).unread;
    expect(await bia.call('markInbox', { body: { ids, read: true } })).toEqual({ unread: unreadOfBia });
    expect((await ana.call('inbox')).unread).toBe(all.unread);
    expect(await ana.call('markInbox', { body: { ids, read: true } })).toEqual({ unread: all.unread - 2 });
    expect(await ana.call('markInbox', { body: { ids, read: true } })).toEqual({ unread: all.unread - 2 });
    expect(await ana.call('markInbox', { body: { ids, read: false } })).toEqual({ unread: all.unread });
    expect(await ana.call('markInbox', { body: { ids: [], read: true } })).toEqual({ unread: all.unread });
    expect(await ana.call('markInboxAllRead')).toEqual({ unread: 0 });
  });
});

describe('the statement (R-FIN-7)', () => {
  test('is every entry, newest first, in pages and by currency', async () => {
    const { ana } = scene;
    const pages = [];
    for (let before: string | null | undefined; before !== null; ) {
      const { entries, next } = await ana.call('statement', { query: { limit: 2, ...(before ? { before } : {}) } });
      pages.push(...entries);
      before = next;
    }
    const { entries } = await ana.call('statement', { query: { limit: 100 } });
    expect(pages).toEqual(entries);
    const { finances } = await clubOf(ana);
    for (const [currency, balance] of [
      ['money', finances.totalMoney],
      ['credits', finances.credits],
    ] as const) {
      const some = (await ana.call('statement', { query: { currency, limit: 100 } })).entries;
      expect(some).toEqual(entries.filter((entry) => entry.currency === currency));
      expect(some.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
    }
  });
});

test('the report of money adds up the ledger, and ends with the balance (R-MON-6)', async () => {
  const { ana } = scene;
  const { report, wagesPaidAt } = await ana.call('moneyReport');
  const { entries } = await ana.call('statement', { query: { currency: 'money', limit: 100 } });
  const { createdAt, finances } = await clubOf(ana);
  const sums = new Map<string, number>();
  for (const { type, amount } of entries) sums.set(type, (sums.get(type) ?? 0) + amount);
  const totals = report.weeks.flatMap((week) => week.totals);
  for (const [type, sum] of sums) {
    const told = totals.filter((total) => total.type === type).reduce((before, { amount }) => before + amount, 0);
    expect(told, type).toBe(sum);
  }
  expect(report.balances.at(-1)?.balance).toBe(finances.totalMoney);
  expect(wagesPaidAt).toBe(createdAt);
});

test('a sign-up for the beta is kept once, whatever the case of its address (R-CAL-10)', async () => {
  const { visitor, world } = scene;
  for (const email of ['Rui@Exemplo.com', 'rui@exemplo.com ']) {
    expect(await visitor.call('addLead', { body: { name: 'Rui Melo', email } })).toEqual({ registered: true });
  }
  const leads = await world.storage.db.selectFrom('leads').select(['email', 'name']).execute();
  expect(leads).toEqual([{ email: 'rui@exemplo.com', name: 'Rui Melo' }]);
});

describe('an account (R-IDN-10)', () => {
  test('gives its owner everything that is stored about him', async () => {
    const { ana, world } = scene;
    await playTestMatch(world, scene.upcoming.id, 'full-time');
    const data = await ana.call('exportAccount');
    expect(data.user).toMatchObject({ id: 'ana', email: 'ana@example.com', clubId: ana.clubId });
    expect(data.club).toEqual((await ana.call('initialData')).club);
    expect(data.matches.length).toBe(18);
    expect(data.messages).toEqual((await ana.call('inbox')).messages);
    expect(data.entries.length).toBeGreaterThan(0);
  });

  test('gives its owner his sign-up for the beta, if the address is verified as his (R-IDN-16)', async () => {
    const { world } = scene;
    const lia = await world.newUser('lia');
    expect((await lia.call('exportAccount')).betaSignUp).toBeNull();
    await lia.call('addLead', { body: { name: 'Lia Prado', email: 'Lia@Example.com' } });
    const { betaSignUp } = await lia.call('exportAccount');
    expect(betaSignUp).toMatchObject({ name: 'Lia Prado', email: 'lia@example.com' });
    expect(Math.abs((betaSignUp?.createdAt ?? 0) - Date.now())).toBeLessThan(60_000);
    const { identity } = world.services;
    const known = await identity.profile('lia');
    vi.spyOn(identity, 'profile').mockImplementation(async () => known && { ...known, isEmailVerified: false });
    expect((await lia.call('exportAccount')).betaSignUp).toBeNull();
    vi.restoreAllMocks();
  });

  test('that is deleted takes a club that has never played with it, and frees its name (R-IDN-17)', async () => {
    const { world } = scene;
    const { db } = world.storage;
    const ivo = await world.newManager({ userId: 'ivo', clubName: 'Sem Jogo' });
    await ivo.call('joinCompetition', { body: { competitionName: 'MM League' } });
    const [leagueId = ''] = (await clubOf(ivo)).competitions.current;
    expect(await ivo.call('deleteAccount')).toEqual({ deleted: true });
    const row = await db.selectFrom('clubs').selectAll().where('id', '=', ivo.clubId).executeTakeFirstOrThrow();
    expect([row.owner_id, row.retired_at]).toEqual([null, world.clock.now()]);
    expect(await db.selectFrom('players').select('id').where('club_id', '=', ivo.clubId).execute()).toEqual([]);
    const { league } = await scene.ana.call('competition', { params: { competitionId: leagueId } });
    expect(JSON.stringify(league)).not.toContain(ivo.clubId);
    const other = await world.newUser();
    expect(await other.call('checkClubNameAvailability', { params: { name: 'Sem Jogo' } })).toEqual({
      isAvailable: true,
    });
  });

  test('that is deleted leaves its club to a bot, under another name, with nothing of its own left (R-IDN-16)', async () => {
    const { world } = scene;
    const eva = await world.newManager({ userId: 'eva-prado' });
    const last_matches = sql<string>`(select last_matches from clubs where id = ${scene.ana.clubId})`;
    await world.storage.db.updateTable('clubs').set({ last_matches }).where('id', '=', eva.clubId).execute();
    await awardMoney(world, eva, { money: 1_000 });
    const { email } = (await eva.call('initialData')).user;
    await eva.call('addLead', { body: { name: 'Eva Prado', email: email.toUpperCase() } });
    const before = await clubOf(eva);
    expect(await eva.call('deleteAccount')).toEqual({ deleted: true });
    expect(await eva.refusal('initialData')).toBe('user/none');
    expect(await eva.refusal('createUser')).toBe('auth/invalid-token');

    const { club } = await scene.ana.call('club', { params: { id: eva.clubId } });
    expect(club.name).toBe(before.name);
    expect(club.manager.name).not.toBe(before.manager.name);
    const { db } = world.storage;
    const row = await db.selectFrom('clubs').selectAll().where('id', '=', eva.clubId).executeTakeFirstOrThrow();
    expect([row.owner_id, row.is_bot, row.money]).toEqual([null, true, before.finances.totalMoney]);
    expect(JSON.stringify(row)).not.toContain('eva-prado');
    const keys = await db.selectFrom('idempotency_keys').select('key').where('user_id', '=', 'eva-prado').execute();
    expect(keys).toEqual([]);
    expect(await db.selectFrom('leads').select('name').where('email', '=', email.toLowerCase()).execute()).toEqual([]);
  });

  test('that is deleted leaves the sign-up by an address that it only claimed (R-IDN-16)', async () => {
    const { world } = scene;
    const rui = await world.newUser('rui-prado');
    const { identity } = world.services;
    const claimed = await identity.profile('rui-prado');
    const email = claimed?.email ?? '';
    await rui.call('addLead', { body: { name: 'Rui Prado', email } });
    vi.spyOn(identity, 'profile').mockImplementation(async () => claimed && { ...claimed, isEmailVerified: false });
    expect(await rui.call('deleteAccount')).toEqual({ deleted: true });
    vi.restoreAllMocks();
    const signUps = await world.storage.db.selectFrom('leads').select('name').where('email', '=', email).execute();
    expect(signUps).toEqual([{ name: 'Rui Prado' }]);
  });

  test('that is deleted while it founds a club is gone all the same, without an error', async () => {
    const { world } = scene;
    const users = await Promise.all(Array.from({ length: 6 }, () => world.newUser()));
    const emblem = buildEmblem();
    const answers = await Promise.all(
      users.flatMap((user, n) => {
        const body = { name: `Nova ${'abcdef'[n]}`, emblem, uniform: { id: 0 } };
        return [user.send('createClub', { body }), user.send('deleteAccount')];
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const ids = users.map(({ userId }) => userId);
    const left = await world.storage.db.selectFrom('users').select('id').where('id', 'in', ids).execute();
    expect(left).toEqual([]);
  });

  test('that is deleted while commands are under way leaves no answer to them behind', async () => {
    const { storage } = scene.world;
    const user = await scene.world.newUser();
    const services = {
      storage,
      rulesets: scene.world.services.rulesets,
      now: () => scene.world.clock.now(),
      newRandom: () => createRandom('deleted'),
    };
    const command = (key: string, begin = async () => {}): Command<number> => ({
      userId: user.userId,
      key,
      requestHash: key,
      ownClub: null,
      expectedVersion: null,
      needs: async () => {
        await begin();
        return { ok: true, value: {} };
      },
      run: () => ({ ok: true, value: 1 }),
      changes: () => ({ entries: [], events: [] }),
      answer: async () => ({ status: 200, body: '{}' }),
    });
    let outside: (() => void) | undefined;
    let deletion: Promise<unknown> = Promise.resolve();
    const underWay = runCommand(
      services,
      command('under-way-1', async () => {
        await new Promise<void>((resolve) => {
          // Outside the transaction, because another client calls.
          outside = () => {
            deletion = user.call('deleteAccount');
            setTimeout(resolve, 200);
          };
        });
      }),
    );
    await expect.poll(() => outside).toBeDefined();
    outside?.();
    expect((await underWay).status).toBe(200);
    await deletion;
    const late = await runCommand(services, command('too-late-1'));
    expect(JSON.parse(late.body).error.code).toBe('user/none');
    const keys = await storage.db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('user_id', '=', user.userId)
      .execute();
    expect(keys).toEqual([]);
  });

  test('that is deleted at the instant at which its record would be made leaves none behind', async () => {
    const { world } = scene;
    const { identity, storage } = world;
    const user = await world.newUser();
    const { profile } = identity;
    vi.spyOn(identity, 'profile').mockImplementationOnce(async (userId) => {
      const known = await profile(userId);
      // From another address: calls of one manager and address wait for each other.
      const headers = { authorization: `Bearer ${user.token}`, 'idempotency-key': 'deletes-meanwhile-1' };
      const deletion = { method: 'DELETE', url: '/api/account', headers, remoteAddress: '10.0.0.9' } as const;
      expect((await world.app.inject(deletion)).statusCode).toBe(200);
      return known;
    });
    expect(await user.refusal('createUser')).toBe('auth/invalid-token');
    const left = await storage.db.selectFrom('users').select('id').where('id', '=', user.userId).execute();
    expect(left).toEqual([]);
  });

  test('without a club is exported and deleted, too', async () => {
    const user = await scene.world.newUser();
    expect(await user.call('exportAccount')).toMatchObject({ club: null, entries: [], matches: [] });
    expect(await user.call('deleteAccount')).toEqual({ deleted: true });
  });
});

test('the last place of a league goes to one of two managers who sign up at the same instant, and the other is the first of the next league (R-WLD-12)', async () => {
  const { world } = scene;
  const [one, two] = await Promise.all([world.newManager(), world.newManager()]);
  const editions = () =>
    world.storage.db.selectFrom('competitions').select('id').where('status', '=', 'open').orderBy('number').execute();
  const [open] = await editions();
  await fillWithBots(world, open?.id ?? '', 1);
  const join = { body: { competitionName: 'MM League' } };
  const answers = await Promise.all([one.call('joinCompetition', join), two.call('joinCompetition', join)]);
  const joined = answers.map(({ currentCompetitions }) => currentCompetitions.map(({ id }) => id));
  const both = (await editions()).map(({ id }) => [id]);
  expect(both).toHaveLength(2);
  expect(both[0]).toEqual([open?.id]);
  expect(joined).toEqual(expect.arrayContaining(both));
});
