/** Old timelines are dropped, and simulated again when a manager opens the match. R-ARC-5 */
import { DAY } from '@mundo-manager/rules/clock';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditSquads } from '../src/operations/audit/squads.ts';
import { keepHouse } from '../src/operations/housekeeping.ts';
import { type ClubManager, type DrawnLeague, startLeague } from './harness/season.ts';
import { verified } from './harness/verified.ts';

const DAYS = 30;
const HOUR = 3_600_000;

let league: DrawnLeague;
let ana: ClubManager;
let matchIds: readonly string[];

beforeAll(async () => {
  league = await startLeague(1);
  const [manager] = league.managers;
  if (manager === undefined) throw new Error('no manager');
  ana = manager;
  // Round 1 kicks off 30 minutes after the draw.
  await league.goTo(league.clock.now() + 2 * HOUR);
  const rows = await league.storage.db
    .selectFrom('matches')
    .select('id')
    .where('competition_id', '=', league.id)
    .where('phase', '=', 'finished')
    .orderBy('id')
    .execute();
  matchIds = rows.map(({ id }) => id);
}, 120_000);
afterAll(() => league.close());

/** Keeps house so long after the present moment of the game. */
async function keepHouseAfter(milliseconds: number): Promise<void> {
  const { storage, clock } = league;
  const later = { now: () => clock.now() + milliseconds };
  const log = { info: () => {}, warn: () => {} };
  await keepHouse({ storage, clock: later, timelineDays: DAYS, identity: { sweep: async () => {} }, log }, new Date());
}

async function playsOf() {
  return league.storage.db
    .selectFrom('match_plays')
    .select(['match_id', 'has_timeline', 'timeline', 'digest'])
    .where('match_id', 'in', matchIds)
    .orderBy('match_id')
    .execute();
}

const reportOf = (matchId: string) => ana.call('match', { params: { matchId } });
const courseOf = (matchId: string) => ana.call('liveMatch', { params: { matchId }, query: {} });

test('a match younger than the setting keeps its timeline', async () => {
  await keepHouseAfter((DAYS - 1) * DAY);
  expect(matchIds).toHaveLength(5);
  expect((await playsOf()).map(({ has_timeline }) => has_timeline)).toEqual(matchIds.map(() => true));
});

test('an older one is shown as before, from seed and sheets', async () => {
  const [matchId = ''] = matchIds;
  const [report, course] = [await reportOf(matchId), await courseOf(matchId)];
  const before = await playsOf();
  expect(report.report?.events.length).toBeGreaterThan(100);

  await keepHouseAfter((DAYS + 1) * DAY);
  const after = await playsOf();
  expect(after.map(({ has_timeline }) => has_timeline)).toEqual(matchIds.map(() => false));
  const sizes = [before, after].map((plays) => JSON.stringify(plays.map(({ timeline }) => timeline)).length);
  expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) / 3);
  expect(await reportOf(matchId)).toEqual(report);
  expect(await courseOf(matchId)).toEqual(course);
  // Once simulated it is kept for a while: the answer stays the same.
  expect(await reportOf(matchId)).toEqual(report);
});

test('statistics and replays need no timeline', async () => {
  expect(await auditSquads(league.storage.db, ALPHA)).toEqual([]);
  for (const matchId of matchIds) {
    const { replay } = await league.visitor().call('replay', { params: { replayId: `${matchId}-replay` } });
    expect(verified(replay, ALPHA).ok).toBe(true);
  }
});

test('a match that can’t be simulated as it was is not shown in another way', async () => {
  const matchId = matchIds[1] ?? '';
  await league.storage.db
    .updateTable('match_plays')
    .set({ digest: 'another' })
    .where('match_id', '=', matchId)
    .execute();
  expect(await ana.refusal('match', { params: { matchId } })).toBe('server/internal');
});

test('a match that is not over keeps its timeline, however old it is', async () => {
  const { db } = league.storage;
  const playing = matchIds[2] ?? '';
  await db.updateTable('match_plays').set({ has_timeline: true }).where('match_id', '=', playing).execute();
  await db.updateTable('matches').set({ phase: 'playing' }).where('id', '=', playing).execute();
  await keepHouseAfter((DAYS + 1) * DAY);
  const kept = (await playsOf()).filter(({ has_timeline }) => has_timeline);
  expect(kept.map(({ match_id }) => match_id)).toEqual([playing]);
});
