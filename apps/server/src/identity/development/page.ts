/** The page on which one chooses a test account. */

import { createHash } from 'node:crypto';
import type { ReaderLanguage } from '../reader-language.ts';
import { namedAccounts } from './accounts.ts';

const style = `
:root { color-scheme: light dark; --back: #f4f6f3; --card: #fff; --text: #16211b; --soft: #5a675f; --line: #d5dcd7; --accent: #0b6b3a; --on: #fff; }
@media (prefers-color-scheme: dark) { :root { --back: #101713; --card: #18211c; --text: #e9f0eb; --soft: #9dada3; --line: #2f3b34; --accent: #4cc382; --on: #06210f; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--back); color: var(--text); font: 16px/1.45 system-ui, sans-serif; }
main { width: min(100%, 420px); background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 24px; }
h1 { margin: 0 0 4px; font-size: 22px; }
p { margin: 0 0 18px; color: var(--soft); font-size: 14px; }
.accounts { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-bottom: 20px; }
button { min-height: 48px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--back); color: var(--text); font: inherit; text-align: left; cursor: pointer; }
button:hover { border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
label { display: block; margin-bottom: 6px; font-size: 14px; }
.other { display: flex; gap: 8px; }
input { flex: 1; min-width: 0; min-height: 48px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: inherit; font: inherit; }
.other button { background: var(--accent); border-color: var(--accent); color: var(--on); font-weight: 600; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The policy of the page: its own style, forms that go to this server, nothing else. */
export const chooserPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const buttons = namedAccounts
  .map(({ id, name }) => `<button name="account" value="${id}">${name}</button>`)
  .join('\n        ');

/** What the page and its refusals say. */
export const CHOOSER_TEXTS = {
  'pt-BR': {
    title: 'Contas de teste',
    heading: 'Escolha uma conta de teste',
    note: 'Acesso de desenvolvimento do Mundo Manager, sem senha e só neste computador.',
    other: 'Outra conta',
    enter: 'Entrar',
    elsewhere: 'As contas de teste só existem no próprio computador.',
    expired: 'Este acesso expirou. Feche esta janela e tente de novo.',
    refused: 'O acesso de desenvolvimento recusou o pedido',
    again: 'Feche esta janela e tente de novo.',
  },
  'en-GB': {
    title: 'Test accounts',
    heading: 'Choose a test account',
    note: 'Development sign-in of Mundo Manager, without password and on this computer only.',
    other: 'Another account',
    enter: 'Log in',
    elsewhere: 'Test accounts exist on the computer itself only.',
    expired: 'This sign-in has expired. Close this window and try again.',
    refused: 'The development sign-in refused the request',
    again: 'Close this window and try again.',
  },
  es: {
    title: 'Cuentas de prueba',
    heading: 'Elige una cuenta de prueba',
    note: 'Acceso de desarrollo de Mundo Manager, sin contraseña y solo en este ordenador.',
    other: 'Otra cuenta',
    enter: 'Entrar',
    elsewhere: 'Las cuentas de prueba solo existen en el propio ordenador.',
    expired: 'Este acceso ha caducado. Cierra esta ventana e inténtalo de nuevo.',
    refused: 'El acceso de desarrollo ha rechazado la petición',
    again: 'Cierra esta ventana e inténtalo de nuevo.',
  },
} as const satisfies Readonly<Record<ReaderLanguage, Readonly<Record<string, string>>>>;

/** The page; its forms post `account` or `name` to the page's own address. */
export function chooserPage(language: ReaderLanguage): string {
  const texts = CHOOSER_TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${texts.title} – Mundo Manager</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>${texts.heading}</h1>
      <p>${texts.note}</p>
      <form method="post" class="accounts">
        ${buttons}
      </form>
      <form method="post">
        <label for="name">${texts.other}</label>
        <div class="other">
          <input id="name" name="name" required maxlength="24" autocomplete="off" spellcheck="false">
          <button>${texts.enter}</button>
        </div>
      </form>
    </main>
  </body>
</html>
`;
}
