/** What operators do over the interface: who may, what it leaves, and what is refused to all. R-OPR-5 to R-OPR-7 */
import { DAY } from '@mundo-manager/rules/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint, dismiss, operatorUntil, userCalled } from '../src/operations/operator/operators.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const act = () => ({ operator: 'rita', reason: 'Cuida do mundo', now: world.clock.now() });
async function newOperator(userId: string, days = 1) {
  const manager = await world.newManager({ userId });
  await world.storage.transaction((tx) => appoint(tx, userId, world.clock.wallNow() + days * DAY, act()));
  return manager;
}

test('a scope begins with its appointment, and ends by itself or at once (R-OPR-6)', async () => {
  const olga = await world.newManager({ userId: 'olga' });
  expect(await olga.call('operatorScope')).toEqual({ until: null });
  expect(await olga.send('operatorActs')).toMatchObject({ status: 403, error: { code: 'operator/required' } });
  await world.storage.transaction((tx) => appoint(tx, 'olga', world.clock.wallNow() + DAY, act()));
  expect(await olga.call('operatorScope')).toEqual({ until: world.clock.wallNow() + DAY });
  expect((await olga.call('operatorActs', { query: { of: 'olga' } })).acts).toMatchObject([
    { act: 'appoint', operator: 'rita', reason: 'Cuida do mundo' },
  ]);
  world.passTime(DAY);
  expect(await olga.refusal('operatorActs')).toBe('operator/required');

  await world.storage.transaction((tx) => appoint(tx, 'olga', world.clock.wallNow() + DAY, act()));
  expect((await olga.send('operatorActs')).status).toBe(200);
  expect(await world.storage.transaction((tx) => dismiss(tx, 'olga', act()))).toBe(true);
  expect(await world.storage.transaction((tx) => dismiss(tx, 'olga', act()))).toBe(false);
  expect(await olga.refusal('operatorActs')).toBe('operator/required');
});

test('an action over the interface is the row and the message of the command line (R-OPR-5, R-ADM-4)', async () => {
  const operator = await newOperator('paula');
  const rui = await world.newManager({ userId: 'rui', clubName: 'Ruivo' });
  const grant = { act: 'grant', clubId: rui.clubId, currency: 'credits', amount: 3, reason: 'Falha na fusão' } as const;
  const done = await operator.call('operatorAct', { body: grant, key: 'grant-three-credits' });
  expect(done.act).toMatchObject({ act: 'grant', clubId: rui.clubId, userId: 'rui', reason: 'Falha na fusão' });
  expect(done.act.operator).toMatch(/\(paula\)$/);
  expect(await operator.call('operatorAct', { body: grant, key: 'grant-three-credits' })).toEqual(done);
  expect((await rui.call('inbox')).messages[0]?.facts).toMatchObject({ type: 'balance-adjusted', amount: 3 });

  await operator.call('operatorAct', { body: { act: 'ban', userId: 'rui', days: 2, reason: 'Ofensas' } });
  expect(await rui.refusal('initialData')).toBe('user/banned');
  expect((await operator.call('findManagers', { query: { text: 'Ruivo' } })).found).toMatchObject([
    { userId: 'rui', clubName: 'Ruivo', bannedUntil: world.clock.now() + 2 * DAY },
  ]);
  await operator.call('operatorAct', { body: { act: 'unban', userId: 'rui', reason: 'Foi engano' } });
  await operator.call('operatorAct', { body: { act: 'mute', userId: 'rui', days: 2, reason: 'Ofensas' } });
  await operator.call('operatorAct', { body: { act: 'unmute', userId: 'rui', reason: 'Desculpou-se' } });
  await operator.call('operatorAct', {
    body: { act: 'rename', clubId: rui.clubId, name: 'Ruivo Novo', reason: 'A pedido' },
  });
  expect((await rui.call('initialData')).club.name).toBe('Ruivo Novo');
  const { acts } = await operator.call('operatorActs', { query: { of: rui.clubId } });
  expect(acts.map((each) => each.act)).toEqual(['rename', 'unmute', 'mute', 'unban', 'ban', 'grant']);
});

