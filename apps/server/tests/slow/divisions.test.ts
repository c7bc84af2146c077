/** Two seasons of a local world with a manager and bots in four categories: leagues, cups, then tournaments. */
import { DAY } from '@mundo-manager/rules/clock';
import { CATEGORIES } from '@mundo-manager/rules/clubs';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../src/operations/audit/index.ts';
import { type ClubManager, type DrawnLeague, startLeague } from '../harness/season.ts';
import { verified } from '../harness/verified.ts';

let world: DrawnLeague;
let manager: ClubManager;
beforeAll(async () => {
  world = await startLeague(1);
  [manager] = world.managers as [ClubManager];
  for (let season = 1; season <= 2; season++) {
    await manager.call('initialData');
    if (season > 1) await manager.call('joinCompetition', { body: { competitionName: 'MM League' } });
    await world.goTo(world.clock.now());
    for (let day = 1; day <= 16; day++) await world.goTo(world.clock.now() + DAY);
  }
}, 1_200_000);
afterAll(() => world.close());

const competitions = (name: 'MM League' | 'MM Cup' | 'MM Tournament') =>
  world.storage.db.selectFrom('competitions').selectAll().where('name', '=', name).orderBy('id').execute();

describe('two seasons of four categories', () => {
  test('finish a league, and a cup or a tournament, in each (R-WLD-20, R-CUP-1)', async () => {
    const finished = async (name: Parameters<typeof competitions>[0]) =>
      (await competitions(name))
        .filter(({ status }) => status === 'finished')
        .map(({ category }) => category)
        .sort();
    const each = [...CATEGORIES].sort();
    expect(await finished('MM League')).toEqual([...each, ...each].sort());
    expect(await finished('MM Cup')).toEqual(each);
    expect(await finished('MM Tournament')).toEqual(each);
  });

  test('stay in the archive with the winners of their finals (R-CAL-41)', async () => {
    const query = { name: 'MM Cup', category: 'Pro' } as const;
    const { editions } = await manager.call('editions', { query });
    expect(editions).toMatchObject([{ number: 1, status: 'finished' }]);
    const { league: cup } = await manager.call('competition', { params: { competitionId: editions[0]?.id ?? '' } });
    const final = Object.values(cup.matches).find(({ isNeutral }) => isNeutral);
    expect([final?.home.id, final?.away.id].sort()).toEqual(
      [editions[0]?.champion?.id, editions[0]?.runnerUp?.id].sort(),
    );
  });

  test('move two clubs up and two down at each border (R-DIV-1, R-DIV-2)', async () => {
    const moves = await world.storage.db
      .selectFrom('events')
      .select(['type', 'club_id', 'date'])
      .where('type', 'in', ['club-promoted', 'club-relegated'])
      .execute();
    const count = (type: string) => moves.filter((move) => move.type === type).length;
    expect([count('club-promoted'), count('club-relegated')]).toEqual([12, 12]);
    expect(new Set(moves.map(({ club_id, date }) => `${club_id} ${date}`)).size).toBe(24);
  });

  test('decide every cup on neutral ground, and play at most two matches a club and day (R-CUP-3, R-COM-7)', async () => {
    const matches = await world.storage.db
      .selectFrom('matches')
      .innerJoin('competitions', 'competitions.id', 'matches.competition_id')
      .select(['matches.date', 'matches.state', 'competitions.id', 'competitions.name', 'competitions.status'])
      .execute();
    const decided = matches.filter(({ name, status }) => name !== 'MM League' && status === 'finished');
    const cups = new Set(decided.map(({ id }) => id));
    expect(cups.size).toBeGreaterThanOrEqual(8);
    expect(
      decided
        .filter(({ state }) => state.isNeutral)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...cups].sort());
    const days = new Map<string, number>();
    for (const { date, state } of matches) {
      for (const { id } of [state.home, state.away]) {
        const key = `${id} ${Math.floor(date / DAY)}`;
        days.set(key, (days.get(key) ?? 0) + 1);
      }
    }
    expect(Math.max(...days.values())).toBeLessThanOrEqual(2);
  });

  test('leave the books right, and knock-out replays that verify', async () => {
    expect(await audit(world.storage.db, ALPHA)).toEqual([]);
    const matches = await world.storage.db.selectFrom('matches').select('state').execute();
    const final = matches.find(({ state }) => state.isNeutral)?.state;
    const { replay } = await manager.call('replay', { params: { replayId: final?.replayId ?? '' } });
    expect(replay.knockout).toBe(true);
    expect(verified(replay, ALPHA).ok).toBe(true);
  });
});
