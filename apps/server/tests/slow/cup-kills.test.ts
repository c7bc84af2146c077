/** A worker that is stopped at any moment of a cup: between a last full time and the next draw nothing is lost, and nothing is done twice. R-CUP-2, R-SPE-5, R-STO-7 */
import { createRandom } from '@mundo-manager/rules';
import { DAY, HOUR } from '@mundo-manager/rules/clock';
import { afterEach, describe, expect, test } from 'vitest';
import { titlesSince } from '../../src/aggregates/club-seasons.ts';
import { doNextWork, nextDueAt } from '../../src/due-work/due-work.ts';
import { audit } from '../../src/operations/audit/index.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { type DrawnLeague, startLeague } from '../harness/season.ts';
import { SMALL_CUPS } from '../harness/small-cups.ts';

/** `MM_KILL_SEEDS=6-65` tries other seeds. */
const [first = 1, last = first] = (process.env.MM_KILL_SEEDS ?? '1-3').split('-').map(Number);
const SEEDS = Array.from({ length: last - first + 1 }, (_, index) => `kill ${first + index}`);

let world: DrawnLeague | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
});

/** The storage of a process that dies at the end of its next transaction, before it is committed. */
function dying(storage: Storage): Storage {
  return {
    ...storage,
    transaction: (work) =>
      storage.transaction(async (tx) => {
        await work(tx);
        // What a client reads of a connection that is gone.
        throw new Error('Connection terminated unexpectedly');
      }),
  };
}

/** One special of both champions, played to its end; none if one club has won league and cup. R-SPE-1, R-SPE-5 */
async function expectSpecial({ db }: Storage): Promise<void> {
  const champions = new Set((await titlesSince(db, 0)).map(({ clubId }) => clubId));
  const specials = await db.selectFrom('competitions').selectAll().where('name', '=', 'MM Special').execute();
  if (champions.size < 2) return expect(specials).toEqual([]);
  const [special] = specials;
  expect(specials).toHaveLength(1);
  expect([special?.status, special?.state.entrants.length]).toEqual(['finished', 2]);
  const matches = await db.selectFrom('matches').select('phase').where('competition_id', '=', 'special-1').execute();
  expect(matches).toEqual([{ phase: 'finished' }]);
  const told = await db
    .selectFrom('events')
    .select(['type', 'club_id'])
    .where('cause', 'like', 'work:%special-1%')
    .where('type', 'in', ['competition-drawn', 'competition-finished'])
    .execute();
  expect(told).toHaveLength(4);
  expect(new Set(told.map(({ type, club_id }) => `${type} ${club_id}`)).size).toBe(4);
}

describe('a cup whose worker is killed before a commit, a third of all times', () => {
  test.each(SEEDS)(
    '%s: is drawn round by round and ends with one champion',
    async (seed) => {
      const started = await startLeague(1, { seed, ruleset: SMALL_CUPS });
      world = started;
      const { storage, game, clock } = started;
      const random = createRandom(seed);
      const end = clock.now() + 10 * DAY;
      let kills = 0;
      for (let due = await nextDueAt(storage.db); due !== undefined && due <= end; due = await nextDueAt(storage.db)) {
        started.passTime(Math.max(0, due - clock.now()));
        if (random.next() < 1 / 3) {
          kills++;
          await expect(doNextWork(dying(storage), game.kinds, clock.now())).rejects.toThrow('Connection terminated');
        } else {
          expect((await doNextWork(storage, game.kinds, clock.now())).state).toBe('done');
        }
      }
      expect(kills).toBeGreaterThan(20);

      const cup = await storage.db
        .selectFrom('competitions')
        .selectAll()
        .where('name', '=', 'MM Cup')
        .executeTakeFirstOrThrow();
      expect(cup.status).toBe('finished');
      const matches = await storage.db
        .selectFrom('matches')
        .select(['round', 'date', 'phase'])
        .where('competition_id', '=', cup.id)
        .orderBy('round')
        .execute();
      expect(matches.map(({ round, phase }) => [round, phase])).toEqual([
        [1, 'finished'],
        [1, 'finished'],
        [2, 'finished'],
      ]);
      expect((matches[2]?.date ?? 0) - (matches[0]?.date ?? 0)).toBeGreaterThanOrEqual(12 * HOUR);
      const ended = await storage.db
        .selectFrom('events')
        .select('club_id')
        .where('type', '=', 'competition-finished')
        .where('cause', '=', `work:cup-end:${cup.id}`)
        .execute();
      expect(new Set(ended.map(({ club_id }) => club_id)).size).toBe(4);
      expect(ended).toHaveLength(4);
      await expectSpecial(storage);
      expect(await audit(storage.db, SMALL_CUPS)).toEqual([]);
    },
    300_000,
  );
});
