/** A match day, minute by minute, as a manager sees it. */

import { decodePositions, ROUTE_LIST } from '@mundo-manager/contract';
import { FRAME_LENGTH } from '@mundo-manager/engine';
import { HOUR, MINUTE } from '@mundo-manager/rules/clock';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsByStep, type Timeline } from '../src/simulation/timeline.ts';
import { type ClubManager, type DrawnLeague, startLeague } from './harness/season.ts';
import { verified } from './harness/verified.ts';

let league: DrawnLeague;
let manager: ClubManager;
let own: { readonly id: string; readonly date: number; readonly isHome: boolean };

beforeAll(async () => {
  league = await startLeague(1);
  [manager] = league.managers as [ClubManager];
  const view = await manager.call('competition', { params: { competitionId: league.id } });
  const match = Object.values(view.league.matches).find(
    ({ round, home, away }) => round === 1 && [home.id, away.id].includes(manager.clubId),
  );
  if (match === undefined) throw new Error('the manager has no match in round 1');
  own = { id: match.id, date: match.date, isHome: match.home.id === manager.clubId };
});
afterAll(() => league.close());

const timelineOf = async (id: string) => {
  const row = await league.storage.db
    .selectFrom('match_plays')
    .select(['timeline', 'digest', 'seed'])
    .where('match_id', '=', id)
    .executeTakeFirstOrThrow();
  const timeline = row.timeline as Timeline;
  return { ...row, timeline, minutes: eventsByStep(timeline) };
};

/** Every call that shows the match, as it is answered now, in one text. */
const everythingShown = async () => {
  const answers = await Promise.all([
    manager.send('initialData'),
    manager.send('competition', { params: { competitionId: league.id } }),
    manager.send('match', { params: { matchId: own.id } }),
    manager.send('liveMatch', { params: { matchId: own.id } }),
    manager.send('replay', { params: { replayId: `${own.id}-replay` } }),
    manager.send('inbox'),
    manager.send('statement'),
    manager.send('moneyReport'),
    manager.send('exportAccount'),
    manager.send('proofs'),
  ]);
  return answers.map(({ text }) => text).join('\n');
};

test('the league is drawn at once, with nine bots, and kicks off 30 game minutes later (R-WLD-3, R-WLD-5, R-WLD-12)', async () => {
  const { league: view } = await manager.call('competition', { params: { competitionId: league.id } });
  expect(view.status).toBe('started');
  expect(view.entrants.length).toBe(10);
  expect(Object.keys(view.matches).length).toBe(90);
  expect(own.date).toBe(league.clock.now() + 30 * MINUTE);
  const commitments = Object.values(view.matches).map(({ commitment }) => commitment);
  expect(new Set(commitments).size).toBe(90);
  const bots = await league.storage.db.selectFrom('clubs').select('credits').where('is_bot', '=', true).execute();
  expect(bots.map(({ credits }) => credits)).toEqual(bots.map(() => 30));
  expect((await manager.call('inbox')).messages.map(({ facts }) => facts.type)).toContain('competition-drawn');
});

test('the export of an account lists the matches in the order of their kick-offs (R-IDN-10)', async () => {
  const dates = (await manager.call('exportAccount')).matches.map(({ date }) => date);
  expect(dates.length).toBeGreaterThanOrEqual(18);
  expect(dates).toEqual(dates.toSorted((one, other) => one - other));
});

test('another league is open for the next clubs (R-WLD-14)', async () => {
  const open = await league.storage.db
    .selectFrom('competitions')
    .select('id')
    .where('status', '=', 'open')
    .orderBy('id')
    .execute();
  expect(open.map(({ id }) => id)).toEqual(['league-amador-2', 'league-pro-2', 'league-semi-pro-2', 'league-varzea-2']);
});

test('before kick-off no call shows anything of the match', async () => {
  await league.goTo(own.date - 1);
  const live = await manager.call('liveMatch', { params: { matchId: own.id } });
  expect(live).toMatchObject({ home: null, away: null, events: [], positions: null, match: { live: null } });
  expect(await league.storage.db.selectFrom('match_plays').select('match_id').execute()).toEqual([]);
});

