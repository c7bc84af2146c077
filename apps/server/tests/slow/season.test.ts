/** A whole season of two managers and eight bots, through the interface, with 'Avançar'. */

import { prizeFor } from '@mundo-manager/rules/competitions';
import { nextLevel } from '@mundo-manager/rules/facilities';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { sponsorshipOffers } from '@mundo-manager/rules/sponsorship';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../src/operations/audit/index.ts';
import { type ClubManager, type DrawnLeague, startLeague } from '../harness/season.ts';
import { verified } from '../harness/verified.ts';

let league: DrawnLeague;
const stops: string[] = [];
beforeAll(async () => {
  league = await startLeague(2);
  await playSeason();
}, 1_200_000);
afterAll(() => league.close());

async function playSeason(): Promise<void> {
  const [leader] = league.managers as [ClubManager];
  for (;;) {
    for (const manager of league.managers) await manage(manager);
    const { status, data, error } = await leader.send('advanceClock', { body: {} });
    if (error?.code === 'clock/nothing-ahead') return;
    if (data === null) throw new Error(`the clock stands still: ${status} ${error?.code}`);
    stops.push(data.stop.kind);
  }
}

/** A manager's day when the clock stops: sponsors, rewards, a stadium level once he can pay it. */
async function manage(manager: ClubManager): Promise<void> {
  const { club, clock } = await manager.call('initialData');
  const { category, awards, lastMatches, id: clubId } = club;
  const [offer] = sponsorshipOffers({ category, awards, lastMatches, clubId, now: clock.now }, ALPHA);
  if (offer !== undefined) await manager.send('signSponsorship', { body: { sponsorshipOfferId: offer.id } });
  await manager.send('collectDailyReward', { body: { rewardType: 'money' } });
  const stand = nextLevel('stadium', club.facilities.stadium.level, ALPHA);
  if (stand !== null && club.finances.totalMoney > 2 * stand.price) {
    await manager.send('upgradeFacility', { body: { facilityName: 'stadium' } });
  }
}

/** The matches of the leader's club, in its league and its cup. */
async function ownMatches() {
  const [{ clubId }] = league.managers as [ClubManager];
  return league.storage.db
    .selectFrom('matches')
    .select(['id', 'phase'])
    .where((where) => where.or([where('home_id', '=', clubId), where('away_id', '=', clubId)]))
    .execute();
}

