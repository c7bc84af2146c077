/**
 * Pages that links of e-mails open, without signing in. A GET changes nothing, since scanners of mailboxes open every link; the button sends a
 * POST, and so does the one click of RFC 8058. R-NOT-18, R-NOT-19
 */
import type { NotificationLanguage } from '@mundo-manager/rules/notifications';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { confirmAddress, stopEmails } from '../email/link-actions.ts';
import { type Page, pageHtml, questionOf } from '../email/link-pages.ts';
import { PAGE_TEXTS } from '../email/page-texts.ts';
import { CONFIRM_PATH, type LinkAction, type MailLinks, readAction, UNSUBSCRIBE_PATH } from '../email/signed-links.ts';
import type { RouteHost } from '../http/register-route.ts';
import { readerLanguage } from '../identity/reader-language.ts';
import type { Queries } from '../storage/storage.ts';

const BODY_BYTES = 1_024;
const FORM = 'application/x-www-form-urlencoded';

/** Registers the pages where this server sends e-mails. */
export function registerMailLinks({ app, services, rateLimits }: RouteHost): void {
  const { mail, storage, clock, identity } = services;
  if (mail === undefined) return;
  const options = { onRequest: rateLimits.ofRefused, bodyLimit: BODY_BYTES };

  app.register(async (pages) => {
    pages.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    // Mail services send the one click as multipart too; only the form of the page says more.
    pages.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, ''));

    for (const path of [UNSUBSCRIBE_PATH, CONFIRM_PATH]) {
      pages.get(path, options, async (request, reply) => {
        const action = actionOf(mail, request.query);
        const language = await languageOf(storage.db, action, request);
        const texts = PAGE_TEXTS[language];
        return action === undefined
          ? sendPage(reply, 400, language, texts.badLink)
          : sendPage(reply, 200, language, questionOf(action, texts));
      });

      pages.post(path, options, async (request, reply) => {
        const action = actionOf(mail, request.query);
        const language = await languageOf(storage.db, action, request);
        const texts = PAGE_TEXTS[language];
        if (action === undefined) return sendPage(reply, 400, language, texts.badLink);
        const now = clock.wallNow();
        if (action.act === 'stop') {
          const isAll = new URLSearchParams(String(request.body ?? '')).get('all') === 'yes';
          await storage.transaction((tx) => stopEmails(tx, action, { isAll, now }));
          return sendPage(reply, 200, language, texts.stopped);
        }
        const isConfirmed = await storage.transaction((tx) => confirmAddress(tx, identity, action, now));
        return isConfirmed
          ? sendPage(reply, 200, language, texts.confirmed)
          : sendPage(reply, 400, language, texts.badLink);
      });
    }
  });
}

function actionOf(mail: MailLinks, query: unknown): LinkAction | undefined {
  const { token } = query as { readonly token?: unknown };
  return typeof token === 'string' ? readAction(mail, token) : undefined;
}

/** The language of the user's e-mails; of a link that names no user, the reader's. R-NOT-23 */
async function languageOf(
  queries: Queries,
  action: LinkAction | undefined,
  { headers }: FastifyRequest,
): Promise<NotificationLanguage> {
  const user =
    action &&
    (await queries.selectFrom('users').select('email_language').where('id', '=', action.userId).executeTakeFirst());
  return user?.email_language ?? readerLanguage(headers['accept-language']);
}

function sendPage(reply: FastifyReply, status: number, language: NotificationLanguage, page: Page): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(pageHtml(language, page));
}
