/** The e-mail of a notification: plain text and simple HTML, with the way to be sent no more of its kind. R-NOT-19 */
import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { DueEmail } from './outbox.ts';
import { type MailLinks, unsubscribeUrl } from './signed-links.ts';
import { MAIL_TEXTS } from './texts.ts';

/** The message without sender and recipient. Sent twice, it has the same id. */
export function composeEmail(email: DueEmail, links: MailLinks): SendMailOptions {
  const { userId, key, kind, language, title, body, path } = email;
  const texts = MAIL_TEXTS[language];
  const target = `${links.publicUrl}${path}`;
  const action = kind === null ? texts.confirm : texts.open;
  const stop = kind === null ? null : unsubscribeUrl(links, userId, kind);
  const foot = stop === null ? null : { url: stop, all: `${links.publicUrl}/account` };
  const { hostname } = new URL(links.publicUrl);
  const id = createHash('sha256').update(`${userId} ${key}`).digest('hex').slice(0, 32);
  return {
    subject: title,
    messageId: `<${id}@${hostname}>`,
    text: [
      title,
      body,
      `${action}: ${target}`,
      ...(foot === null ? [] : [`${texts.stop}: ${foot.url}`, `${texts.all}: ${foot.all}`]),
    ].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body style="margin:0;background:#e9ede6;color:#14201a;font:16px/1.5 sans-serif"><div style="max-width:480px;margin:0 auto;padding:24px"><p style="background:#10503c;color:#ffc62e;padding:12px 16px;margin:0;font-weight:bold">Mundo Manager</p><div style="background:#fff;padding:16px"><h1 style="font-size:20px;margin:0 0 8px">${escaped(title)}</h1><p>${escaped(body)}</p><p><a href="${escaped(target)}">${escaped(action)}</a></p></div>${
      foot === null
        ? ''
        : `<p style="font-size:13px"><a href="${escaped(foot.url)}">${escaped(texts.stop)}</a> · <a href="${escaped(foot.all)}">${escaped(texts.all)}</a></p>`
    }</div></body></html>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(stop !== null && {
        'List-Id': `<${kind}.${hostname}>`,
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that is safe between tags and in quoted attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
