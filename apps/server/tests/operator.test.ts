/** What operators do to managers, and what these notice. R-ADM-1 to R-ADM-4 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DAY } from '@mundo-manager/rules/clock';
import { tradingPairs } from '@mundo-manager/rules/fairness';
import type { GameEvent } from '@mundo-manager/rules/inbox';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildEmblem } from '@mundo-manager/rules/testing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { storeEvents } from '../src/aggregates/ledger-and-events.ts';
import { tradesSince } from '../src/operations/fairness.ts';
import { type ActionContext, ban, grant, unban } from '../src/operations/operator/actions.ts';
import { announce, resolve } from '../src/operations/operator/announcements.ts';
import { actionsOn, findManagers } from '../src/operations/operator/find-managers.ts';
import { entriesOf, refund } from '../src/operations/operator/refunds.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const act = (reason: string): ActionContext => ({ operator: 'rita', reason, now: world.clock.now() });
const transaction = <T>(work: Parameters<TestWorld['storage']['transaction']>[0]) =>
  world.storage.transaction(work) as Promise<T>;

test('a banned manager gets the end and the reason, and comes back when it is over (R-ADM-2)', async () => {
  const ana = await world.newManager({ userId: 'ana' });
  const until = world.clock.now() + 2 * DAY;
  expect(await transaction((tx) => ban(tx, 'ana', until, act('Contas repetidas')))).toBe(true);
  const refused = { status: 403, error: { code: 'user/banned', facts: { until, reason: 'Contas repetidas' } } };
  expect(await ana.send('initialData')).toMatchObject(refused);
  expect(await ana.send('collectDailyReward', { body: { rewardType: 'money' } })).toMatchObject(refused);
  expect((await ana.call('exportAccount')).club?.id).toBe(ana.clubId);
  world.passTime(2 * DAY);
  const { messages } = await ana.call('inbox');
  expect(messages.map(({ facts }) => facts)).toContainEqual({
    type: 'manager-banned',
    until,
    reason: 'Contas repetidas',
  });
});

test('a ban ends early if the operator says so (R-ADM-2)', async () => {
  const bia = await world.newManager({ userId: 'bia' });
  expect(await transaction((tx) => unban(tx, 'bia', act('?')))).toBe(false);
  await transaction((tx) => ban(tx, 'bia', world.clock.now() + DAY, act('Engano')));
  expect(await transaction((tx) => unban(tx, 'bia', act('Foi engano')))).toBe(true);
  expect((await bia.send('initialData')).status).toBe(200);
  expect(
    (await actionsOn(world.storage.db, 'bia')).map(({ operator, act: what, reason }) => [operator, what, reason]),
  ).toEqual([
    ['rita', 'ban', 'Engano'],
    ['rita', 'unban', 'Foi engano'],
  ]);
});

test('a deleted account can’t be made again before its ban is over (R-ADM-2, R-IDN-18)', async () => {
  const caio = await world.newManager({ userId: 'caio' });
  const until = world.clock.now() + 30 * DAY;
  await transaction((tx) => ban(tx, 'caio', until, act('Ofensas')));
  expect(await caio.call('deleteAccount')).toEqual({ deleted: true });
  const back = await world.newUser('caio');
  const body = { name: 'De Novo', emblem: buildEmblem(), uniform: { id: 1 } };
  expect(await back.send('createClub', { body })).toMatchObject({ error: { code: 'user/departed', facts: { until } } });
});

test('a grant is an entry, a message and a row, and takes no more than is there (R-ADM-3)', async () => {
  const duda = await world.newManager({ userId: 'duda' });
  const { credits } = (await duda.call('initialData')).club.finances;
  const give = (amount: number, clubId = duda.clubId) =>
    transaction((tx) => grant(tx, clubId, { currency: 'credits', amount }, act('Falha na fusão'), ALPHA));
  expect(await give(5)).toBeNull();
  expect(await give(-(credits + 6))).toMatchObject({ code: 'finances/insufficient-credits' });
  expect(await give(5, 'nobody')).toMatchObject({ code: 'not-found/club' });
  expect((await duda.call('initialData')).club.finances.credits).toBe(credits + 5);
  const [entry] = (await duda.call('statement')).entries;
  expect(entry).toMatchObject({ type: 'Operator Adjustment', currency: 'credits', amount: 5 });
  expect((await duda.call('inbox')).messages[0]?.facts).toMatchObject({ type: 'balance-adjusted', amount: 5 });
  expect((await actionsOn(world.storage.db, duda.clubId)).map(({ facts }) => facts)).toEqual([
    { currency: 'credits', amount: 5 },
  ]);
});

test('managers are found by id and by parts of names, and a percent sign is no wildcard (R-ADM-1)', async () => {
  const eva = await world.newManager({ userId: 'eva', clubName: 'Cem Porcento' });
  const found = async (text: string) => (await findManagers(world.storage.db, text)).map(({ userId }) => userId);
  expect(await found('eva')).toContain('eva');
  expect(await found(eva.clubId)).toEqual(['eva']);
  expect(await found('m porc')).toEqual(['eva']);
  expect(await found('%')).toEqual([]);
});

test('a spent amount is given back once, as an entry, a message and a row (R-ADM-6)', async () => {
  const fabio = await world.newManager({ userId: 'fabio' });
  const give = (amount: number) =>
    transaction((tx) => grant(tx, fabio.clubId, { currency: 'credits', amount }, act('Engano'), ALPHA));
  await give(5);
  await give(-5);
  // Two messages of one kind at one moment are one.
  world.passTime(1_000);
  const [spent, came] = await entriesOf(world.storage.db, fabio.clubId);
  const back = (id = 0) => transaction((tx) => refund(tx, id, act('Compra desfeita'), ALPHA));
  const { credits } = (await fabio.call('initialData')).club.finances;
  expect(await back(spent?.id)).toEqual({ clubId: fabio.clubId, currency: 'credits', amount: 5 });
  expect(await back(spent?.id)).toBe('refunded-before');
  expect(await back(came?.id)).toBe('no-expense');
  expect(await back(-1)).toBe('unknown-entry');
  expect((await fabio.call('initialData')).club.finances.credits).toBe(credits + 5);
  expect((await fabio.call('inbox')).messages[0]?.facts).toMatchObject({ reason: 'Compra desfeita', amount: 5 });
  expect((await actionsOn(world.storage.db, fabio.clubId)).at(-1)).toMatchObject({
    act: 'refund',
    facts: { entryId: spent?.id, amount: 5 },
  });
  expect(
    (await entriesOf(world.storage.db, fabio.clubId)).find(({ id }) => id === spent?.id)?.refundedBy,
  ).not.toBeNull();
});

test('announcements are public while they hold, and stay as past ones (R-INC-1)', async () => {
  const visitor = world.visitor();
  const real = world.clock.wallNow();
  const made = { kind: 'incident', title: 'Placares lentos', text: 'Estamos vendo.', from: real, until: null } as const;
  const id = await transaction<number>((tx) => announce(tx, made, act('Placares lentos')));
  await transaction((tx) => announce(tx, { ...made, kind: 'notice', from: real + DAY }, act('Manutenção')));
  const before = await visitor.call('serverStatus');
  expect(before.isWell).toBe(true);
  expect(before.announcements).toEqual([{ id, ...made, resolvedAt: null, isCurrent: true }]);
  expect(await transaction((tx) => resolve(tx, id, real + 1, act('Passou')))).toBe(true);
  expect(await transaction((tx) => resolve(tx, id, real + 2, act('Passou')))).toBe(false);
  const [after] = (await visitor.call('serverStatus')).announcements;
  expect(after).toMatchObject({ id, resolvedAt: real + 1, isCurrent: false });
});

test('a pair of managers whose players go one way is found (R-FAI-5)', async () => {
  const gil = await world.newManager({ userId: 'gil' });
  const hugo = await world.newManager({ userId: 'hugo' });
  for (let sale = 0; sale < 3; sale++) {
    const date = world.clock.now();
    const deal = { playerId: `p${sale}`, name: 'Zé', price: 1_000 };
    const events: GameEvent[] = [
      { clubId: hugo.clubId, date, type: 'player-bought', ...deal, otherClub: 'Clube' },
      { clubId: gil.clubId, date, type: 'player-sold', ...deal, otherClub: 'Clube' },
    ];
    await transaction((tx) => storeEvents(tx, events, `trade:${sale}`));
    world.passTime(DAY);
  }
  const [pair] = tradingPairs(await tradesSince(world.storage.db, world.clock.now() - 30 * DAY));
  expect(pair).toMatchObject({ seller: gil.clubId, buyer: hugo.clubId, trades: 3, netPaid: 3_000, isSuspicious: true });
  expect(await tradesSince(world.storage.db, world.clock.now())).toEqual([]);
});

test('the command says which arguments it needs, and does nothing by halves (R-ADM-4)', async () => {
  const data = await mkdtemp(join(tmpdir(), 'mundo-manager-admin-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const main = new URL('../src/cli/admin.ts', import.meta.url).pathname;
  const run = (...given: readonly string[]) =>
    promisify(execFile)(process.execPath, [main, ...given], { env: { ...process.env, MM_DATA: data } }).then(
      ({ stdout }) => stdout,
      ({ stderr, stdout }: { readonly stderr: string; readonly stdout: string }) => stderr || stdout,
    );
  const said: readonly (readonly [given: readonly string[], line: string])[] = [
    [['ban', 'ana', '--days', '2'], '--reason needs 1 to 200 characters'],
    [['ban', 'ana', '--days', 'x', '--reason', 'Ofensas'], '--days must be a whole number'],
    [['grant', 'club-1', '--money=0', '--reason', 'Engano'], 'the amount must not be 0'],
    [['announce', 'Aviso', '--text', 'Oi', '--kind', 'party'], '--kind must be notice or incident'],
    [['appoint', 'ana', '--days', '91', '--reason', 'Ajuda'], '--days must be 1 to 90'],
  ];
  const usage = run();
  const lines = await Promise.all(said.map(([given]) => run(...given)));
  expect(await usage).toContain('usage: npm run admin');
  expect(lines).toEqual(said.map(([, line]) => `${line}\n`));
  expect(await run('find', 'ana')).toBe('there is no world in this database yet: start the server once\n');
}, 240_000);

test('two equal acts in one moment are two messages (R-IBX-1, R-ADM-4)', async () => {
  const { clubId, call } = await world.newManager();
  const twice = { currency: 'credits', amount: 2 } as const;
  for (let count = 0; count < 2; count++)
    await world.storage.transaction((tx) => grant(tx, clubId, twice, act('Falha'), ALPHA));
  const adjusted = (await call('inbox')).messages.filter(({ facts }) => facts.type === 'balance-adjusted');
  expect(adjusted).toMatchObject([{ facts: { amount: 2 } }, { facts: { amount: 2 } }]);
  expect(new Set(adjusted.map(({ id }) => id)).size).toBe(2);
  await call('markInbox', { body: { ids: adjusted.slice(0, 1).map(({ id }) => id), read: true } });
  expect((await call('inbox')).messages.filter(({ read }) => read)).toMatchObject([{ id: adjusted[0]?.id }]);
});
