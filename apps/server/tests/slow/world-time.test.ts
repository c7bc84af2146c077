/** Nights and weeks of a world, and that it does not matter when its work is done. */

import { DAY } from '@mundo-manager/rules/clock';
import { joinAsBot } from '@mundo-manager/rules/competitions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { sponsorshipOffers } from '@mundo-manager/rules/sponsorship';
import { afterEach, describe, expect, test } from 'vitest';
import { lockAndLoad, storeChanges } from '../../src/aggregates/lock-and-store.ts';
import { nextDueAt } from '../../src/due-work/due-work.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { startWorld, type TestWorld } from '../harness/world.ts';

const open: TestWorld[] = [];
const closing = <T extends TestWorld>(world: T): T => {
  open.push(world);
  return world;
};
afterEach(async () => {
  for (const world of open.splice(0)) await world.close();
});

/** Everything that a world is, but for real time and running numbers. */
async function stateOf({ db }: Storage) {
  const clubs = await db.selectFrom('clubs').selectAll().orderBy('id').execute();
  const players = await db.selectFrom('players').selectAll().orderBy('id').execute();
  const matches = await db.selectFrom('matches').select(['id', 'phase', 'state']).orderBy('id').execute();
  const competitions = await db.selectFrom('competitions').select(['id', 'status', 'state']).orderBy('id').execute();
  const plays = await db.selectFrom('match_plays').select(['match_id', 'seed', 'digest']).orderBy('match_id').execute();
  const entries = await db
    .selectFrom('ledger_entries')
    .select(['club_id', 'currency', 'seq', 'type', 'amount', 'balance', 'date', 'cause'])
    .orderBy('club_id')
    .orderBy('currency')
    .orderBy('seq')
    .execute();
  return { clubs, players, matches, competitions, plays, entries };
}

describe('the turn of the day (R-WLD-11)', () => {
  test('goes on through a leap day and the end of its month', async () => {
    const world = closing(await startWorld());
    world.passTime(Date.UTC(2028, 1, 28, 12) - world.clock.now());
    await world.game.found('leap');
    for (const [day, month] of [
      [29, 1],
      [1, 2],
    ] as const) {
      world.passTime(Date.UTC(2028, month, day) - world.clock.now());
      await world.game.catchUp();
    }
    const turns = await world.storage.db
      .selectFrom('due_work')
      .select('id')
      .where('kind', '=', 'day')
      .where('done_at', 'is not', null)
      .orderBy('id')
      .execute();
    expect(turns.map(({ id }) => id)).toEqual(['2028-02-29T00:00:00.000Z', '2028-03-01T00:00:00.000Z']);
  });

  test('pays wages a week after the founding and sends an event when a sponsor has left (R-FIN-15, R-SPO-13)', async () => {
    const world = closing(await startWorld());
    await world.game.found('wages');
    const manager = await world.newManager();
    const { club } = await manager.call('initialData');
    const { category, awards, lastMatches, id: clubId } = club;
    const [offer] = sponsorshipOffers({ category, awards, lastMatches, clubId, now: world.clock.now() }, ALPHA);
    await manager.call('signSponsorship', { body: { sponsorshipOfferId: offer?.id ?? '' } });
    // Days of bots are not what is asked here, and take their time.
    await world.storage.db.deleteFrom('due_work').where('kind', '=', 'bots').execute();
    const entries = async () => {
      const { entries } = await manager.call('statement');
      return entries.map(({ type }) => type);
    };
    for (let day = 1; day <= 9; day++) {
      world.passTime(DAY);
      await world.storage.db.deleteFrom('due_work').where('kind', '=', 'bots').execute();
      await world.game.catchUp();
      // Founded at noon: at the seventh midnight a week is not over yet.
      expect((await entries()).filter((type) => type === 'Salary Payment').length).toBe(day < 8 ? 0 : 1);
    }
    const { messages } = await manager.call('inbox');
    expect(messages.filter(({ facts }) => facts.type === 'sponsorship-expired').length).toBe(
      (offer?.duration ?? 0) < 9 ? 1 : 0,
    );
  });
});

describe('the same seed and the same sign-ups', () => {
  const until = Date.UTC(2026, 2, 3, 16);

  /** A world of bots alone, for ids of managers' clubs are drawn anew everywhere. */
  const lived = async (live: (world: TestWorld, goTo: (time: number) => Promise<void>) => Promise<void>) => {
    const world = closing(await startWorld());
    await world.game.found('again');
    await signUp(world, 'bot-1');
    await live(world, async (time) => {
      world.passTime(Math.max(0, time - world.clock.now()));
      await world.game.catchUp();
    });
    return stateOf(world.storage);
  };

  test('give the same world, whether its work is done in time or after a long absence (R-WLD-7)', async () => {
    const inTime = await lived(async ({ storage }, goTo) => {
      await goTo(0);
      for (let next = await nextDueAt(storage.db); next !== undefined && next <= until; ) {
        await goTo(next);
        next = await nextDueAt(storage.db);
      }
      await goTo(until);
    });
    const afterwards = await lived((_, goTo) => goTo(until));
    expect(inTime.plays.length).toBe(60);
    for (const part of ['competitions', 'plays', 'matches', 'entries', 'players', 'clubs'] as const) {
      expect(afterwards[part]).toEqual(inTime[part]);
    }
  });
});

async function signUp({ storage, clock }: TestWorld, clubId: string): Promise<void> {
  await storage.transaction(async (tx) => {
    const loaded = await lockAndLoad(tx, { clubs: [clubId], competitions: ['league-varzea-1'] });
    const [club, competition] = [loaded.clubs.get(clubId)?.club, loaded.competitions.get('league-varzea-1')];
    if (club === undefined || competition === undefined) throw new Error('nothing to sign up');
    const joined = joinAsBot({ club, competition, current: [], now: clock.now() }, ALPHA);
    if (!joined.ok) throw new Error(joined.error.code);
    const { entries, events } = joined.value;
    await storeChanges(
      tx,
      loaded,
      { clubs: [joined.value.club], competitions: [joined.value.competition], entries, events },
      'test',
      ALPHA,
    );
  });
}
