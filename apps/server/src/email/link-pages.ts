/** The pages that links of e-mails open, as HTML. R-NOT-18, R-NOT-19, R-NOT-23 */
import type { NotificationLanguage } from '@mundo-manager/rules/notifications';
import { escaped } from './compose.ts';
import { PAGE_TEXTS, type PageText, type PageTexts } from './page-texts.ts';
import type { LinkAction } from './signed-links.ts';

/** What a page of a link shows. */
export interface Page extends PageText {
  /** Submits of a form that posts to the address of the page. */
  readonly buttons?: readonly { readonly words: string; readonly all?: true }[];
}

/** The page that asks before it acts. */
export function questionOf({ act }: LinkAction, { askConfirm, askStop }: PageTexts): Page {
  if (act === 'confirm') return { ...askConfirm, buttons: [{ words: askConfirm.button }] };
  return { ...askStop, buttons: [{ words: askStop.button }, { words: askStop.all, all: true }] };
}

/** The whole document. */
export function pageHtml(language: NotificationLanguage, { title, text, buttons = [] }: Page): string {
  const submits = buttons.map(
    ({ words, all }) =>
      `<button style="font:inherit;padding:10px 16px;margin:0 8px 8px 0"${all ? ' name="all" value="yes"' : ''}>${escaped(words)}</button>`,
  );
  const form = submits.length === 0 ? '' : `<form method="post">${submits.join('')}</form>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} · Mundo Manager</title></head><body style="margin:0;background:#e9ede6;color:#14201a;font:18px/1.5 sans-serif"><main style="max-width:480px;margin:0 auto;padding:24px"><p style="background:#10503c;color:#ffc62e;padding:12px 16px;font-weight:bold">Mundo Manager</p><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${form}<p><a style="color:inherit" href="/account">${escaped(PAGE_TEXTS[language].toGame)}</a></p></main></body></html>`;
}
