import { DAY } from '@mundo-manager/rules/clock';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildEmblem } from '@mundo-manager/rules/testing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const chosen = (name: string) => ({ name, emblem: buildEmblem(), uniform: { id: 7 } });

test('a visitor without a token is sent away (R-CAL-3)', async () => {
  expect(await world.visitor().send('initialData')).toMatchObject({ status: 401, error: { code: 'auth/required' } });
  const stranger = await world.signIn();
  const forged = await stranger.send('initialData', { token: `${stranger.token}x` });
  expect(forged).toMatchObject({ status: 401, error: { code: 'auth/invalid-token' } });
});

test('a user without a record gets 404, without a club 422, with one his club (R-CAL-6, R-CAL-9)', async () => {
  const user = await world.signIn('ana', 'Ana Lima');
  expect(await user.send('initialData')).toMatchObject({ status: 404, error: { code: 'user/none' } });
  const { user: record } = await user.call('createUser');
  expect(record).toMatchObject({ id: 'ana', name: 'Ana Lima', email: 'ana@example.com', clubId: null });
  expect(await user.call('createUser')).toEqual({ user: record });
  expect(await user.send('initialData')).toMatchObject({ status: 422, error: { code: 'club/none' } });

  const { club } = await user.call('createClub', { body: chosen('  Analândia   Futebol ') });
  expect(club).toMatchObject({ name: 'Analândia Futebol', version: 1, manager: { name: 'Ana Lima' } });
  expect(club.finances).toMatchObject({ totalMoney: ALPHA.clubCreation.openingMoney, credits: 30 });
  const data = await user.call('initialData');
  expect(data.club).toEqual(club);
  expect(data).toMatchObject({ currentCompetitions: [], user: { clubId: club.id }, unread: 0, clock: { scale: 1 } });
});

test('the article is chosen with the name and again later, and published with the club (R-CLU-19, R-CLU-20)', async () => {
  const user = await world.newUser();
  const { club } = await user.call('createClub', { body: { ...chosen('Coruja Preta'), article: 'a' } });
  expect(club).toMatchObject({ name: 'Coruja Preta', article: 'a' });
  const shown = async () => (await user.call('club', { params: { id: club.id } })).club;
  expect(await shown()).toMatchObject({ article: 'a' });
  expect((await user.call('managerProfile', { params: { id: club.id } })).profile.club).toMatchObject({ article: 'a' });
  const again = await user.call('chooseArticle', { body: { article: 'o' } });
  expect(again.club).not.toHaveProperty('article');
  expect(await shown()).not.toHaveProperty('article');
});

test('a name is taken whatever its case, accents and spaces (R-CAL-7)', async () => {
  await world.newManager({ clubName: 'São Bento' });
  const user = await world.newUser();
  const available = (name: string) => user.call('checkClubNameAvailability', { params: { name } });
  expect(await available('SAO  BENTO')).toEqual({ isAvailable: false });
  expect(await available('São Bento B')).toEqual({ isAvailable: true });
  expect(await user.send('createClub', { body: chosen('Sao Bento') })).toMatchObject({
    status: 409,
    error: { code: 'club/name-taken' },
  });
  expect(await user.send('initialData')).toMatchObject({ status: 422 });
});

test.each([
  ['かきくけこ', 'がぎぐげご'],
  ['نادي الامل', 'نادي الأمل'],
])('a mark makes another name if it makes another letter: %s is not %s (R-STO-10)', async (name, other) => {
  await world.newManager({ clubName: name });
  const user = await world.newUser();
  const available = (wanted: string) => user.call('checkClubNameAvailability', { params: { name: wanted } });
  expect(await available(name)).toEqual({ isAvailable: false });
  expect(await available(other)).toEqual({ isAvailable: true });
});

test.each([
  ['Ολυμπιακός', 'ολυμπιακος'],
  ['Зелёный', 'ЗЕЛЕНЫЙ'],
  ['Łódź Ünião', 'ŁODZ uniao'],
])('an accent makes no other name in Latin, Greek and Cyrillic: %s is %s (R-STO-10)', async (name, other) => {
  await world.newManager({ clubName: name });
  const user = await world.newUser();
  expect(await user.call('checkClubNameAvailability', { params: { name: other } })).toEqual({ isAvailable: false });
});

