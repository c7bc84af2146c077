import { AsyncLocalStorage } from 'node:async_hooks';
import { createRandom, drawLeague, openCompetition } from '@mundo-manager/rules';
import { rememberMatch } from '@mundo-manager/rules/competitions';
import { type LedgerEntry, postEntries } from '@mundo-manager/rules/finances';
import { afterMatchStatistics } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildEmblem, buildMatch } from '@mundo-manager/rules/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadClub } from '../src/aggregates/clubs.ts';
import { insertCompetition, loadCompetitions, storeCompetition } from '../src/aggregates/competitions.ts';
import { type Changes, lockAndLoad, storeChanges } from '../src/aggregates/lock-and-store.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Runs as another call would: without the transaction that is open around the caller. */
const outside = AsyncLocalStorage.snapshot();

const NOTHING: Changes = { entries: [], events: [] };

/** Stores changes of the clubs as a rule would. */
const change = (ids: readonly string[], make: (loaded: Awaited<ReturnType<typeof lockAndLoad>>) => Changes) =>
  world.storage.transaction(async (tx) => {
    const loaded = await lockAndLoad(tx, { clubs: ids });
    return storeChanges(tx, loaded, make(loaded), 'test', ALPHA);
  });

const clubOf = async (id: string) => {
  const stored = await loadClub(world.storage.db, id);
  if (stored === undefined) throw new Error(`no club ${id}`);
  return stored.club;
};

test('a club comes back as it was stored, its squad in the same order', async () => {
  const { clubId } = await world.newManager();
  const before = await clubOf(clubId);
  const mixed = { ...before, players: before.players.toReversed(), matchBoosters: [3, 1, 1] };
  await change([clubId], () => ({ ...NOTHING, clubs: [mixed] }));
  expect(await clubOf(clubId)).toEqual(mixed);
});

test('a player who leaves a squad must be with another club, free, or out of the game', async () => {
  const [{ clubId: from }, { clubId: to }] = [await world.newManager(), await world.newManager()];
  const [seller, buyer] = [await clubOf(from), await clubOf(to)];
  const [first, second, third, ...rest] = seller.players;
  if (first === undefined || second === undefined || third === undefined) throw new Error('no squad');
  const without = { ...seller, players: rest };
  await expect(change([from], () => ({ ...NOTHING, clubs: [without] }))).rejects.toThrow('for nowhere');
  expect(await clubOf(from)).toEqual(seller);

  const moved = { ...first, club: to, number: 99 };
  const released = { ...second, club: null, forSale: true };
  const joined = { ...buyer, players: [...buyer.players, moved] };
  await change([from, to], () => ({ ...NOTHING, clubs: [without, joined], players: [released], gone: [third.id] }));
  expect([await clubOf(from), await clubOf(to)]).toEqual([without, joined]);
  const rows = await world.storage.db
    .selectFrom('players')
    .select(['id', 'club_id', 'for_sale'])
    .where('id', 'in', [first.id, second.id, third.id])
    .execute();
  expect(new Map(rows.map(({ id, club_id, for_sale }) => [id, [club_id, for_sale]]))).toEqual(
    new Map([
      [first.id, [to, false]],
      [second.id, [null, true]],
    ]),
  );
});

test('a club carries windows of its statement, its matches and its ratings; the tables have every entry (R-STO-9)', async () => {
  const manager = await world.newManager();
  const founded = await clubOf(manager.clubId);
  const count = 70;
  const entries = Array.from({ length: count }, (_, index): LedgerEntry => {
    return { clubId: founded.id, currency: 'money', type: 'Prize', amount: index + 1, date: world.clock.now() + index };
  });
  const matches = Array.from({ length: count }, (_, index) =>
    buildMatch({ id: `m${index}`, status: 'finished', home: { id: founded.id } }),
  );
  const [player, ...others] = founded.players;
  if (player === undefined) throw new Error('no squad');
  const rated = { goals: 0, assists: 0, rating: 7 };
  const statistics = matches.reduce((sum) => afterMatchStatistics(sum, rated, ALPHA), player.statistics);
  const played = matches.reduce(rememberMatch, { ...founded, players: [{ ...player, statistics }, ...others] });
  await change([founded.id], () => ({ ...NOTHING, clubs: [postEntries(played, entries)], entries }));

  const stored = await clubOf(founded.id);
  expect(stored.finances.reports).toEqual(entries.slice(-50));
  expect(stored.lastMatches).toEqual(matches.slice(-20));
  expect(stored.players[0]?.statistics).toMatchObject({ matches: count, ratings: Array(20).fill(7) });
  const statement = await manager.call('statement', { query: { currency: 'money', limit: 100 } });
  expect(statement.entries.slice(0, count)).toEqual(entries.toReversed());
});

