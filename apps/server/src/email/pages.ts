/** The pages that links of e-mails open, as HTML in Brazilian Portuguese. R-NOT-18, R-NOT-19 */
import { escaped } from './compose.ts';
import type { LinkedAct } from './signed-links.ts';

/** What a page of a link shows. */
export interface Page {
  readonly title: string;
  readonly text: string;
  /** Submits of a form that posts to the address of the page. */
  readonly buttons?: readonly { readonly words: string; readonly all?: true }[];
}

export const BAD_LINK: Page = {
  title: 'Link inválido',
  text: 'Este link não vale mais. Entre no jogo e abra Conta, Avisos.',
};
export const STOPPED: Page = {
  title: 'Pronto',
  text: 'Você não recebe mais esse e-mail. Em Conta, Avisos, dá para voltar atrás.',
};
export const CONFIRMED: Page = {
  title: 'Endereço confirmado',
  text: 'Agora escolha em Conta, Avisos, o que quer receber.',
};

/** The page that asks before it acts. */
export function questionOf({ act }: LinkedAct): Page {
  if (act === 'confirm')
    return {
      title: 'Confirmar este endereço?',
      text: 'Depois disso, você pode pedir avisos do Mundo Manager por e-mail.',
      buttons: [{ words: 'Confirmar' }],
    };
  return {
    title: 'Parar de receber?',
    text: 'Os avisos no navegador não mudam.',
    buttons: [{ words: 'Parar este aviso' }, { words: 'Parar todos os e-mails', all: true }],
  };
}

/** The whole document. */
export function pageHtml({ title, text, buttons = [] }: Page): string {
  const submits = buttons.map(
    ({ words, all }) =>
      `<button style="font:inherit;padding:10px 16px;margin:0 8px 8px 0"${all ? ' name="all" value="yes"' : ''}>${escaped(words)}</button>`,
  );
  const form = submits.length === 0 ? '' : `<form method="post">${submits.join('')}</form>`;
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} · Mundo Manager</title></head><body style="margin:0;background:#e9ede6;color:#14201a;font:18px/1.5 sans-serif"><main style="max-width:480px;margin:0 auto;padding:24px"><p style="background:#10503c;color:#ffc62e;padding:12px 16px;font-weight:bold">Mundo Manager</p><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${form}<p><a style="color:inherit" href="/account">Ir para o jogo</a></p></main></body></html>`;
}