describe('after kick-off', () => {
  beforeAll(() => league.goTo(own.date));

  test('all matches of the round have been played to their end in each category, and none of it shows (R-WLD-8)', async () => {
    const plays = await league.storage.db.selectFrom('match_plays').select('match_id').execute();
    expect(plays.length).toBe(4 * 5);
    const live = await manager.call('liveMatch', { params: { matchId: own.id } });
    expect(live.match.live).toEqual({ minute: 0, added: 0, home: 0, away: 0 });
    expect(live.events).toEqual([]);
    expect([live.home?.players.length, live.away?.players.length]).toEqual([18, 18]);
  });

  test.each([1, 2, 10, 29, 30, 45, 46, 60, 75, 89, 90, 'the last'] as const)(
    'minute %s shows all events until then and none of later (R-WLD-9)',
    async (minute) => {
      const { timeline, minutes, digest, seed } = await timelineOf(own.id);
      const t = minute === 'the last' ? timeline.moments.length - 1 : minute;
      const moment = own.date + (timeline.moments[t] ?? 0);
      if (t <= 45) expect(moment).toBe(own.date + t * 18_000);
      // Every other half second has positions.
      const framesUntil = (step: number) => Math.ceil((timeline.ticks[step] ?? 0) / 2);
      await league.goTo(moment - 1);
      const before = await manager.call('liveMatch', { params: { matchId: own.id } });
      expect(before.events.length).toBe(minutes.slice(0, t - 1).flat().length);
      await league.goTo(moment);

      const happened = minutes.slice(0, t).flat();
      const goals = happened.filter(({ type }) => type === 'goal');
      const score = {
        home: goals.filter(({ side }) => side === 'home').length,
        away: goals.filter(({ side }) => side === 'away').length,
      };
      const live = await manager.call('liveMatch', { params: { matchId: own.id } });
      expect(live.events).toEqual(happened);
      expect(live.match.live).toMatchObject(score);
      expect(live.positions?.firstTick).toBe(framesUntil(t - 1) * 2);
      expect(live.ground).toBe('Várzea');
      // A late viewer gets the film from kick-off on, and never a frame of the minute that is being played.
      const film = await manager.call('liveMatch', { params: { matchId: own.id }, query: { from: 0 } });
      expect(film.positions?.firstTick).toBe(0);
      expect(decodePositions(film.positions?.frames ?? '').length).toBe(framesUntil(t) * FRAME_LENGTH);
      const ahead = await manager.call('liveMatch', {
        params: { matchId: own.id },
        query: { from: (timeline.ticks[t] ?? 0) + 120 },
      });
      expect(ahead.positions).toEqual(live.positions);
      const { match } = await manager.call('match', { params: { matchId: own.id } });
      expect(match).toMatchObject({ status: 'not started', replayId: null, attendance: 0, live: score });
      expect(match.home).toMatchObject({ score: 0, goals: [], shots: 0 });
      const { results, fixtures } = await manager.call('clubMatches', { params: { id: match.home.id } });
      expect(results).toEqual([]);
      expect(fixtures.find(({ id }) => id === own.id)).toEqual(match);
      const other = own.isHome ? match.away.id : match.home.id;
      const { report, headToHead, next } = await manager.call('opponentReport', { params: { id: other } });
      expect([report.matches, report.results, headToHead.meetings]).toEqual([0, [], []]);
      expect(next).toEqual(match);
      const { lists } = await manager.call('competitionLeaders', { params: { competitionId: league.id } });
      expect(Object.values(lists).flat()).toEqual([]);
      const round = { params: { competitionId: league.id }, query: { round: 1 } };
      expect(await manager.call('roundEleven', round)).toEqual({ eleven: null });
      const { players: squad } = await manager.call('squadCareers', { params: { id: match.home.id } });
      expect(squad.every(({ season }) => season.matches === 0 && season.form.length === 0)).toBe(true);
      const career = await manager.call('playerCareer', { params: { playerId: squad[0]?.playerId ?? '' } });
      expect([career.seasons, career.total.matches]).toEqual([[], 0]);
      const { current, records } = await manager.call('clubHistory', { params: { id: match.home.id } });
      expect(current.length).toBeGreaterThan(0);
      for (const edition of current)
        expect(edition).toMatchObject({ wins: 0, draws: 0, losses: 0, goals: 0, place: null });
      expect(records).toMatchObject({ biggestWin: null, heaviestDefeat: null, topScorer: null });

      const { secret } = await league.storage.db
        .selectFrom('match_secrets')
        .select('secret')
        .where('match_id', '=', own.id)
        .executeTakeFirstOrThrow();
      const shown = await everythingShown();
      for (const hidden of [secret, seed, digest]) expect(shown).not.toContain(hidden);
      expect(await manager.refusal('replay', { params: { replayId: `${own.id}-replay` } })).toBe('replay/not-yet');
    },
  );

  test('one millisecond before full time the match is not over (R-WLD-10)', async () => {
    await league.goTo(own.date + 30 * MINUTE - 1);
    const { match } = await manager.call('match', { params: { matchId: own.id } });
    expect(match.status).toBe('not started');
  });
});

