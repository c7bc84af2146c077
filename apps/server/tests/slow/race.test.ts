/** Several processes on one PostgreSQL: nothing is done twice. Set MM_TEST_DATABASE_URL; the embedded database has one process. */

import { AsyncLocalStorage } from 'node:async_hooks';
import { HOUR } from '@mundo-manager/rules/clock';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadClubs } from '../../src/aggregates/clubs.ts';
import { audit } from '../../src/operations/audit/index.ts';
import { createSimulator, type Simulator } from '../../src/simulation/simulator.ts';
import type { Game } from '../../src/world/game.ts';
import { createTestGame } from '../harness/game.ts';
import { type DrawnLeague, startLeague } from '../harness/season.ts';

const server = process.env.MM_TEST_DATABASE_URL;
if (!server) process.stderr.write('races for match days: not run, MM_TEST_DATABASE_URL names no PostgreSQL\n');

/** Without 'l': names with 'l' and 'i' have the same key. */
const LETTERS = 'abcdefghijkmnopqrstuvwxyz';

/** Runs as another process would: without the transaction that is open around the caller. */
const outside = AsyncLocalStorage.snapshot();

describe.skipIf(!server)('two workers on one database', () => {
  let league: DrawnLeague;
  let games: Game[];
  let simulators: Simulator[];
  const outcomes: string[] = [];
  beforeAll(async () => {
    league = await startLeague(2);
    const { storage, clock, services } = league;
    const { rulesets } = services;
    simulators = [createSimulator(2), createSimulator(2)];
    games = simulators.map((simulator) =>
      createTestGame({
        storage,
        clock,
        rulesets,
        simulator,
        onOutcome: ({ state }) => outcomes.push(state),
      }),
    );
  }, 120_000);
  afterAll(async () => {
    for (const game of games) await game.close();
    for (const simulator of simulators) await simulator.close();
    await league.close();
  });

  test('play every match of two days once, and the account is clean (R-STO-6, R-STO-7)', async () => {
    league.passTime(36 * HOUR);
    await Promise.all(games.map((game) => game.catchUp()));
    await Promise.all(games.map((game) => game.catchUp()));
    const { db } = league.storage;
    const finished = await db.selectFrom('matches').select('id').where('phase', '=', 'finished').execute();
    expect(finished.length).toBe(80);
    const kickedOff = await db.selectFrom('match_plays').select('match_id').execute();
    expect(kickedOff.length).toBe(80);
    const tickets = await db.selectFrom('ledger_entries').select('id').where('type', '=', 'Tickets Sale').execute();
    expect(tickets.length).toBe(80);
    expect(outcomes.filter((state) => state === 'failed')).toEqual([]);
    expect(await audit(db, ALPHA)).toEqual([]);
  });

  test('managers who join while leagues are drawn all get into a league (R-CAL-13)', async () => {
    const { storage, game } = league;
    const managers: DrawnLeague['managers'][number][] = [];
    for (const letter of LETTERS) {
      managers.push(...(await Promise.all([1, 2].map((n) => league.newManager({ clubName: `Novato ${letter}${n}` })))));
    }
    let isJoining = true;
    const draws = Promise.all(
      [game, ...games].map(async (one) => {
        while (isJoining) await one.catchUp();
      }),
    );
    const answers = await Promise.all(
      managers.map((manager) => manager.send('joinCompetition', { body: { competitionName: 'MM League' } })),
    );
    isJoining = false;
    await draws;
    expect(answers.map(({ status, error }) => error?.code ?? status)).toEqual(managers.map(() => 200));
    expect(await audit(storage.db, ALPHA)).toEqual([]);
  }, 60_000);

  test('the draw of a league waits for no entrant whose club a command holds meanwhile (R-CAL-13)', async () => {
    const { storage, game } = league;
    const { clubId, ...manager } = await league.newManager({ clubName: 'Novato outra vez' });
    await manager.call('joinCompetition', { body: { competitionName: 'MM League' } });
    const fixtures = () => storage.db.selectFrom('matches').select('id').where('home_id', '=', clubId).execute();
    let caughtUp: Promise<unknown> | undefined;
    await storage.transaction(async (tx) => {
      await loadClubs(tx, [clubId], 'lock');
      // The entry into a cup, which follows the draw, does wait for the club.
      caughtUp = outside(() => game.catchUp());
      await expect.poll(async () => (await outside(fixtures)).length, { timeout: 20_000 }).toBe(9);
    });
    await caughtUp;
  }, 30_000);
});
