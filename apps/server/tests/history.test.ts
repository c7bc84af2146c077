/** The end of an edition leaves its archive, the seasons of its clubs, and their records. */
import { positionOf } from '@mundo-manager/rules/standings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadClubs } from '../src/aggregates/clubs.ts';
import { loadCompetitions, storeCompetition } from '../src/aggregates/competitions.ts';
import { planWork } from '../src/due-work/due-work.ts';
import { storeEndedLeague, withResults } from './harness/league.ts';
import { type ClubManager, type DrawnLeague, startLeague } from './harness/season.ts';

let league: DrawnLeague;
let ana: ClubManager;
let balanceBefore: number;

beforeAll(async () => {
  league = await startLeague(1);
  const [manager] = league.managers;
  if (manager === undefined) throw new Error('no manager');
  ana = manager;
  balanceBefore = (await ana.call('initialData')).club.finances.totalMoney;
});
afterAll(() => league.close());

const params = () => ({ params: { competitionId: league.id } });
const historyOf = (id: string, query = {}) => ana.call('clubHistory', { params: { id }, query });

/** Plays every match of the league and ends it. */
async function end(): Promise<void> {
  const { storage, game, clock } = league;
  await storage.transaction(async (tx) => {
    const before = (await loadCompetitions(tx, [league.id], { lock: true })).get(league.id);
    if (before === undefined) throw new Error('no league');
    const clubs = await loadClubs(
      tx,
      before.entrants.map(({ clubId }) => clubId),
    );
    const played = withResults(
      before,
      [...clubs.values()].map(({ club }) => club),
    );
    await storeCompetition(tx, before, played);
    await planWork(tx, game.kinds, [
      { kind: 'league-end', id: league.id, dueAt: clock.now(), payload: { id: league.id } },
    ]);
  });
  await game.catchUp();
}

test('a drawn league says what the press expects of each of its clubs (R-HIS-1)', async () => {
  const { league: drawn } = await ana.call('competition', params());
  const strengths = drawn.forecast?.map(({ strength }) => strength) ?? [];
  expect(new Set(drawn.forecast?.map(({ clubId }) => clubId))).toEqual(
    new Set(drawn.entrants.map(({ clubId }) => clubId)),
  );
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
});

test('a league under way is looked at by its own matches, and has no archive (R-ARC-1, R-ARC-2)', async () => {
  const { current, seasons, next, records } = await historyOf(ana.clubId);
  expect(current.map(({ name }) => name).sort()).toEqual(['MM Cup', 'MM League']);
  const own = current.find(({ competitionId }) => competitionId === league.id);
  expect(own).toMatchObject({ place: null, movement: null, wins: 0 });
  expect({ seasons, next }).toEqual({ seasons: [], next: null });
  expect(records).toMatchObject({ biggestWin: null, topScorer: null, dearestSale: null, unbeaten: { matches: 0 } });
  expect(await ana.refusal('edition', params())).toBe('not-found/competition');
  expect(await ana.refusal('seasonReview', params())).toBe('not-found/competition');
});

test('the page of a club has its next fixtures and its rank (R-ARC-2)', async () => {
  const { results, fixtures, standings } = await ana.call('clubMatches', { params: { id: ana.clubId } });
  expect(results).toEqual([]);
  expect(fixtures).toHaveLength(10);
  expect(fixtures.map(({ date }) => date)).toEqual(fixtures.map(({ date }) => date).toSorted((a, b) => a - b));
  const own = standings.find(({ id }) => id === league.id);
  expect(own).toMatchObject({ status: 'started', place: null, clubs: 10 });
});

test('the end of the league keeps it whole, for visitors, too (R-ARC-1)', async () => {
  await end();
  const { edition } = await league.visitor().call('edition', params());
  const { table, archive, clubs, matches, forecast } = edition;
  expect(table).toHaveLength(10);
  expect(clubs).toHaveLength(10);
  expect(matches).toHaveLength(90);
  expect(forecast).toHaveLength(10);
  expect(archive.places.map(({ clubId }) => clubId)).toEqual(table.map(({ clubId }) => clubId));
  const [champion] = table;
  expect(archive.awards.topScorers).toMatchObject([{ clubId: champion?.clubId, goals: 18 }]);
  expect(archive.awards.topAssists).toMatchObject([{ clubId: champion?.clubId, assists: 18 }]);
  expect(archive.awards.bestAttacks).toEqual([champion?.clubId]);
  expect(archive.squads).toHaveLength(10);
  for (const { players } of archive.squads) expect(players.length).toBeGreaterThanOrEqual(18);
});

