/** Rare cases of cups and tournaments: too few clubs, deleted or renamed clubs, two ends at the same moment. */
import { HOUR } from '@mundo-manager/rules/clock';
import type { CupName } from '@mundo-manager/rules/competitions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadClubs } from '../src/aggregates/clubs.ts';
import type { Work } from '../src/due-work/work-kinds.ts';
import { audit } from '../src/operations/audit/index.ts';
import { competitionOf, cupDraw, decideAll, doPlanned, openCup } from './harness/cups.ts';
import { type ClubManager, type DrawnLeague, startLeague } from './harness/season.ts';

const CUPS = { ...ALPHA.competitions.cups, isPlayed: false, waitHours: 0.25 };
/** Leagues of four in one category; the tests enter clubs for cups. */
const RULESET = {
  ...ALPHA,
  competitions: { ...ALPHA.competitions, leagueClubs: 4, promotedClubs: 0, relegatedClubs: 0, cups: CUPS },
};

let world: DrawnLeague;
let manager: ClubManager;
beforeEach(async () => {
  world = await startLeague(1, { ruleset: RULESET });
  [manager] = world.managers as [ClubManager];
});
afterEach(() => world.close());

const planned = (...works: readonly Work[]) => doPlanned(world, ...works);
const competition = (id: string) => competitionOf(world, id);
const opened = (id: string, name: CupName, clubIds: readonly string[]) =>
  openCup(world, { id, name, clubIds }, RULESET);
const winAtHome = (id: string) => decideAll(world, id, RULESET);

const clubIds = async () =>
  (await world.storage.db.selectFrom('clubs').select('id').orderBy('id').execute()).map(({ id }) => id);

describe('a draw for which there are too few clubs (R-CUP-1)', () => {
  test('waits for more clubs, and is then held', async () => {
    const { storage, clock } = world;
    const bots = (await clubIds()).filter((id) => id !== manager.clubId);
    await storage.db.updateTable('clubs').set({ category: 'Pro' }).where('id', 'in', bots).execute();
    await opened('cup-x', 'MM Cup', [manager.clubId]);
    await planned(cupDraw('cup-x', clock.now()));
    expect((await competition('cup-x')).status).toBe('open');
    await storage.db.updateTable('clubs').set({ category: 'Várzea' }).where('id', 'in', bots).execute();
    await world.goTo(clock.now() + CUPS.waitHours * HOUR);
    const drawn = await competition('cup-x');
    expect(drawn.entrants).toHaveLength(4);
    expect(Object.keys(drawn.matches)).toHaveLength(2);
  });

  test('a tournament founds the bots that are lacking', async () => {
    await opened('tournament-x', 'MM Tournament', [manager.clubId]);
    await planned(cupDraw('tournament-x', world.clock.now()));
    const drawn = await competition('tournament-x');
    expect([drawn.entrants.length, drawn.phase]).toEqual([16, 'groups']);
    expect(await audit(world.storage.db, RULESET)).toEqual([]);
  });
});

test('a manager who leaves, and a club that is renamed, stay in their cup to its end (R-IDN-10, R-CUP-6)', async () => {
  const { storage, clock } = world;
  const ids = await clubIds();
  const now = clock.now();
  await opened('cup-x', 'MM Cup', ids);
  await planned(cupDraw('cup-x', now, 1));
  const other = ids.find((id) => id !== manager.clubId) ?? '';
  await storage.db
    .updateTable('clubs')
    .set({ name: 'Outro Nome', name_key: 'outronome' })
    .where('id', '=', other)
    .execute();
  await manager.call('deleteAccount');
  await winAtHome('cup-x');
  await planned(cupDraw('cup-x', now, 2));
  await winAtHome('cup-x');
  await planned({ kind: 'cup-end', id: 'cup-x', dueAt: now, payload: { id: 'cup-x' } });
  expect((await competition('cup-x')).status).toBe('finished');
  const after = await loadClubs(storage.db, ids);
  expect([...after.values()].filter((stored) => stored.club.competitions.current.includes('cup-x'))).toEqual([]);
  expect([...after.values()].map((stored) => stored.club.name)).toContain('Outro Nome');
});

test('a league and a cup that end at the same moment both pay their prizes (R-CUP-6, R-COM-17)', async () => {
  const { storage, clock } = world;
  const ids = await clubIds();
  const now = clock.now();
  await opened('cup-x', 'MM Cup', ids);
  await planned(cupDraw('cup-x', now, 1));
  await winAtHome('cup-x');
  await planned(cupDraw('cup-x', now, 2));
  await winAtHome('cup-x');
  await winAtHome(world.id);
  await planned(
    { kind: 'league-end', id: world.id, dueAt: now, payload: { id: world.id } },
    { kind: 'cup-end', id: 'cup-x', dueAt: now, payload: { id: 'cup-x' } },
  );
  expect([(await competition('cup-x')).status, (await competition(world.id)).status]).toEqual(['finished', 'finished']);
  const clubs = [...(await loadClubs(storage.db, ids)).values()].map((stored) => stored.club);
  expect(clubs.flatMap(({ competitions }) => competitions.current)).toEqual([]);
  expect(
    clubs.flatMap(({ awards }) => awards.map(({ competition: name, place }) => `${name} ${place}`)).sort(),
  ).toEqual(['MM Cup 1', 'MM Cup 2', 'MM Cup 3', 'MM Cup 3', 'MM League 1', 'MM League 2', 'MM League 3']);
});

test('an entry of clubs that are in a cup already enters none twice (R-CUP-1)', async () => {
  const { storage, clock } = world;
  await opened('cup-x', 'MM Cup', [manager.clubId]);
  const entry = (id: string): Work => ({ kind: 'cup-entry', id, dueAt: clock.now(), payload: { id: world.id } });
  await planned(entry('a'));
  const cups = await storage.db.selectFrom('competitions').select('id').where('name', '=', 'MM Cup').execute();
  const entrants = (await Promise.all(cups.map(({ id }) => competition(id)))).flatMap((cup) => cup.entrants);
  expect(new Set(entrants.map(({ clubId }) => clubId)).size).toBe(entrants.length);
});
