/**
 * Pages that links of e-mails open, without signing in. A GET changes nothing, since scanners of mailboxes open every link; the button sends a
 * POST, and so does the one click of RFC 8058. R-NOT-18, R-NOT-19
 */
import { NOTIFICATION_KINDS, type NotificationLanguage } from '@mundo-manager/rules/notifications';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, storeConfirmed } from '../email/addresses.ts';
import { escaped } from '../email/compose.ts';
import { PAGE_TEXTS, type PageText, type PageTexts } from '../email/page-texts.ts';
import { CONFIRM_PATH, type LinkedAct, type MailLinks, readAct, UNSUBSCRIBE_PATH } from '../email/signed-links.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Services } from '../http/services.ts';
import { readerLanguage } from '../identity/reader-language.ts';
import { storeChoice } from '../notifications/choices.ts';

const BODY_BYTES = 1_024;
const FORM = 'application/x-www-form-urlencoded';

/** Answers the links of e-mails, where this server sends any. */
export async function answerMailLinks(
  app: FastifyInstance,
  services: Pick<Services, 'storage' | 'clock' | 'identity' | 'mail'>,
  { ofRefused }: Pick<RateLimits, 'ofRefused'>,
): Promise<void> {
  const { mail } = services;
  if (mail === undefined) return;
  await app.register(async (pages) => {
    pages.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    // Mail services send the one click as multipart too; only the form of the page says more.
    pages.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, ''));
    const options = { onRequest: ofRefused, bodyLimit: BODY_BYTES };
    for (const path of [UNSUBSCRIBE_PATH, CONFIRM_PATH]) {
      pages.get(path, options, async (request, reply) => {
        const act = actOf(mail, request.query);
        const language = await languageOf(services, act, request);
        const texts = PAGE_TEXTS[language];
        return act === undefined
          ? sendPage(reply, 400, language, texts.badLink)
          : sendPage(reply, 200, language, questionOf(act, texts));
      });
      pages.post(path, options, async (request, reply) => {
        const act = actOf(mail, request.query);
        const language = await languageOf(services, act, request);
        const texts = PAGE_TEXTS[language];
        if (act === undefined) return sendPage(reply, 400, language, texts.badLink);
        const isAll = new URLSearchParams(String(request.body ?? '')).get('all') === 'yes';
        const isDone = act.act === 'stop' ? await stop(services, act, isAll) : await confirm(services, act);
        if (!isDone) return sendPage(reply, 400, language, texts.badLink);
        return sendPage(reply, 200, language, act.act === 'stop' ? texts.stopped : texts.confirmed);
      });
    }
  });
}

async function stop(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  { userId, kind }: Extract<LinkedAct, { act: 'stop' }>,
  isAll: boolean,
): Promise<true> {
  const kinds = isAll ? NOTIFICATION_KINDS : [kind];
  await storage.transaction(async (tx) => {
    for (const each of kinds)
      await storeChoice(tx, userId, { kind: each, channel: 'email', isOn: false, now: clock.wallNow() });
  });
  return true;
}

/** False for a link that is too old, or of an address that is not the user's any more. */
async function confirm(
  { storage, clock, identity }: Pick<Services, 'storage' | 'clock' | 'identity'>,
  { userId, address, until }: Extract<LinkedAct, { act: 'confirm' }>,
): Promise<boolean> {
  if (clock.wallNow() > until) return false;
  return storage.transaction(async (tx) => {
    const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
    const known = user && (await addressOf(tx, identity, userId, tx));
    if (!known || known.address.toLowerCase() !== address) return false;
    await storeConfirmed(tx, userId, address);
    return true;
  });
}

function actOf(mail: MailLinks, query: unknown): LinkedAct | undefined {
  const { token } = query as { readonly token?: unknown };
  return typeof token === 'string' ? readAct(mail, token) : undefined;
}

interface Page extends PageText {
  /** Submits of a form that posts to the address of the page. */
  readonly buttons?: readonly { readonly words: string; readonly all?: true }[];
}

function questionOf({ act }: LinkedAct, { askConfirm, askStop }: PageTexts): Page {
  if (act === 'confirm') return { ...askConfirm, buttons: [{ words: askConfirm.button }] };
  return { ...askStop, buttons: [{ words: askStop.button }, { words: askStop.all, all: true }] };
}

/** The language of the user's e-mails; of a link that names no user, the reader's. R-NOT-23 */
async function languageOf(
  { storage }: Pick<Services, 'storage'>,
  act: LinkedAct | undefined,
  { headers }: FastifyRequest,
): Promise<NotificationLanguage> {
  const user =
    act &&
    (await storage.db.selectFrom('users').select('email_language').where('id', '=', act.userId).executeTakeFirst());
  return user?.email_language ?? readerLanguage(headers['accept-language']);
}

function sendPage(
  reply: FastifyReply,
  status: number,
  language: NotificationLanguage,
  { title, text, buttons = [] }: Page,
): FastifyReply {
  const submits = buttons.map(
    ({ words, all }) =>
      `<button style="font:inherit;padding:10px 16px;margin:0 8px 8px 0"${all ? ' name="all" value="yes"' : ''}>${escaped(words)}</button>`,
  );
  const form = submits.length === 0 ? '' : `<form method="post">${submits.join('')}</form>`;
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} · Mundo Manager</title></head><body style="margin:0;background:#e9ede6;color:#14201a;font:18px/1.5 sans-serif"><main style="max-width:480px;margin:0 auto;padding:24px"><p style="background:#10503c;color:#ffc62e;padding:12px 16px;font-weight:bold">Mundo Manager</p><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${form}<p><a style="color:inherit" href="/account">${escaped(PAGE_TEXTS[language].toGame)}</a></p></main></body></html>`,
    );
}
