/** Web push with a push service of one's own: consent, browsers, the outbox, and what each answer of a service does. R-NOT-11 to R-NOT-15 */
import type { Notification } from '@mundo-manager/rules/notifications';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { claimPushes, forgetPushes, queueNotifications } from '../src/aggregates/notification-outbox.ts';
import { sendDue, startPushes } from '../src/notifications/poller.ts';
import { isPushEndpoint, isPushHost, PUSH_HOSTS } from '../src/notifications/push-hosts.ts';
import { readPushKeys } from '../src/notifications/push-keys.ts';
import type { TestManager } from './harness/manager.ts';
import { browserOf, type PushService, startPushService } from './harness/push.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let service: PushService;
let world: TestWorld;
beforeAll(async () => {
  service = await startPushService();
  world = await startWorld({ pushHosts: [...PUSH_HOSTS, service.origin] });
});
afterEach(() => world.storage.db.deleteFrom('push_browsers').execute());
afterAll(async () => {
  await world.close();
  await service.close();
});

const send = () => sendDue({ storage: world.storage, clock: world.clock, sender: world.services.push });
const sentTo = (path: string) => service.received.filter((each) => each.path === path).length;
const rows = () => world.storage.db.selectFrom('notification_outbox').selectAll().orderBy('id').execute();
const endWait = () => world.storage.db.updateTable('notification_outbox').set({ retry_at: new Date() }).execute();
const queue = (...notifications: readonly Notification[]) =>
  world.storage.transaction((tx) => queueNotifications(tx, notifications));
const agree = (manager: TestManager, isOn = true) =>
  manager.call('chooseNotification', { body: { kind: 'sponsor-expired', channel: 'push', isOn } });
const activate = (manager: TestManager, path: string) =>
  manager.call('subscribeBrowser', { body: browserOf(service.origin + path) });
const expired = (clubId: string): Notification => ({ kind: 'sponsor-expired', clubId, date: world.clock.now() });

test('nothing is sent without consent, nor to a browser that is not subscribed (R-NOT-11)', async () => {
  const ana = await world.newManager();
  const settings = await ana.call('notificationSettings');
  expect(settings).toMatchObject({ consents: [], browsers: [] });
  expect(settings.publicKey).toBe((await readPushKeys(world.storage)).publicKey);
  await activate(ana, '/ana');
  await queue(expired(ana.clubId));
  expect(await rows()).toEqual([]);
  await agree(ana);
  await queue(expired(ana.clubId), expired(ana.clubId));
  expect(await rows()).toMatchObject([{ title: 'Patrocínio encerrado', path: '/finances', done_at: null }]);
  expect(await send()).toMatchObject({ sent: 1 });
  await queue(expired(ana.clubId));
  expect(await send()).toMatchObject({ sent: 0 });
  expect(sentTo('/ana')).toBe(1);
  const received = service.received.find(({ path }) => path === '/ana');
  const headers = received?.headers ?? {};
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
  expect(headers.authorization).toMatch(/^vapid t=/);
  expect(Number(headers.ttl)).toBeGreaterThan(0);
  expect(received?.bytes).toBeGreaterThan(100);
});

test('each browser is notified in its language, from its next notification on (R-NOT-22)', async () => {
  const eva = await world.newManager();
  const [spanish, old] = [browserOf(`${service.origin}/es`), browserOf(`${service.origin}/old`)];
  await eva.call('subscribeBrowser', { body: { ...spanish, language: 'es' } });
  await eva.call('subscribeBrowser', { body: old });
  expect((await eva.call('notificationSettings')).browsers.map(({ language }) => language)).toEqual(['pt-BR', 'es']);
  await agree(eva);
  await queue(expired(eva.clubId));
  const titles = async () => (await rows()).map(({ title, body }) => title + body).toSorted();
  expect(await titles()).toEqual([
    expect.stringMatching(/^Patrocinio terminado/),
    expect.stringMatching(/^Patrocínio/),
  ]);
  await eva.call('subscribeBrowser', { body: { ...old, language: 'en-GB' } });
  await eva.call('testNotification', { body: {} });
  expect(await titles()).toEqual(
    expect.arrayContaining([
      'Mundo ManagerLos avisos llegan a este navegador.',
      'Mundo ManagerNotices reach this browser.',
    ]),
  );
});