test('a club that was not locked is not stored', async () => {
  const { clubId } = await world.newManager();
  const club = await clubOf(clubId);
  await expect(change([], () => ({ ...NOTHING, clubs: [club] }))).rejects.toThrow('was not locked');
});

test('the second transaction to lock a club waits for the first, and sees what it stored (R-STO-1)', async () => {
  // The embedded database has one session, so nothing ever overlaps there.
  if (world.storage.kind === 'embedded') return;
  const { clubId } = await world.newManager();
  const steps: string[] = [];
  let second: Promise<unknown> = Promise.resolve();
  await world.storage.transaction(async (tx) => {
    const { clubs } = await lockAndLoad(tx, { clubs: [clubId] });
    const own = clubs.get(clubId);
    if (own === undefined) throw new Error('no club');
    second = outside(() =>
      world.storage.transaction(async (other) => {
        const loaded = await lockAndLoad(other, { clubs: [clubId] });
        steps.push(`second sees ${loaded.clubs.get(clubId)?.version}`);
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    steps.push('first stores');
    await storeChanges(tx, { ...(await lockAndLoad(tx, {})), clubs }, { ...NOTHING, clubs: [own.club] }, 'test', ALPHA);
  });
  await second;
  expect(steps).toEqual(['first stores', 'second sees 2']);
});

test('a drawn league comes back with its matches, and without its secrets (R-VER-1)', async () => {
  const managers = [];
  for (let index = 0; index < 10; index++) managers.push(await world.newManager());
  const clubs = await Promise.all(managers.map(({ clubId }) => clubOf(clubId)));
  const now = world.clock.now();
  const open = openCompetition({ id: 'l1', name: 'MM League', number: 1, category: 'Várzea' });
  const entrants = clubs.map(({ id, name, emblem }) => ({
    clubId: id,
    clubName: name,
    clubEmblem: emblem,
    joinedAt: now,
  }));
  const { competition } = drawLeague({ competition: { ...open, entrants }, clubs, now }, createRandom('draw'), ALPHA);
  const fixtures = Object.values(competition.matches).map((match) => ({
    match,
    secret: 'the-secret-of-tomorrow',
    source: 'random' as const,
    commitment: 'c'.repeat(64),
  }));
  await change([], () => ({ ...NOTHING, competitions: [competition], fixtures }));

  const stored = await loadCompetitions(world.storage.db, ['l1']);
  expect(stored.get('l1')).toEqual(competition);
  const own = await loadCompetitions(world.storage.db, ['l1'], { matchesOf: clubs[0]?.id ?? '' });
  expect(Object.keys(own.get('l1')?.matches ?? {}).length).toBe(18);
  expect(JSON.stringify([...stored])).not.toContain('secret');
});

test('an edition that two works open at the same moment keeps the clubs that the first has entered (R-CUP-1)', async () => {
  const opened = openCompetition({ id: 'twice', name: 'MM Cup', number: 99, category: 'Pro' });
  const entrants = [{ clubId: 'c1', clubName: 'Primeiro', clubEmblem: buildEmblem(), joinedAt: 1 }];
  await world.storage.transaction(async (tx) => {
    await insertCompetition(tx, opened);
    await storeCompetition(tx, opened, { ...opened, entrants });
    await insertCompetition(tx, opened);
    expect((await loadCompetitions(tx, ['twice'])).get('twice')?.entrants).toEqual(entrants);
  });
});