describe('at full time', () => {
  let before: Awaited<ReturnType<typeof clubOf>>;
  const clubOf = async () => (await manager.call('initialData')).club;
  beforeAll(async () => {
    before = await clubOf();
    await league.goTo(own.date + 30 * MINUTE);
  });

  test('the report on the other club holds the match, its goals and the meeting (R-OPP-13)', async () => {
    const { match } = await manager.call('match', { params: { matchId: own.id } });
    const other = own.isHome ? match.away : match.home;
    const scouted = await manager.call('opponentReport', { params: { id: other.id } });
    expect(scouted.report.results.map(({ matchId, score }) => [matchId, score])).toEqual([[own.id, other.score]]);
    const { goals: scored } = scouted.report.scored;
    expect([scouted.report.goalMatches, scored]).toEqual([1, other.score]);
    expect(scouted.headToHead.meetings.map(({ matchId }) => matchId)).toEqual([own.id]);
    expect(scouted.report.results[0]?.lineUp.length).toBe(11);
    expect(scouted.report.eleven.every(({ starts }) => starts <= 1)).toBe(true);
  });

  test('match, table, players, tickets and manager follow together (R-WLD-10)', async () => {
    const { match, report } = await manager.call('match', { params: { matchId: own.id } });
    expect(match.status).toBe('finished');
    expect(report?.events.length).toBeGreaterThan(500);
    const { league: view } = await manager.call('competition', { params: { competitionId: league.id } });
    expect(view.status).toBe('running');
    expect(view.table.map(({ plays }) => plays)).toEqual(Array.from({ length: 10 }, () => 1));

    for (const side of [match.home, match.away, view.matches[own.id]?.home, view.matches[own.id]?.away]) {
      expect(side?.playerScore.length).toBeGreaterThanOrEqual(11);
    }
    const club = await clubOf();
    expect(club.lastMatches.map(({ id }) => id)).toEqual([own.id]);
    expect(club.manager.exp).toBeGreaterThanOrEqual(150);
    const played = club.players.filter(({ statistics }) => statistics.matches === 1);
    expect(played.length).toBeGreaterThanOrEqual(11);
    expect(played.every(({ statistics }) => statistics.ratings.length === 1)).toBe(true);
    for (const player of played) {
      const fresh = before.players.find(({ id }) => id === player.id);
      expect(player.attributes.condition).toBeLessThan(fresh?.attributes.condition ?? 0);
    }
    const own_side = own.isHome ? match.home : match.away;
    const goals = played.reduce((sum, { statistics }) => sum + statistics.goals, 0);
    expect(goals).toBe(own_side.goals.filter(({ id }) => id !== null).length);
    const sold = club.finances.reports.filter(({ type }) => type === 'Tickets Sale').map(({ amount }) => amount);
    expect(sold).toEqual(own.isHome ? [match.ticketSales] : []);
    expect(club.finances.totalMoney).toBe(before.finances.totalMoney + (own.isHome ? match.ticketSales : 0));
    const told = (await manager.call('inbox')).messages.map(({ facts }) => facts.type);
    expect(told).toContain('match-finished');
  });

  test('statistics of players hold the match once, and the round has its best eleven (R-CAR-7, R-CAR-8, R-CAR-9, R-CAR-10, R-CAR-11)', async () => {
    const { match } = await manager.call('match', { params: { matchId: own.id } });
    const own_side = own.isHome ? match.home : match.away;
    const { players: squad } = await manager.call('squadCareers', { params: { id: own_side.id } });
    const played = squad.filter(({ season }) => season.matches === 1);
    const ratings = new Map(own_side.playerScore.map(({ id, value }) => [id, value]));
    expect(played.map(({ playerId }) => playerId).sort()).toEqual([...ratings.keys()].sort());
    for (const { playerId, season } of played) {
      expect(season.ratingTenths).toBe(Math.round((ratings.get(playerId) ?? 0) * 10));
      expect(season.form).toEqual([{ date: own.date, rating: ratings.get(playerId) }]);
      expect(season.metres).toBeGreaterThan(0);
    }
    const sum = (count: 'goals' | 'passes') => squad.reduce((total, { season }) => total + season[count], 0);
    expect(sum('goals')).toBe(own_side.goals.filter(({ id }) => id !== null).length);
    expect(sum('passes')).toBe(own_side.passes - own_side.wrongPasses);

    const { lists, awards } = await manager.call('competitionLeaders', { params: { competitionId: league.id } });
    expect(lists.rating).toHaveLength(10);
    expect(awards.player?.playerId).toBe(lists.rating[0]?.playerId);
    const round = { params: { competitionId: league.id }, query: { round: 1 } };
    const { eleven } = await manager.call('roundEleven', round);
    expect(eleven?.players).toHaveLength(11);
    expect(eleven?.players.filter(({ line }) => line === 'goal')).toHaveLength(1);
    const [star] = lists.rating;
    const { seasons, total } = await manager.call('playerCareer', { params: { playerId: star?.playerId ?? '' } });
    expect(seasons.map(({ competition, club }) => [competition.id, club?.id])).toEqual([[league.id, star?.clubId]]);
    expect([total, total.matches]).toEqual([seasons[0]?.career, 1]);
  });

  test('the secret is out, and any reader can play the match again (R-VER-1, R-VER-3, R-PRF-6)', async () => {
    const { replay } = await league.visitor().call('replay', { params: { replayId: `${own.id}-replay` } });
    const { ok, checks, score } = verified(replay, ALPHA);
    expect(checks[0]).toEqual({ ok: true, says: 'beaconless' });
    expect(checks[1]).toEqual({ ok: true, says: 'testSecrets' });
    expect({ ok, score }).toEqual({ ok: true, score: replay.score });
    const { match } = await manager.call('match', { params: { matchId: own.id } });
    expect([match.home.score, match.away.score]).toEqual([replay.score.home, replay.score.away]);
    expect(replay.commitment).toBe(match.commitment);
  });

  test('kick-off and full time that are done once more change nothing (R-STO-7)', async () => {
    const everything = async () => ({
      clubs: await league.storage.db.selectFrom('clubs').selectAll().orderBy('id').execute(),
      matches: await league.storage.db.selectFrom('matches').selectAll().orderBy('id').execute(),
      players: await league.storage.db.selectFrom('players').selectAll().orderBy('id').execute(),
      plays: await league.storage.db.selectFrom('match_plays').selectAll().orderBy('match_id').execute(),
      careers: await league.storage.db.selectFrom('player_careers').selectAll().orderBy('player_id').execute(),
      entries: await league.storage.db.selectFrom('ledger_entries').selectAll().orderBy('id').execute(),
    });
    const [once, now] = [await everything(), league.clock.now()];
    const { kinds } = league.game;
    const works = await league.storage.db
      .selectFrom('due_work')
      .selectAll()
      .where('kind', 'in', ['draw', 'kick-off', 'play', 'full-time'])
      .where('due_at', '<=', now)
      .execute();
    expect(new Set(works.map(({ kind }) => kind)).size).toBe(4);
    for (const { kind, id, due_at, payload } of works) {
      const work = { kind, id, dueAt: due_at, payload };
      await league.storage.transaction(async (tx) => kinds.get(kind)?.handle(work, { tx, now: due_at }));
    }
    const twice = await everything();
    expect(twice.entries).toEqual(once.entries);
    expect(twice.matches).toEqual(once.matches);
    expect(twice.plays).toEqual(once.plays);
    expect(twice.careers).toEqual(once.careers);
    expect(twice.players).toEqual(once.players);
    const states = (clubs: typeof once.clubs) => clubs.map(({ version: _, ...club }) => club);
    expect(states(twice.clubs)).toEqual(states(once.clubs));
  });

  test('the next round has its own time, at the usual hours (R-COM-7)', async () => {
    const { league: view } = await manager.call('competition', { params: { competitionId: league.id } });
    const second = Object.values(view.matches).filter(({ round }) => round === 2);
    expect(second.map(({ date }) => date % (24 * HOUR))).toEqual(second.map(() => 15 * HOUR));
  });
});

