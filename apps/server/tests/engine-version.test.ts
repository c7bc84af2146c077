/** Competitions are played to their end by the engine version that they were drawn under. R-VER-6 */
import { ENGINE_VERSION, FRAME_LENGTH } from '@mundo-manager/engine';
import { DAY, MINUTE } from '@mundo-manager/rules/clock';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../src/operations/audit/index.ts';
import { matchEngineOf } from '../src/simulation/engines.ts';
import { playMatch, recordPositions } from '../src/simulation/play-match.ts';
import { type ClubManager, type DrawnLeague, startLeague } from './harness/season.ts';
import { verified } from './harness/verified.ts';

const OLDER = 2;

let league: DrawnLeague;
let manager: ClubManager;

beforeAll(async () => {
  league = await startLeague(1);
  [manager] = league.managers as [ClubManager];
});
afterAll(() => league.close());

const versionsOf = async () => {
  const rows = await league.storage.db
    .selectFrom('competitions')
    .select(['status', 'engine_version'])
    .where('name', '=', 'MM League')
    .where('category', '=', 'Várzea')
    .orderBy('number')
    .execute();
  return rows.map(({ status, engine_version }) => [status, engine_version]);
};

test('a league takes the current version at its draw, and an open one has none yet (R-VER-6)', async () => {
  expect(await versionsOf()).toEqual([
    ['started', ENGINE_VERSION],
    ['open', null],
  ]);
});

test('a league of an older engine version is played, shown live and verified by that version (R-VER-6)', async () => {
  const { db } = league.storage;
  await db.updateTable('competitions').set({ engine_version: OLDER }).where('id', '=', league.id).execute();
  const view = await manager.call('competition', { params: { competitionId: league.id } });
  const match = Object.values(view.league.matches).find(
    ({ round, home, away }) => round === 1 && [home.id, away.id].includes(manager.clubId),
  );
  if (match === undefined) throw new Error('the manager has no match in round 1');

  await league.goTo(match.date + 10 * MINUTE);
  const live = await manager.call('liveMatch', { params: { matchId: match.id }, query: { from: 0 } });
  expect(live.positions?.firstTick).toBe(0);
  expect(live.events.length).toBeGreaterThan(100);

  await league.goTo(match.date + DAY / 24);
  const { replay } = await league.visitor().call('replay', { params: { replayId: `${match.id}-replay` } });
  expect(replay.engineVersion).toBe(OLDER);
  const engine = await import(`@mundo-manager/engine/bundles/${OLDER}.js`);
  expect(verified(replay, ALPHA, { engine })).toMatchObject({ ok: true, score: replay.score });
  expect(await audit(db, ALPHA)).toEqual([]);

  const job = { input: replay.input, seed: replay.seed, ruleset: ALPHA };
  const [older, current] = [
    await playMatch({ ...job, engineVersion: OLDER }),
    await playMatch({ ...job, engineVersion: ENGINE_VERSION }),
  ];
  expect([older.engineVersion, older.digest]).toEqual([OLDER, replay.digest]);
  expect(current.digest).not.toBe(older.digest);
  const frames = await recordPositions({ ...job, engineVersion: OLDER });
  expect(frames.length % FRAME_LENGTH).toBe(0);
});

test('a version that is not here is named in the error', async () => {
  await expect(matchEngineOf(9999)).rejects.toThrow("engine version 9999 can't be loaded");
});