describe('a season of two managers and eight bots', () => {
  test('stops before every match of league and cup, at its kick-off and at full time (R-WLD-4)', async () => {
    const count = (kind: string) => stops.filter((stop) => stop === kind).length;
    const matches = (await ownMatches()).length;
    expect(matches).toBeGreaterThan(18);
    // Before the first match there is nothing to stop for: it kicks off 30 minutes after the draw.
    expect([count('beforeKickOff'), count('kickOff'), count('fullTime')]).toEqual([matches - 1, matches, matches]);
  });

  test('ends with a full table and every prize paid (R-COM-17, R-WLD-14)', async () => {
    const [manager] = league.managers as [ClubManager];
    const { league: view } = await manager.call('competition', { params: { competitionId: league.id } });
    expect(view.status).toBe('finished');
    expect(view.table.map(({ plays }) => plays)).toEqual(Array.from({ length: 10 }, () => 18));
    expect(Object.values(view.matches).every(({ status }) => status === 'finished')).toBe(true);
    const entries = await league.storage.db
      .selectFrom('ledger_entries')
      .select(['club_id', 'currency', 'amount'])
      .where('type', '=', 'Prize')
      .where('subject', 'like', 'MM League %')
      .execute();
    for (const [index, { clubId }] of view.table.entries()) {
      const prize = prizeFor({ competition: 'MM League', category: 'Várzea', place: index + 1 }, ALPHA);
      const won = entries.filter(({ club_id }) => club_id === clubId);
      const paid = (currency: string) => won.find((entry) => entry.currency === currency)?.amount;
      expect([paid('money'), paid('credits'), won.length]).toEqual([prize.money, prize.credits, 2]);
    }
    const { club } = await manager.call('initialData');
    expect(club.competitions.current).toEqual([]);
    const matches = await ownMatches();
    expect(matches.every(({ phase }) => phase === 'finished')).toBe(true);
    expect(club.lastMatches.length).toBe(Math.min(matches.length, 20));
  });

  test('paid wages every seven days, and let all players recover every night (R-FIN-15, R-WLD-11)', async () => {
    const wages = await league.storage.db
      .selectFrom('ledger_entries')
      .select(['club_id', 'date'])
      .where('type', '=', 'Salary Payment')
      .execute();
    const managed = wages.filter(({ club_id }) => club_id === league.managers[0]?.clubId);
    expect(managed.length).toBe(1);
    expect(new Date(managed[0]?.date ?? 0).toISOString()).toMatch(/T00:00:00\.000Z$/);
  });

  test('left an account in which everything adds up', async () => {
    expect(await audit(league.storage.db, ALPHA)).toEqual([]);
  });

  test('can be played again match by match: every replay gives its digest (R-VER-3)', async () => {
    const plays = await league.storage.db
      .selectFrom('match_plays')
      .select('replay_id')
      .where('match_id', 'like', 'league-varzea-1-%')
      .orderBy('replay_id')
      .execute();
    expect(plays.length).toBe(90);
    for (const { replay_id } of plays) {
      const { replay } = await league.visitor().call('replay', { params: { replayId: replay_id } });
      expect(verified(replay, ALPHA).ok).toBe(true);
    }
  });

  test('is kept: the edition for all callers, each season for its manager (R-ARC-1 to R-ARC-4)', async () => {
    const params = { competitionId: league.id };
    const { edition } = await league.visitor().call('edition', { params });
    expect(edition.archive.squads.map(({ players }) => players.length >= 18)).toEqual(Array(10).fill(true));
    const [best] = edition.archive.awards.topScorers;
    expect(best?.goals).toBe(edition.archive.scorers[0]?.goals);
    const goals = edition.table.reduce((sum, row) => sum + row.goals, 0);
    expect(edition.matches.reduce((sum, { home, away }) => sum + home.score + away.score, 0)).toBe(goals);
    for (const manager of league.managers) {
      const { season, accounts } = await manager.call('seasonReview', { params });
      const row = edition.table.findIndex(({ clubId }) => clubId === manager.clubId);
      expect(season).toMatchObject({ place: row + 1, points: edition.table[row]?.points });
      const { club } = await manager.call('initialData');
      expect(accounts?.closing).toBe(club.finances.totalMoney);
      const { seasons, records } = await manager.call('clubHistory', { params: { id: manager.clubId }, query: {} });
      // A cup that ended before the league is a season, too.
      expect(seasons.map(({ competitionId }) => competitionId)).toContain(league.id);
      // The table counts own goals as well.
      const scored = season.players.reduce((sum, player) => sum + player.goals, 0);
      expect(scored).toBeLessThanOrEqual(season.goals);
      expect(records.topScorer?.goals).toBeGreaterThanOrEqual(season.players[0]?.goals ?? 0);
    }
  });

  test('lets its managers join the next league', async () => {
    const [manager] = league.managers as [ClubManager];
    const { club } = await manager.call('joinCompetition', { body: { competitionName: 'MM League' } });
    // A champion is a guest of the special beside it.
    expect(club.competitions.current.filter((id) => !id.startsWith('special-'))).toEqual(['league-varzea-2']);
    await league.game.catchUp();
    const { league: view } = await manager.call('competition', { params: { competitionId: 'league-varzea-2' } });
    expect(view.status).toBe('started');
    const founded = await league.storage.db.selectFrom('clubs').select('id').execute();
    const { clubs } = ALPHA.competitions.cups;
    // The bots of the last season play again. New bots take only the places of managers, and those that a tournament lacks without the guests of the special.
    expect(founded.length).toBeLessThanOrEqual(4 * clubs['MM Tournament'] + clubs['MM Special'] + 2);
  });

  test('no piece of work failed', async () => {
    const failed = await league.storage.db.selectFrom('due_work').selectAll().where('attempts', '>', 0).execute();
    expect(failed).toEqual([]);
  });
});