test('a name that looks like another is taken, and one that speaks for the game is refused (R-STO-12, R-STO-13)', async () => {
  await world.newManager({ clubName: 'Flamengo' });
  const user = await world.newUser();
  for (const name of ['FIamengo', 'Flameng0']) {
    expect(await user.call('checkClubNameAvailability', { params: { name } })).toEqual({ isAvailable: false });
    expect(await user.send('createClub', { body: chosen(name) })).toMatchObject({ error: { code: 'club/name-taken' } });
  }
  const reserved = { status: 422, error: { code: 'club/name-reserved', facts: { name: 'Suporte Oficial' } } };
  expect(await user.send('checkClubNameAvailability', { params: { name: 'Suporte Oficial' } })).toMatchObject(reserved);
  expect(await user.send('createClub', { body: chosen('Suporte Oficial') })).toMatchObject(reserved);
});

test('a user who deletes his account in a shared world founds the next club a week later (R-IDN-18)', async () => {
  const shared = await startWorld({ world: 'shared' });
  onTestFinished(() => shared.close());
  const { db } = shared.storage;
  const first = await shared.newManager({ userId: 'eva' });
  await first.call('deleteAccount');
  const back = await shared.newUser('eva');
  const until = shared.clock.now() + 7 * DAY;
  const found = (name: string) => back.send('createClub', { body: chosen(name) });
  expect(await found('De Volta')).toMatchObject({ status: 409, error: { code: 'user/departed', facts: { until } } });
  const rows = await db.selectFrom('departed_identities').selectAll().execute();
  expect(rows).toEqual([{ mark: 'mark of eva', until }]);
  shared.passTime(7 * DAY);
  expect(await found('De Volta')).toMatchObject({ status: 200 });
});

test('a user who deletes his account in a local world, or without a club, does not wait (R-IDN-18)', async () => {
  const local = await world.newManager({ userId: 'vai-e-vem' });
  await local.call('deleteAccount');
  expect((await (await world.newUser('vai-e-vem')).send('createClub', { body: chosen('Vai e Vem') })).status).toBe(200);
  const shared = await startWorld({ world: 'shared' });
  onTestFinished(() => shared.close());
  await (await shared.newUser('rui')).call('deleteAccount');
  expect((await (await shared.newUser('rui')).send('createClub', { body: chosen('Outra Vez') })).status).toBe(200);
});

test('two users who found a club of one name at the same instant: one gets it (R-CAL-8)', async () => {
  const users = await Promise.all([1, 2, 3].map(() => world.newUser()));
  const answers = await Promise.all(users.map((user) => user.send('createClub', { body: chosen('Ipiranga') })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a user has one club at most (R-IDN-5)', async () => {
  const manager = await world.newManager();
  expect(await manager.send('createClub', { body: chosen('Segundo Clube') })).toMatchObject({
    status: 422,
    error: { code: 'club/exists' },
  });
  const eager = await world.newUser();
  const answers = await Promise.all(
    ['Um', 'Dois'].map((name) => eager.send('createClub', { body: chosen(`Clube ${name}`) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('the rules refuse a name that is too short, with what they count (R-CAL-35)', async () => {
  const user = await world.newUser();
  expect((await user.send('createClub', { body: chosen('ab') })).error).toEqual({
    code: 'club-creation/name-length',
    message: 'O nome é curto ou longo demais.',
    facts: { length: 2, minimum: 3, maximum: 25 },
  });
});

test('a club as others see it has no money, no tactics and no boosters (R-CAL-11)', async () => {
  const [owner, visitor] = [await world.newManager(), await world.newUser()];
  const { club } = await visitor.call('club', { params: { id: owner.clubId } });
  expect(Object.keys(club).sort()).toEqual(
    ['awards', 'category', 'createdAt', 'emblem', 'facilities', 'id', 'manager', 'name', 'players', 'uniform'].sort(),
  );
  expect(await visitor.send('club', { params: { id: 'nobody' } })).toMatchObject({ status: 404 });
});

test('the operator’s address for feedback comes with the initial data, if there is one', async () => {
  const elsewhere = await startWorld({ contact: 'jogo@example.org' });
  try {
    const manager = await elsewhere.newManager();
    expect((await manager.call('initialData')).contact).toBe('jogo@example.org');
  } finally {
    await elsewhere.close();
  }
  const manager = await world.newManager();
  expect(await manager.call('initialData')).not.toHaveProperty('contact');
});
