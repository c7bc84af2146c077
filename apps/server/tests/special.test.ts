/** The special: who is invited when, its draw, its end, and who sees it. R-SPE-1 to R-SPE-5 */
import { checkDraw, type RevealedDraw, roundTime } from '@mundo-manager/engine/proof';
import { HOUR } from '@mundo-manager/rules/clock';
import type { Match } from '@mundo-manager/rules/competitions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadClubs } from '../src/aggregates/clubs.ts';
import { planWork } from '../src/due-work/due-work.ts';
import type { Work } from '../src/due-work/work-kinds.ts';
import { createSecrets } from '../src/proofs/secrets.ts';
import { collectRounds } from '../src/sealing/beacon-watch.ts';
import { createInlineSimulator } from '../src/simulation/simulator.ts';
import { createGame } from '../src/world/game.ts';
import { signatureOf, startRelay, TEST_BEACON } from './harness/beacon.ts';
import { competitionOf, cupDraw, decideAll, doPlanned, openCup } from './harness/cups.ts';
import { type ClubManager, type DrawnLeague, startLeague } from './harness/season.ts';
import { SMALL_CUPS } from './harness/small-cups.ts';

const { cups } = ALPHA.competitions;
const SPECIAL = 'special-1';

let world: DrawnLeague;
let manager: ClubManager;
/** The manager's club, then the bots. */
let ids: readonly string[];
beforeEach(async () => {
  world = await startLeague(1, { ruleset: SMALL_CUPS });
  [manager] = world.managers as [ClubManager];
  const rows = await world.storage.db.selectFrom('clubs').select('id').orderBy('id').execute();
  ids = [manager.clubId, ...rows.flatMap(({ id }) => (id === manager.clubId ? [] : [id]))];
});
afterEach(() => world.close());

/** The best of those that the list begins with wins every match. */
const bestWins =
  (order: readonly string[]) =>
  ({ home, away }: Match) =>
    order.indexOf(away.id) < order.indexOf(home.id);
const end = (kind: 'league-end' | 'cup-end', id: string): Work => ({
  kind,
  id,
  dueAt: world.clock.now(),
  payload: { id },
});
const decide = (id: string, order: readonly string[]) => decideAll(world, id, SMALL_CUPS, bestWins(order));
const specialIds = async () =>
  (await world.storage.db.selectFrom('competitions').select('id').where('name', '=', 'MM Special').execute()).map(
    ({ id }) => id,
  );

/** The cup of the first league, won by the first of `order`. */
async function winCup(order: readonly string[]): Promise<void> {
  const cup = 'cup-varzea-1';
  await decide(cup, order);
  await doPlanned(world, cupDraw(cup, world.clock.now(), 2));
  await decide(cup, order);
  await doPlanned(world, end('cup-end', cup));
}

async function winLeague(order: readonly string[]): Promise<void> {
  await decide(world.id, order);
  await doPlanned(world, end('league-end', world.id));
}

test('no club is invited while one club has won everything', async () => {
  await winCup(ids);
  await winLeague(ids);
  expect(await specialIds()).toEqual([]);
});

test('the champions of league and cup are invited, play for the prizes of the special, and are free again', async () => {
  const { storage, clock } = world;
  await winCup(ids);
  await winLeague([...ids].reverse());
  const guests = [ids[0], ids.at(-1)];
  const invited = await competitionOf(world, SPECIAL);
  expect([invited.status, new Set(invited.entrants.map(({ clubId }) => clubId))]).toEqual(['open', new Set(guests)]);
  const { currentCompetitions } = await manager.call('initialData');
  expect(currentCompetitions.map(({ name, status }) => [name, status])).toContainEqual(['MM Special', 'open']);
  // A second run, as after a stop, invites no club again.
  await doPlanned(world, { kind: 'special', id: 'again', dueAt: clock.now(), payload: { id: world.id } });
  expect(await specialIds()).toEqual([SPECIAL]);

  await doPlanned(world, cupDraw(SPECIAL, clock.now()));
  const drawn = await competitionOf(world, SPECIAL);
  expect([drawn.status, drawn.phase, Object.keys(drawn.matches)]).toEqual(['started', 'final', [`${SPECIAL}-1`]]);
  await decide(SPECIAL, ids);
  await doPlanned(world, end('cup-end', SPECIAL));
  const clubs = [...(await loadClubs(storage.db, ids)).values()].map((stored) => stored.club);
  const awards = clubs.flatMap((club) => club.awards.filter(({ competition }) => competition === 'MM Special'));
  expect(awards.map(({ place }) => place).sort()).toEqual([1, 2]);
  expect(clubs.flatMap(({ competitions }) => competitions.current)).not.toContain(SPECIAL);
  const { editions } = await manager.call('editions', { query: { name: 'MM Special', category: 'Várzea' } });
  expect(editions).toMatchObject([{ id: SPECIAL, champion: { id: ids[0] } }]);
  // Its guests have no title since their invitation, and a title of the special is none.
  expect(await specialIds()).toEqual([SPECIAL]);
});