test('a manager reviews the season with his own money, never another’s (R-ARC-3)', async () => {
  const { season, accounts } = await ana.call('seasonReview', params());
  const { edition } = await ana.call('edition', params());
  const { club } = await ana.call('initialData');
  expect(season).toMatchObject({
    competitionId: league.id,
    place: positionOf(edition.table, ana.clubId),
    expectedPlace: positionOf(edition.forecast ?? [], ana.clubId),
    nextCategory: club.category,
    clubs: 10,
  });
  expect(season.wins + season.draws + season.losses).toBe(18);
  expect(accounts?.opening).toBe(balanceBefore);
  expect(accounts?.closing).toBe(club.finances.totalMoney);
  expect(accounts?.income).toContainEqual({ type: 'Prize', amount: season.prize?.money });
  const stranger = await league.newManager({ userId: 'stranger', clubName: 'Clube de fora' });
  expect(await stranger.refusal('seasonReview', params())).toBe('not-found/competition');
});

test('all callers see the seasons and records of a club (R-ARC-2, R-ARC-4)', async () => {
  const { edition } = await ana.call('edition', params());
  const championId = edition.table[0]?.clubId ?? '';
  const { seasons, current, records } = await historyOf(championId);
  expect(current.filter(({ name }) => name === 'MM League')).toEqual([]);
  expect(seasons).toMatchObject([{ competitionId: league.id, place: 1, movement: 'promoted', wins: 18, points: 54 }]);
  expect(seasons[0]).not.toHaveProperty('players');
  expect(records).toMatchObject({
    biggestWin: { goalsFor: 1, goalsAgainst: 0 },
    heaviestDefeat: null,
    unbeaten: { longest: 18 },
    topScorer: { goals: 18, matches: 18 },
  });
  const { results } = await ana.call('clubMatches', { params: { id: championId } });
  expect(results).toHaveLength(10);
  expect(results.map(({ date }) => date)).toEqual(results.map(({ date }) => date).toSorted((a, b) => b - a));
});

test('the history of a club goes on from season to season, in pages (R-ARC-2, R-ARC-4)', async () => {
  const { edition } = await ana.call('edition', params());
  const championId = edition.table[0]?.clubId ?? '';
  const { storage } = league;
  const other = await storeEndedLeague(league, [championId], 900);
  const kept = await storage.db
    .selectFrom('club_seasons')
    .selectAll()
    .where('club_id', '=', championId)
    .executeTakeFirstOrThrow();
  await storage.db
    .insertInto('club_seasons')
    .values({
      club_id: championId,
      competition_id: other,
      ended_at: kept.ended_at + 1,
      ledger_seq: null,
      season: JSON.stringify({ ...kept.season, competitionId: other }),
      accounts: null,
    })
    .execute();
  const newest = await historyOf(championId, { limit: 1 });
  expect(newest.seasons.map(({ competitionId }) => competitionId)).toEqual([other]);
  const oldest = await historyOf(championId, { limit: 1, before: newest.next });
  expect(oldest.seasons.map(({ competitionId }) => competitionId)).toEqual([league.id]);
  expect(oldest.next).toBeNull();
});

test('purchases and sales are records by their price (R-ARC-4)', async () => {
  const { storage } = league;
  const entry = (type: string, amount: number, subject: string) => ({
    club_id: ana.clubId,
    currency: 'money' as const,
    type,
    amount,
    subject,
    date: 5,
    cause: 'test',
  });
  await storage.transaction(async (tx) => {
    await tx
      .insertInto('ledger_entries')
      .values([
        entry('Transfer Out', 700, 'Vendido'),
        entry('Transfer In', -300, 'Barato'),
        entry('Transfer In', -400, 'Caro'),
      ])
      .execute();
  });
  const { records } = await historyOf(ana.clubId);
  expect(records.dearestPurchase).toEqual({ playerName: 'Caro', amount: 400, date: 5 });
  expect(records.dearestSale).toEqual({ playerName: 'Vendido', amount: 700, date: 5 });
});

test('an edition that ended before archives were kept shows table and results, and no squads (R-ARC-1)', async () => {
  const competitionId = await storeEndedLeague(league, [ana.clubId], 901);
  const { edition } = await ana.call('edition', { params: { competitionId } });
  expect(edition).toMatchObject({ id: competitionId, matches: [], archive: { squads: [] } });
  const { season, accounts } = await ana.call('seasonReview', { params: { competitionId } });
  expect(season.place).toBe(1);
  expect(accounts).toBeNull();
});