test('an entry is given back once, and an announcement begins and ends (R-OPR-5)', async () => {
  const operator = await newOperator('quim');
  const sara = await world.newManager({ userId: 'sara' });
  const take = { act: 'grant', clubId: sara.clubId, currency: 'credits', amount: -2, reason: 'Engano' } as const;
  await operator.call('operatorAct', { body: take });
  const entries = async () => (await operator.call('operatorEntries', { params: { id: sara.clubId } })).entries;
  const [taken] = await entries();
  const refund = { act: 'refund', entryId: taken?.id ?? 0, reason: 'Desfeito' } as const;
  world.passTime(1_000);
  await operator.call('operatorAct', { body: refund });
  expect(await operator.refusal('operatorAct', { body: refund })).toBe('operator/refunded-before');
  expect((await entries()).find(({ id }) => id === taken?.id)).toMatchObject({ amount: -2, isRefunded: true });
  expect(await operator.refusal('operatorAct', { body: { ...refund, entryId: (await entries())[0]?.id ?? 0 } })).toBe(
    'operator/no-expense',
  );

  const notice = {
    act: 'announce',
    kind: 'notice',
    title: 'Manutenção',
    text: 'Às 3h.',
    from: null,
    until: null,
  } as const;
  const { act: announced } = await operator.call('operatorAct', { body: notice });
  const id = Number(announced.facts.id);
  expect((await sara.call('serverStatus')).announcements[0]).toMatchObject({ id, title: 'Manutenção' });
  await operator.call('operatorAct', { body: { act: 'resolve', id, reason: 'Terminou' } });
  expect((await sara.call('serverStatus')).announcements[0]).toMatchObject({ id, isCurrent: false });
});

test('an operator can’t act on himself or his own club (R-OPR-7)', async () => {
  const operator = await newOperator('tina');
  const { clubId } = operator;
  const refused = (body: Parameters<typeof operator.call<'operatorAct'>>[1]) => operator.refusal('operatorAct', body);
  const reason = 'Para mim';
  for (const body of [
    { act: 'grant', clubId, currency: 'credits', amount: 5, reason },
    { act: 'rename', clubId, name: 'Meu Nome', reason },
    { act: 'unban', userId: 'tina', reason },
    { act: 'ban', userId: 'tina', days: 1, reason },
  ] as const)
    expect(await refused({ body })).toBe('operator/own-affairs');
  const other = await newOperator('ugo');
  await other.call('operatorAct', { body: { act: 'grant', clubId, currency: 'credits', amount: -1, reason } });
  const [own] = (await operator.call('operatorEntries', { params: { id: clubId } })).entries;
  expect(await refused({ body: { act: 'refund', entryId: own?.id ?? 0, reason } })).toBe('operator/own-affairs');
});

test('a banned operator does nothing, and a deleted account has no scope (R-OPR-6)', async () => {
  const first = await newOperator('vera');
  const second = await newOperator('walter');
  await first.call('operatorAct', { body: { act: 'ban', userId: 'walter', days: 1, reason: 'Abuso' } });
  expect(await second.refusal('operatorActs')).toBe('user/banned');
  await second.call('deleteAccount');
  expect(await operatorUntil(world.storage.db, 'walter', world.clock.wallNow())).toBeNull();
});

test('managers are found by their e-mail address, which no answer shows; a verified one appoints (R-ADM-1, R-OPR-6)', async () => {
  const operator = await newOperator('xica');
  await world.newManager({ userId: 'yuri' });
  const account = (id: string, isVerified: boolean) =>
    sql`insert into auth_user (id, name, email, email_verified) values (${id}, ${id}, ${`${id}@exemplo.com.br`}, ${isVerified})`.execute(
      world.storage.db,
    );
  await account('yuri', true);
  const answer = await operator.send('findManagers', { query: { text: 'Yuri@Exemplo.com.br' } });
  expect(answer.data?.found).toMatchObject([{ userId: 'yuri' }]);
  expect(answer.text).not.toContain('exemplo.com.br');
  expect(await userCalled(world.storage.db, 'yuri@exemplo.com.br')).toBe('yuri');
  await world.newUser('zeca');
  await account('zeca', false);
  expect(await userCalled(world.storage.db, 'zeca@exemplo.com.br')).toBeUndefined();
  expect(await userCalled(world.storage.db, 'zeca')).toBe('zeca');
});
