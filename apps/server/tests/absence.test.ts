/** Clubs whose managers are away. R-VAC-1 to R-VAC-6 */
import { DAY, HOUR, MINUTE } from '@mundo-manager/rules/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestManager } from './harness/manager.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startWorld();
  await world.game.found('absence');
  // A world whose bots live on takes a minute for each day.
  await world.storage.db.updateTable('clubs').set({ retired_at: 0 }).where('is_bot', '=', true).execute();
}, 60_000);
afterAll(() => world.close());

const facts = async (manager: TestManager) => (await manager.call('inbox')).messages.map((message) => message.facts);
const stateOf = (userId: string) =>
  world.storage.db.selectFrom('absences').selectAll().where('user_id', '=', userId).executeTakeFirst();
/** Without a visit: the manager's calls would be one. */
const clubOf = async (clubId: string) =>
  world.storage.db.selectFrom('clubs').selectAll().where('id', '=', clubId).executeTakeFirstOrThrow();
/** Moves game time only, as a fast clock does. */
async function passGameTime(milliseconds: number): Promise<void> {
  await world.storage.transaction((tx) => world.clock.advanceTo(tx, world.clock.now() + milliseconds));
  await world.clock.reload();
  await world.game.catchUp();
}
/** As if the manager had come last that many days ago, by both clocks. */
const lastCame = (userId: string, { real, game = real }: { readonly real: number; readonly game?: number }) =>
  world.storage.db
    .updateTable('absences')
    .set({ visited_real: world.clock.wallNow() - real * DAY, visited_game: world.clock.now() - game * DAY })
    .where('user_id', '=', userId)
    .execute();

test('a visit is stored once in ten minutes (R-VAC-2)', async () => {
  const ana = await world.newManager({ userId: 'ana' });
  const first = await stateOf('ana');
  world.passTime(9 * MINUTE);
  await ana.call('initialData');
  expect(await stateOf('ana')).toEqual(first);
  world.passTime(MINUTE);
  await ana.call('inbox');
  expect(await stateOf('ana')).toEqual(first);
  await ana.call('initialData');
  expect((await stateOf('ana'))?.visited_real).toBe(world.clock.wallNow());
});

test('game days alone bring no manager on vacation, and three days by both clocks do (R-VAC-1, R-VAC-2, R-VAC-3, R-VAC-6)', async () => {
  const bia = await world.newManager({ userId: 'bia' });
  await lastCame('bia', { real: 0, game: 30 });
  await passGameTime(DAY);
  expect(await stateOf('bia')).toMatchObject({ stage: null });

  const before = await clubOf(bia.clubId);
  await lastCame('bia', { real: 3 });
  await passGameTime(DAY);
  expect(await stateOf('bia')).toMatchObject({ stage: 'vacation', is_by_hand: false });
  const after = await clubOf(bia.clubId);
  expect(after.version).toBeGreaterThan(before.version);
  expect([after.credits, after.money <= before.money]).toEqual([before.credits, true]);
  const spent = await world.storage.db
    .selectFrom('ledger_entries')
    .select('type')
    .where('club_id', '=', bia.clubId)
    .where('cause', 'like', 'work:bot%')
    .execute();
  expect(spent).toEqual([]);

  await bia.call('initialData');
  const [back, gone] = await facts(bia);
  expect(gone).toEqual({ type: 'vacation-started', isByHand: false });
  expect(back).toMatchObject({ type: 'vacation-ended', bought: 0, sold: 0 });
  expect(back?.type === 'vacation-ended' && back.trainings + back.rests).toBeGreaterThan(0);
  expect(await stateOf('bia')).toMatchObject({ stage: null, since: null });
}, 60_000);

test('after twenty-one days the club plays as a bot, in no league, and is the manager’s again at his visit (R-VAC-4)', async () => {
  const caio = await world.newManager({ userId: 'caio' });
  await lastCame('caio', { real: 21 });
  await passGameTime(DAY);
  expect(await stateOf('caio')).toMatchObject({ stage: 'bot' });
  const { state, owner_id } = await clubOf(caio.clubId);
  expect([owner_id, state.competitions.current]).toEqual(['caio', []]);
  const { club } = await caio.call('initialData');
  expect(club.id).toBe(caio.clubId);
  expect((await facts(caio)).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['bot-took-over', 'vacation-ended']),
  );
  expect(await stateOf('caio')).toMatchObject({ stage: null });
}, 60_000);

test('a vacation by hand begins at once, outlasts visits, and ends by hand (R-VAC-5)', async () => {
  const duda = await world.newManager({ userId: 'duda' });
  const since = world.clock.now();
  expect(await duda.call('setVacation', { body: { isOn: true } })).toEqual({ since });
  expect(await duda.call('setVacation', { body: { isOn: true } })).toEqual({ since });
  expect((await duda.call('initialData')).vacation).toEqual({ since });
  await passGameTime(13 * HOUR);
  expect((await duda.call('initialData')).vacation).toEqual({ since });
  expect(await duda.call('setVacation', { body: { isOn: false } })).toEqual({ since: null });
  expect('vacation' in (await duda.call('initialData'))).toBe(false);
  expect((await facts(duda)).map(({ type }) => type)).toEqual(['vacation-ended', 'vacation-started']);
}, 60_000);
