/** The page on which one chooses a test account. */

import { createHash } from 'node:crypto';
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

/** The page; its forms post `account` or `name` to the page's own address. */
export const chooserPage = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Contas de teste – Mundo Manager</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>Escolha uma conta de teste</h1>
      <p>Acesso de desenvolvimento do Mundo Manager, sem senha e só neste computador.</p>
      <form method="post" class="accounts">
        ${buttons}
      </form>
      <form method="post">
        <label for="name">Outra conta</label>
        <div class="other">
          <input id="name" name="name" required maxlength="24" autocomplete="off" spellcheck="false">
          <button>Entrar</button>
        </div>
      </form>
    </main>
  </body>
</html>
`;