test('the draw waits while a guest can win a cup, and is tried again 12 hours later', async () => {
  const { clock, storage } = world;
  await winCup(ids);
  const [, guest = '', other = ''] = ids;
  await openCup(world, { id: 'tournament-x', name: 'MM Tournament', clubIds: [guest, other] }, SMALL_CUPS);
  await winLeague([guest, ...ids]);
  const now = clock.now();
  await doPlanned(world, cupDraw(SPECIAL, now));
  expect((await competitionOf(world, SPECIAL)).status).toBe('open');
  const tries = await storage.db
    .selectFrom('due_work')
    .select('due_at')
    .where('kind', '=', 'cup-draw')
    .where('id', 'like', `${SPECIAL}:1:%`)
    .where('done_at', 'is', null)
    .execute();
  expect(tries.map(({ due_at }) => due_at)).toEqual([now + cups.hoursToDraw * HOUR]);
});

test('a guest enters no cup or tournament until the special is over', async () => {
  const { clock } = world;
  await winCup(ids);
  await winLeague([...ids].reverse());
  await manager.call('initialData');
  await manager.call('joinCompetition', { body: { competitionName: 'MM League' } });
  await world.game.catchUp();
  await doPlanned(world, { kind: 'cup-entry', id: 'again', dueAt: clock.now(), payload: { id: 'league-varzea-2' } });
  const { currentCompetitions } = await manager.call('initialData');
  expect(currentCompetitions.map(({ name }) => name).sort()).toEqual(['MM League', 'MM Special']);
});

test('the draw of the special waits for the beacon in a root, and its proof holds (R-PRF-12)', async () => {
  const { storage, clock, services } = world;
  await winCup(ids);
  await winLeague([...ids].reverse());
  const invited = await competitionOf(world, SPECIAL);

  // From here on the world has a beacon.
  const proofs = { secrets: createSecrets('special'), beacon: TEST_BEACON };
  const simulator = createInlineSimulator();
  const game = createGame({ storage, clock, world: 'local', rulesets: services.rulesets, simulator, proofs });
  onTestFinished(() => game.close());
  await storage.transaction((tx) => planWork(tx, game.kinds, [cupDraw(SPECIAL, clock.now())]));
  await game.catchUp();
  const proofsOf = () => world.visitor().call('drawProofs', { params: { competitionId: SPECIAL } });
  expect(await proofsOf()).toMatchObject({ sealed: [{ drawId: `draw:${SPECIAL}:1` }], held: [] });
  expect((await competitionOf(world, SPECIAL)).status).toBe('open');

  const relay = await startRelay((round) => ({ round, signature: signatureOf(round) }));
  onTestFinished(() => relay.close());
  world.passTime(20_000);
  const watch = { storage, clock, kinds: game.kinds, beacon: TEST_BEACON, relays: [relay.address] };
  expect(await collectRounds({ ...watch, wall: () => clock.wallNow() })).toBe(0);
  await game.catchUp();
  expect((await competitionOf(world, SPECIAL)).status).toBe('started');
  const [held] = (await proofsOf()).held as [RevealedDraw];
  const { root } = held.place;
  expect(root.storedAt).toBeLessThan(roundTime(TEST_BEACON, root.round ?? 0));
  expect(new Set(held.draw.clubIds)).toEqual(new Set(invited.entrants.map(({ clubId }) => clubId)));
  const seen = [{ root, seenAt: root.storedAt + 1 }];
  const rules = services.rulesets.at(clock.now());
  const { ok, checks } = checkDraw(held, rules, { beacons: [TEST_BEACON], seen });
  expect([ok, checks.at(-1)]).toEqual([true, { ok: true, says: 'lots' }]);
  expect(checks).toContainEqual({ ok: true, says: 'witnessed' });
  const swapped = { ...held, outcome: { ...held.outcome, order: held.outcome.order.toReversed() } };
  expect(checkDraw(swapped, rules, { beacons: [TEST_BEACON] }).checks.at(-1)).toMatchObject({
    code: 'proof/other-lots',
  });
});