test('a waiting notification is not sent after consent is withdrawn, nor after it is given again (R-NOT-2)', async () => {
  const bia = await world.newManager();
  await activate(bia, '/bia');
  const first = await agree(bia);
  world.passTime(1_000);
  expect((await agree(bia)).consents).toEqual(first.consents);
  await queue(expired(bia.clubId));
  expect((await agree(bia, false)).consents).toEqual([]);
  expect(await rows()).toEqual([]);
});

describe('an answer of the push service (R-NOT-14)', () => {
  test('500 is tried again later, until it is sent', async () => {
    const manager = await world.newManager();
    await activate(manager, '/busy');
    await agree(manager);
    await queue(expired(manager.clubId));
    service.answer('/busy', 500);
    expect(await send()).toMatchObject({ failed: 1 });
    expect(await send()).toMatchObject({ failed: 0 });
    expect(await rows()).toMatchObject([{ attempts: 1, done_at: null }]);
    service.answer('/busy', 201);
    await endWait();
    expect(await send()).toMatchObject({ sent: 1 });
    expect(sentTo('/busy')).toBe(2);
  });

  test.each([404, 410])('%i deletes the browser with what waits for it', async (status) => {
    const manager = await world.newManager();
    await activate(manager, `/gone${status}`);
    await agree(manager);
    await queue(expired(manager.clubId));
    service.answer(`/gone${status}`, status);
    expect(await send()).toMatchObject({ gone: 1 });
    expect((await manager.call('notificationSettings')).browsers).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test.each([400, 413])('%i drops the notification, and a redirection is not followed', async (status) => {
    const manager = await world.newManager();
    await activate(manager, `/refused${status}`);
    await agree(manager);
    await queue(expired(manager.clubId));
    service.answer(`/refused${status}`, 302);
    expect(await send()).toMatchObject({ failed: 1 });
    service.answer(`/refused${status}`, status);
    await endWait();
    expect(await send()).toMatchObject({ refused: 1 });
    await endWait();
    expect(await send()).toMatchObject({ sent: 0, refused: 0, failed: 0 });
  });

  test('a service that fails for good is asked ten times', async () => {
    const manager = await world.newManager();
    await activate(manager, '/dead');
    await agree(manager);
    await queue(expired(manager.clubId));
    service.answer('/dead', 503);
    for (let attempt = 0; attempt < 12; attempt++) {
      await send();
      await endWait();
    }
    expect(sentTo('/dead')).toBe(10);
  });
});

test('a stale notification is dropped, and deleted a day later (R-NOT-3)', async () => {
  const manager = await world.newManager();
  await activate(manager, '/late');
  await agree(manager);
  await queue(expired(manager.clubId));
  world.passTime(DAY);
  expect(await send()).toMatchObject({ sent: 0 });
  await world.storage.transaction((tx) => forgetPushes(tx, world.clock.now()));
  expect(await rows()).toHaveLength(1);
  world.passTime(DAY + 1);
  await world.storage.transaction((tx) => forgetPushes(tx, world.clock.now()));
  expect(await rows()).toEqual([]);
});

test('two processes send each notification once; one that ended before its note sends it again after the lease (R-NOT-14)', async () => {
  const manager = await world.newManager();
  await activate(manager, '/lease');
  await agree(manager);
  await queue(expired(manager.clubId));
  const [one, other] = await Promise.all([send(), send()]);
  expect(one.sent + other.sent).toBe(1);

  world.passTime(1);
  await queue(expired(manager.clubId));
  expect(await claimPushes(world.storage, world.clock.now())).toHaveLength(1);
  expect(await send()).toMatchObject({ sent: 0 });
  await endWait();
  expect(await send()).toMatchObject({ sent: 1 });
  // The tag and the topic are those of the first send, by which service and browser show it once.
  expect(sentTo('/lease')).toBe(2);
});

test('the poller sends by itself, and ends', async () => {
  const manager = await world.newManager();
  await activate(manager, '/polled');
  const end = startPushes({ storage: world.storage, clock: world.clock, sender: world.services.push });
  expect(await manager.call('testNotification', { body: {} })).toEqual({ browsers: 1 });
  await manager.call('testNotification', { body: {} });
  await expect.poll(() => sentTo('/polled'), { timeout: 10_000 }).toBe(1);
  await end();
});

describe('browsers (R-NOT-13)', () => {
  test('are listed and removed by their user alone; a test needs one', async () => {
    const [ana, bia] = [await world.newManager(), await world.newManager()];
    const { browsers } = await activate(ana, '/own');
    expect(browsers).toMatchObject([{ label: 'Firefox no Linux', endpoint: `${service.origin}/own` }]);
    const params = { browserId: browsers[0]?.id ?? '' };
    await bia.call('removeBrowser', { params });
    expect((await ana.call('notificationSettings')).browsers).toHaveLength(1);
    expect((await ana.call('removeBrowser', { params })).browsers).toEqual([]);
    expect(await ana.refusal('testNotification', { body: {} })).toBe('notifications/no-browser');
  });

  test('belong to the user who subscribed last, with no waiting notification of the user before', async () => {
    const [ana, bia] = [await world.newManager(), await world.newManager()];
    await activate(ana, '/shared');
    await agree(ana);
    await queue(expired(ana.clubId));
    await activate(bia, '/shared');
    expect((await ana.call('notificationSettings')).browsers).toEqual([]);
    expect(await send()).toMatchObject({ sent: 0 });
  });

  test('are ten at most', async () => {
    const manager = await world.newManager();
    for (let count = 0; count < 10; count++) await activate(manager, `/many${count}`);
    await activate(manager, '/many3');
    const eleventh = browserOf(`${service.origin}/many10`);
    expect(await manager.refusal('subscribeBrowser', { body: eleventh })).toBe('notifications/too-many-browsers');
  });

  test('with malformed keys are deleted at the first send', async () => {
    const manager = await world.newManager();
    const body = { ...browserOf(`${service.origin}/keyless`), p256dh: 'A'.repeat(87) };
    await manager.call('subscribeBrowser', { body });
    await agree(manager);
    await queue(expired(manager.clubId));
    expect(await send()).toMatchObject({ gone: 1 });
    expect(sentTo('/keyless')).toBe(0);
  });
});

test('data of an account contain consents and browsers, and its end deletes them (R-NOT-15)', async () => {
  const manager = await world.newManager({ userId: 'leaver' });
  await activate(manager, '/leaver');
  await agree(manager);
  await queue(expired(manager.clubId));
  const { notifications } = await manager.call('exportAccount');
  expect(notifications).toMatchObject({ consents: [{ kind: 'sponsor-expired' }], browsers: [{}] });
  await manager.call('deleteAccount');
  expect(await rows()).toEqual([]);
  const left = world.storage.db.selectFrom('notification_consents').selectAll().where('user_id', '=', 'leaver');
  expect(await left.execute()).toEqual([]);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://wns2-bl2p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.exemplo.com.br/x', false],
  ['https://exemplo.com.br/fcm.googleapis.com', false],
  ['https://notify.windows.com.br/x', false],
  ['https://169.254.169.254/latest', false],
  ['http://127.0.0.1:3000/x', false],
  ['nothing', false],
])('%s is an endpoint of a push service: %s (R-NOT-13)', (endpoint, expected) => {
  expect(isPushEndpoint(endpoint, PUSH_HOSTS)).toBe(expected);
});

test.each(['localhost', '*', '*.com.br/', 'https://exemplo.com.br', 'http://10.0.0.1:80', ''])(
  'the setting takes no %j',
  (entry) => expect(isPushHost(entry)).toBe(false),
);
