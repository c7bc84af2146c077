/** Profiles of managers, and rivals of clubs. R-PFL-1, R-PFL-4, R-RIV-5 */
import { DAY } from '@mundo-manager/rules/clock';
import { buildMatch } from '@mundo-manager/rules/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawTestLeague, fillWithBots, openTestLeague, playTestMatch } from './harness/league.ts';
import type { TestManager } from './harness/manager.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

type ClubManager = TestManager & { readonly clubId: string };

let world: TestWorld;
let leagueId: string;
let ana: ClubManager;
let bia: ClubManager;

beforeAll(async () => {
  world = await startWorld();
  [ana, bia] = [await world.newManager(), await world.newManager()];
  leagueId = await openTestLeague(world);
  for (const manager of [ana, bia]) await manager.call('joinCompetition', { body: { competitionName: 'MM League' } });
  await fillWithBots(world, leagueId);
  const matches = await drawTestLeague(world, leagueId, world.clock.now() + 3_600_000);
  world.passTime(4 * 3_600_000);
  const first = matches.find(({ round, home, away }) => round === 1 && [home.id, away.id].includes(ana.clubId));
  await playTestMatch(world, first?.id ?? '', 'full-time');
});
afterAll(() => world.close());

const profileOf = async (reader: ClubManager, id: string) =>
  (await reader.call('managerProfile', { params: { id } })).profile;

test('a profile has level, career and current competitions, and says who is a bot (R-PFL-1)', async () => {
  const profile = await profileOf(bia, ana.clubId);
  expect(profile).toMatchObject({ club: { id: ana.clubId }, isBot: false, level: 1, category: 'Várzea' });
  const { career, current } = profile;
  expect(career.wins + career.draws + career.losses).toBe(1);
  expect(career).toMatchObject({ seasons: 0, titles: [], bestPlace: null });
  expect(current).toMatchObject([{ competitionId: leagueId, name: 'MM League' }]);
  const bot = await world.storage.db.selectFrom('clubs').select('id').where('is_bot', '=', true).executeTakeFirst();
  expect(await profileOf(ana, bot?.id ?? '')).toMatchObject({ isBot: true, lastSeen: null });
});

test('a last visit is shown only if the manager shows it (R-PFL-4)', async () => {
  await ana.call('initialData');
  expect((await profileOf(bia, ana.clubId)).lastSeen).toBeNull();
  expect(await ana.call('initialData')).not.toHaveProperty('showsLastSeen');
  await ana.call('showLastSeen', { body: { isShown: true } });
  expect((await ana.call('initialData')).showsLastSeen).toBe(true);
  expect((await ana.call('exportAccount')).showsLastSeen).toBe(true);
  expect((await profileOf(bia, ana.clubId)).lastSeen).toBe('today');
  world.passTime(8 * DAY);
  expect((await profileOf(bia, ana.clubId)).lastSeen).toBe('earlier');
  await ana.call('showLastSeen', { body: { isShown: false } });
  expect((await profileOf(bia, ana.clubId)).lastSeen).toBeNull();
});

test('clubs that have met often and closely are rivals, from either side (R-RIV-5)', async () => {
  const rivalsOf = async (id: string) => (await ana.call('clubRivals', { params: { id } })).rivals;
  expect(await rivalsOf(ana.clubId)).toEqual([]);
  for (let number = 1; number <= 5; number++) {
    const [home, away] = number % 2 === 0 ? [ana.clubId, bia.clubId] : [bia.clubId, ana.clubId];
    const match = buildMatch({
      id: `old-${number}`,
      competitionId: leagueId,
      date: number * DAY,
      status: 'finished',
      home: { id: home, score: 1 },
      away: { id: away, score: 2 },
    });
    const row = { id: match.id, competition_id: leagueId, round: 90 + number, date: match.date, commitment: '' };
    await world.storage.db
      .insertInto('matches')
      .values({ ...row, phase: 'finished', home_id: home, away_id: away, state: JSON.stringify(match) })
      .execute();
  }
  expect(await rivalsOf(ana.clubId)).toMatchObject([
    {
      clubId: bia.clubId,
      club: { id: bia.clubId },
      score: 10,
      reasons: ['closeMeetings', 'meetings'],
      balance: { wins: 3, draws: 0, losses: 2, goals: 8, goalsTaken: 7 },
    },
  ]);
  expect(await rivalsOf(bia.clubId)).toMatchObject([
    { clubId: ana.clubId, score: 10, balance: { wins: 2, losses: 3 } },
  ]);
});
