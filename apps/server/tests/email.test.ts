/** Notifications by e-mail, with an SMTP server of one's own: consent, confirmed addresses, links without signing in. R-NOT-17 to R-NOT-19 */
import type { Notification } from '@mundo-manager/rules/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queueNotifications } from '../src/aggregates/notification-outbox.ts';
import { sendEmails, startEmails } from '../src/email/poller.ts';
import { createEmailSender, type EmailSender } from '../src/email/send-email.ts';
import { readAction, signAction } from '../src/email/signed-links.ts';
import { sendDue } from '../src/notifications/poller.ts';
import type { TestManager } from './harness/manager.ts';
import { type MailService, startMailService } from './harness/smtp.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

const HOUR = 3_600_000;
const PUBLIC_URL = 'https://jogo.exemplo.com.br';
let service: MailService;
let sender: EmailSender;
let world: TestWorld;
beforeAll(async () => {
  service = await startMailService();
  sender = createEmailSender({ url: service.url, from: 'Mundo Manager <avisos@exemplo.com.br>' });
  world = await startWorld();
});
beforeEach(async () => {
  service.received.length = 0;
  await world.storage.db.deleteFrom('notification_outbox').execute();
});
afterAll(async () => {
  sender.close();
  await world.close();
  await service.close();
});

const linksOf = () => {
  const { mail } = world.services;
  if (mail === undefined) throw new Error('no e-mail');
  return mail;
};
const options = () => {
  const { storage, clock, identity } = world;
  return { storage, clock, identity, sender, links: linksOf() };
};
const send = () => sendEmails(options());
const NONE = { sent: 0, bounced: 0, refused: 0, failed: 0, withheld: 0 };
const rows = () => world.storage.db.selectFrom('notification_outbox').selectAll().orderBy('id').execute();
const endWait = () => world.storage.db.updateTable('notification_outbox').set({ retry_at: new Date() }).execute();
const queue = (...notifications: readonly Notification[]) =>
  world.storage.transaction((tx) => queueNotifications(tx, notifications));
const agree = (manager: TestManager, kind: Notification['kind'] = 'result', isOn = true) =>
  manager.call('chooseNotification', { body: { kind, channel: 'email', isOn } });