test('every call that shows matches is among those that are watched here', () => {
  // The stream of live events has a test of its own.
  const elsewhere = ['live'];
  const silent = [
    'health',
    'ready',
    'serverStatus',
    'clock',
    'ruleset',
    'checkClubNameAvailability',
    'searchMarket',
    'player',
    'trainingPlan',
    'playerDevelopment',
    'playerTransfers',
    'comparableSales',
    'clubTransfers',
    'leagueTransfers',
    'watchlist',
    'board',
    'mutedManagers',
    'managerProfile',
    'notificationSettings',
    'clubRivals',
    // Matches of friendlies go through the views of any match.
    'friendlies',
    'friendlySlots',
    'squadDevelopment',
    'club',
    'editions',
    'drawProofs',
    'operatorActs',
    'operatorReports',
    'operatorEntries',
    'operatorScope',
    'findManagers',
    'rewardChain',
    // Of finished editions alone.
    'edition',
    'seasonReview',
  ];
  const watched = [
    'clubMatches',
    'opponentReport',
    'clubHistory',
    'competitionLeaders',
    'roundEleven',
    'squadCareers',
    'playerCareer',
    'initialData',
    'competition',
    'match',
    'liveMatch',
    'replay',
    'inbox',
    'inboxArchive',
    'statement',
    'moneyReport',
    'exportAccount',
    'proofs',
  ];
  const queries = ROUTE_LIST.filter(({ method }) => method === 'GET').map(({ name }) => name);
  expect(queries.sort()).toEqual([...elsewhere, ...silent, ...watched].sort());
});