const resultOf = (clubId: string, away = 'Ponte & Preta'): Notification => ({
  kind: 'result',
  clubId,
  date: world.clock.now(),
  match: { id: 'm 1', competitionId: 'l1', home: 'Real Boaguaba', away },
  score: [2, 1],
});
const pathOf = (url: string) => url.slice(PUBLIC_URL.length);
const open = (method: 'GET' | 'POST', path: string, payload?: string) =>
  world.app.inject({
    method,
    url: path,
    ...(payload !== undefined && { payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  });
const stopLinkOf = (mail = service.received[0]) =>
  pathOf(/<(.+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '');

test('nothing is sent without consent; with it each notification is one message of plain text and HTML (R-NOT-17, R-NOT-19)', async () => {
  const ana = await world.newManager();
  await queue(resultOf(ana.clubId));
  expect(await rows()).toEqual([]);
  const { consents, email } = await agree(ana);
  expect(consents).toMatchObject([{ kind: 'result', channel: 'email' }]);
  expect(email).toEqual({ address: 'user-1@example.com', isConfirmed: true });
  await queue(resultOf(ana.clubId), resultOf(ana.clubId));
  expect(await send()).toEqual({ ...NONE, sent: 1 });
  await queue(resultOf(ana.clubId));
  expect(await send()).toMatchObject({ sent: 0 });

  expect(service.received).toHaveLength(1);
  const [mail] = service.received;
  expect(mail?.to).toBe('user-1@example.com');
  expect(mail?.headers).toMatchObject({
    from: 'Mundo Manager <avisos@exemplo.com.br>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'list-id': '<result.jogo.exemplo.com.br>',
    'auto-submitted': 'auto-generated',
  });
  const [plain = '', html = ''] = mail?.bodies ?? [];
  expect(plain).toContain('Real Boaguaba 2 × 1 Ponte & Preta');
  expect(plain).toContain(`${PUBLIC_URL}/matchStats?competition=l1&match=m%201`);
  expect(html).toContain('Real Boaguaba 2 × 1 Ponte &amp; Preta');
  expect(html).toContain('href="https://jogo.exemplo.com.br/matchStats?competition=l1&amp;match=m%201"');
});

test('consent to e-mail sends no push; withdrawing push keeps the waiting e-mail, withdrawing e-mail drops it (R-NOT-2)', async () => {
  const bia = await world.newManager();
  await agree(bia);
  await queue(resultOf(bia.clubId));
  expect(await sendDue({ storage: world.storage, clock: world.clock, sender: world.services.push })).toMatchObject({
    sent: 0,
  });
  expect(await rows()).toMatchObject([{ browser_id: null, user_id: bia.userId }]);
  await bia.call('chooseNotification', { body: { kind: 'result', channel: 'push', isOn: false } });
  expect(await rows()).toHaveLength(1);
  await agree(bia, 'result', false);
  expect(await rows()).toEqual([]);
});

describe('the language of e-mails and of the pages that they link to (R-NOT-23)', () => {
  const WORDS = {
    'pt-BR': {
      result: ['Fim de jogo. Pênaltis: 4 × 3.', 'Abrir no Mundo Manager: ', 'Parar de receber este aviso: '],
      question: ['Confirme seu e-mail', 'Confirmar este endereço: '],
      pages: ['Parar este aviso', 'Você não recebe mais', 'Confirmar este endereço?', 'Endereço confirmado'],
    },
    'en-GB': {
      result: ['Full time. Penalties: 4 × 3.', 'Open in Mundo Manager: ', 'Stop this notice: '],
      question: ['Confirm your e-mail address', 'Confirm this address: '],
      pages: ['Stop this notice', 'You will not get this e-mail', 'Confirm this address?', 'Address confirmed'],
    },
    es: {
      result: ['Final del partido. Penaltis: 4 × 3.', 'Abrir en Mundo Manager: ', 'Dejar de recibir este aviso: '],
      question: ['Confirma tu correo', 'Confirmar esta dirección: '],
      pages: [
        'No recibir este aviso',
        'Ya no recibirás este correo',
        '¿Confirmar esta dirección?',
        'Dirección confirmada',
      ],
    },
  } as const;
  const PORTUGUESE = /[ãõçêô]|\b(?:você|não|em|um|este endereço|parar|receber|jogo|todos os e-mails)\b/i;

  test.each(Object.keys(WORDS) as (keyof typeof WORDS)[])(
    'is %s if the user reads the game in it',
    async (language) => {
      const manager = await world.newManager({ userId: `unverified-${language.toLowerCase()}` });
      expect((await manager.call('notificationSettings')).emailLanguage).toBe('pt-BR');
      const settings = await manager.call('chooseEmailLanguage', { body: { language } });
      expect(settings.emailLanguage).toBe(language);
      expect((await manager.call('exportAccount')).notifications.emailLanguage).toBe(language);

      const said: string[] = [];
      const pages: string[] = [];
      const follow = async (link: string) => {
        const [page, done] = [await open('GET', link), await open('POST', link, '')];
        pages.push(page.body, done.body);
      };
      await manager.call('confirmEmail', { body: {} });
      await send();
      await follow(pathOf(/https:\S+confirmar\S+/.exec(service.received[0]?.bodies[0] ?? '')?.[0] ?? ''));
      await agree(manager);
      await queue({ ...resultOf(manager.clubId), shootOut: [4, 3] } as Notification);
      await send();
      await follow(stopLinkOf(service.received[1]));
      expect(service.received).toHaveLength(2);

      for (const [at, words] of [WORDS[language].question, WORDS[language].result].entries()) {
        const mail = service.received[at];
        const [plain = '', html = ''] = mail?.bodies ?? [];
        for (const each of words) expect(plain).toContain(each);
        expect(mail?.headers['content-language']).toBe(language);
        expect(html).toContain(`<html lang="${language}">`);
        said.push(mail?.headers.subject ?? '', plain, html);
      }
      for (const each of WORDS[language].pages) expect(pages.join()).toContain(each);
      for (const page of pages) expect(page).toContain(`<html lang="${language}">`);
      // Addresses of links and styles are no words.
      const text = [...said, ...pages].join(' ').replaceAll(/https?:\S+|<[^>]+>/g, ' ');
      if (language !== 'pt-BR') expect(text).not.toMatch(PORTUGUESE);
      else expect(text).toMatch(PORTUGUESE);
    },
  );

  test('is the browser’s on the page of a link that names no user', async () => {
    const pageIn = async (language: string) => {
      const headers = { 'accept-language': language };
      return (await world.app.inject({ url: '/e-mail/parar?token=x', headers })).body;
    };
    expect(await pageIn('en-US,en;q=0.9')).toContain('This link no longer works.');
    expect(await pageIn('es')).toContain('Este enlace ya no sirve.');
    expect(await pageIn('fr')).toContain('Este link não vale mais.');
  });
});

describe('the way to be sent no more (R-NOT-19)', () => {
  test('one click of the mail program, without signing in, stops the kind', async () => {
    const manager = await world.newManager();
    await agree(manager);
    await agree(manager, 'kick-off');
    await queue(resultOf(manager.clubId));
    await send();
    const link = stopLinkOf();
    const page = await open('GET', link);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Parar este aviso');
    expect((await manager.call('notificationSettings')).consents).toHaveLength(2);
    const done = await open('POST', link, 'List-Unsubscribe=One-Click');
    expect(done.statusCode).toBe(200);
    expect((await manager.call('notificationSettings')).consents).toMatchObject([{ kind: 'kick-off' }]);
    expect((await open('POST', link, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  });

  test('the page stops all e-mails on request, and no push', async () => {
    const manager = await world.newManager();
    await agree(manager);
    await agree(manager, 'kick-off');
    await manager.call('chooseNotification', { body: { kind: 'result', channel: 'push', isOn: true } });
    await queue(resultOf(manager.clubId));
    await send();
    await open('POST', stopLinkOf(), 'all=yes');
    expect((await manager.call('notificationSettings')).consents).toMatchObject([{ kind: 'result', channel: 'push' }]);
  });

  test('works as multipart too, which some mail services send', async () => {
    const manager = await world.newManager();
    await agree(manager);
    await queue(resultOf(manager.clubId));
    await send();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const payload = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const answer = await world.app.inject({ method: 'POST', url: stopLinkOf(), headers, payload });
    expect(answer.statusCode).toBe(200);
    expect((await manager.call('notificationSettings')).consents).toEqual([]);
  });

  test('a link that is forged, of another action, or of nobody changes nothing', async () => {
    const manager = await world.newManager();
    await agree(manager);
    const act = { act: 'stop', userId: manager.userId, kind: 'result' } as const;
    const forged = signAction({ key: 'another' }, act);
    const [payload = ''] = signAction(linksOf(), act).split('.');
    for (const token of ['', 'x', forged, payload, `${payload}.`, `${payload}.AAAA`]) {
      expect((await open('POST', `/e-mail/parar?token=${token}`, 'all=yes')).statusCode, token).toBe(400);
      expect((await open('GET', `/e-mail/parar?token=${token}`)).statusCode, token).toBe(400);
    }
    expect((await open('POST', '/e-mail/parar', 'all=yes')).statusCode).toBe(400);
    expect((await manager.call('notificationSettings')).consents).toHaveLength(1);
    const gone = signAction(linksOf(), { ...act, userId: 'gone' });
    expect((await open('POST', `/e-mail/parar?token=${gone}`, '')).statusCode).toBe(200);
  });
});

describe('an address that no provider vouches for (R-NOT-18)', () => {
  test('is written to once, to ask; the link in that e-mail confirms it', async () => {
    const manager = await world.newManager({ userId: 'unverified-ana' });
    expect((await manager.call('notificationSettings')).email).toMatchObject({ isConfirmed: false });
    const body = { kind: 'result', channel: 'email', isOn: true } as const;
    expect(await manager.refusal('chooseNotification', { body })).toBe('notifications/email-unconfirmed');
    await manager.call('confirmEmail', { body: {} });
    await manager.call('confirmEmail', { body: {} });
    expect(await send()).toMatchObject({ sent: 1 });
    const [mail] = service.received;
    expect(mail?.to).toBe('unverified-ana@example.com');
    expect(mail?.headers['list-unsubscribe']).toBeUndefined();
    const link = pathOf(/https:\S+confirmar\S+/.exec(mail?.bodies[0] ?? '')?.[0] ?? '');
    expect((await open('GET', link)).body).toContain('Confirmar este endereço?');
    expect((await manager.call('notificationSettings')).email).toMatchObject({ isConfirmed: false });
    expect((await open('POST', link, '')).statusCode).toBe(200);
    expect((await manager.call('notificationSettings')).email).toMatchObject({ isConfirmed: true });
    await agree(manager);
    await queue(resultOf(manager.clubId));
    expect(await send()).toMatchObject({ sent: 1 });
  });

  test('a link of three days ago, or of another address, confirms nothing', async () => {
    const { userId } = await world.newManager({ userId: 'unverified-bia' });
    const until = world.clock.wallNow() + HOUR;
    const confirm = (address: string, end = until) =>
      open(
        'POST',
        `/e-mail/confirmar?token=${signAction(linksOf(), { act: 'confirm', userId, address, until: end })}`,
        '',
      );
    expect((await confirm('outra@example.com')).statusCode).toBe(400);
    expect((await confirm('unverified-bia@example.com', world.clock.wallNow() - 1)).statusCode).toBe(400);
    expect((await confirm('unverified-bia@example.com')).statusCode).toBe(200);
  });

  test('is not written to by rows that are there all the same', async () => {
    const { userId } = await world.newManager({ userId: 'unverified-duda' });
    const row = { key: 'k', kind: 'result', title: 't', body: 'b', path: '/', due_at: 0 } as const;
    await world.storage.db
      .insertInto('notification_outbox')
      .values({ ...row, user_id: userId, browser_id: null, stale_at: world.clock.now() + HOUR })
      .execute();
    expect(await send()).toEqual({ ...NONE, withheld: 1 });
    expect(service.received).toEqual([]);
  });
});

describe('an address that refuses e-mails (R-NOT-24, R-NOT-25)', () => {
  let matches = 0;
  /** An e-mail about another match, after so many hours of real time. */
  const deliver = async (manager: TestManager & { readonly clubId: string }, hours = 0) => {
    world.passTime(hours * HOUR);
    const result = resultOf(manager.clubId);
    if (result.kind !== 'result') throw new Error('no result');
    await queue({ ...result, match: { ...result.match, id: `refused-${matches++}` } });
    return send();
  };
  /** A manager whose address answers so, with consent to results. */
  const managerWith = async (code: number, words?: string, userId?: string) => {
    const manager = await world.newManager(userId === undefined ? {} : { userId });
    await agree(manager);
    service.answer(`${manager.userId}@example.com`, code, words);
    return manager;
  };
  const emailsOf = async ({ userId }: TestManager) =>
    world.storage.db
      .selectFrom('notification_consents')
      .select('kind')
      .where('user_id', '=', userId)
      .where('channel', '=', 'email')
      .execute();
  const news = async ({ clubId }: { readonly clubId: string }) =>
    (await world.storage.db.selectFrom('inbox_messages').select('message').where('club_id', '=', clubId).execute())
      .map(({ message }) => message)
      .filter(({ facts }) => facts.type === 'emails-ended');

  test('three times in a row over a day is sent no more, and a message says so; push goes on', async () => {
    const manager = await managerWith(550, 'No such user');
    await agree(manager, 'kick-off');
    await manager.call('chooseNotification', { body: { kind: 'result', channel: 'push', isOn: true } });
    for (let hour = 0; hour < 4; hour++) expect(await deliver(manager, 5)).toMatchObject({ bounced: 1 });
    expect(await emailsOf(manager)).toHaveLength(2);
    expect(await news(manager)).toEqual([]);

    expect(await deliver(manager, 10)).toMatchObject({ bounced: 1 });
    expect(await emailsOf(manager)).toEqual([]);
    expect(await news(manager)).toMatchObject([{ kind: 'operator', link: { screen: 'account' } }]);
    expect(await deliver(manager)).toMatchObject({ sent: 0, bounced: 0 });
    const left = await world.storage.db
      .selectFrom('notification_consents')
      .select('channel')
      .where('user_id', '=', manager.userId)
      .execute();
    expect(left).toEqual([{ channel: 'push' }]);
  });

  test('is turned on again with a count that begins anew', async () => {
    const manager = await managerWith(550, '5.1.1 No such user');
    for (const hours of [0, 12, 12]) await deliver(manager, hours);
    expect(await emailsOf(manager)).toEqual([]);
    const again = await world.signIn(manager.userId);
    await agree(again);
    expect(await deliver(manager, 24)).toMatchObject({ bounced: 1 });
    expect(await deliver(manager, 24)).toMatchObject({ bounced: 1 });
    expect(await emailsOf(manager)).toHaveLength(1);
    service.answer(`${manager.userId}@example.com`, 250);
    expect(await deliver(manager)).toMatchObject({ sent: 1 });
    service.answer(`${manager.userId}@example.com`, 550);
    for (const hours of [1, 30]) await deliver(manager, hours);
    expect(await emailsOf(manager)).toHaveLength(1);
    await deliver(manager);
    expect(await emailsOf(manager)).toEqual([]);
    expect(await news(manager)).toHaveLength(2);
  });

  test('has to be confirmed again if its user had confirmed it', async () => {
    const manager = await world.newManager({ userId: 'unverified-gone' });
    await manager.call('confirmEmail', { body: {} });
    await send();
    await open('POST', pathOf(/https:\S+confirmar\S+/.exec(service.received[0]?.bodies[0] ?? '')?.[0] ?? ''), '');
    await agree(manager);
    service.answer('unverified-gone@example.com', 550);
    for (const hours of [0, 12, 12]) await deliver(manager, hours);
    const again = await world.signIn('unverified-gone');
    expect((await again.call('notificationSettings')).email).toMatchObject({ isConfirmed: false });
  });

  test.each([
    ['for the time being', 450, 'Mailbox busy'],
    ['because of the sender', 550, '5.7.1 Relaying denied'],
  ] as const)('%s still gets e-mails', async (_, code, words) => {
    const manager = await managerWith(code, words);
    for (const hours of [0, 24, 24, 24]) expect(await deliver(manager, hours)).toMatchObject({ sent: 0, bounced: 0 });
    expect(await emailsOf(manager)).toHaveLength(1);
    expect(await news(manager)).toEqual([]);
  });
});

describe('what the SMTP server answers (R-NOT-14)', () => {
  test('450 is tried again later, 550 is dropped', async () => {
    const [busy, none] = [await world.newManager(), await world.newManager()];
    for (const manager of [busy, none]) await agree(manager);
    service.answer(`${busy.userId}@example.com`, 450);
    service.answer(`${none.userId}@example.com`, 550);
    await queue(resultOf(busy.clubId), resultOf(none.clubId));
    expect(await send()).toEqual({ ...NONE, bounced: 1, failed: 1 });
    expect(await send()).toEqual(NONE);
    await endWait();
    expect(await send()).toEqual({ ...NONE, failed: 1 });
  });

  test('a server that is away loses nothing', async () => {
    const manager = await world.newManager();
    await agree(manager);
    await queue(resultOf(manager.clubId));
    const away = createEmailSender({ url: 'smtp://127.0.0.1:1', from: 'avisos@exemplo.com.br' });
    expect(await sendEmails({ ...options(), sender: away })).toMatchObject({ failed: 1 });
    away.close();
    await endWait();
    expect(await send()).toMatchObject({ sent: 1 });
  });

  test('a server elsewhere that offers no TLS is sent nothing', async () => {
    const elsewhere = createEmailSender({
      url: service.url.replace('127.0.0.1', '127.0.0.2'),
      from: 'avisos@exemplo.com.br',
    });
    expect(await elsewhere.send('ana@example.com', { text: 'x' })).toBe('failed');
    expect(service.received).toEqual([]);
    elsewhere.close();
  });
});

test('an address is one recipient, whatever it contains', async () => {
  await sender.send('ana@example.com, bia@example.com', { text: 'x' });
  expect(service.received.map(({ to }) => to)).not.toContain('bia@example.com');
});

test('the poller sends by itself, and ends', async () => {
  const manager = await world.newManager();
  await agree(manager);
  await queue(resultOf(manager.clubId));
  const own = createEmailSender({ url: service.url, from: 'avisos@exemplo.com.br' });
  const end = startEmails({ ...options(), sender: own });
  await expect.poll(() => service.received.length, { timeout: 10_000 }).toBe(1);
  await end();
});

test('the data of an account contain consents by e-mail, and its end deletes them, the address and what waits (R-NOT-15)', async () => {
  const manager = await world.newManager({ userId: 'unverified-leaver' });
  await manager.call('confirmEmail', { body: {} });
  await send();
  await open('POST', pathOf(/https:\S+confirmar\S+/.exec(service.received[0]?.bodies[0] ?? '')?.[0] ?? ''), '');
  await agree(manager);
  await queue(resultOf(manager.clubId));
  const { notifications } = await manager.call('exportAccount');
  expect(notifications.consents).toMatchObject([{ kind: 'result', channel: 'email' }]);
  await manager.call('deleteAccount');
  expect(await rows()).toEqual([]);
  expect(
    await world.storage.db.selectFrom('confirmed_emails').selectAll().where('user_id', '=', manager.userId).execute(),
  ).toEqual([]);
});

test('a server without e-mail offers none, and has no such pages (R-NOT-17)', async () => {
  const without = await startWorld({ sendsEmails: false });
  const manager = await without.newManager();
  expect((await manager.call('notificationSettings')).email).toBeNull();
  const body = { kind: 'result', channel: 'email', isOn: true } as const;
  expect(await manager.refusal('chooseNotification', { body })).toBe('notifications/no-email');
  expect(await manager.refusal('confirmEmail', { body: {} })).toBe('notifications/no-email');
  expect((await without.app.inject('/e-mail/parar?token=x')).statusCode).toBe(404);
  await without.close();
});

test('a token is read by the key that signed it alone', () => {
  const act = { act: 'stop', userId: 'u', kind: 'result' } as const;
  expect(readAction({ key: 'a' }, signAction({ key: 'a' }, act))).toEqual(act);
  expect(readAction({ key: 'b' }, signAction({ key: 'a' }, act))).toBeUndefined();
});
