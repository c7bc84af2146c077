/**
 * Hands the web a 30-minute token instead of better-auth's session: in the message of the popup's last page and in the
 * answers of e-mail sign-in. The session stays in its cookie, out of reach of scripts (R-IDN-8).
 */

import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { type JwtOptions, OAUTH_POPUP_DATA_ELEMENT_ID, signJWT } from 'better-auth/plugins';

const dataBlock = new RegExp(
  `(<script type="application/json" id="${OAUTH_POPUP_DATA_ELEMENT_ID}">)(.*?)(</script>)`,
  's',
);

/** The plugin; it must come after `oauthPopup()`, whose page it rewrites. */
export function tokenHandover(jwtOptions: JwtOptions): BetterAuthPlugin {
  return {
    id: 'token-handover',
    hooks: {
      after: [
        {
          matcher: ({ path }) =>
            path !== undefined &&
            (path.startsWith('/callback/') || path === '/sign-in/email' || path === '/sign-up/email'),
          handler: createAuthMiddleware(async (context) => {
            const { returned, newSession } = context.context;
            if (!newSession) return;
            const token = await signJWT(context, {
              options: jwtOptions,
              payload: { sub: newSession.user.id, iat: Math.floor(Date.now() / 1000) },
            });
            if (returned instanceof Response) context.context.returned = await replaceToken(returned, token);
            else if (isRecord(returned) && 'token' in returned) context.context.returned = { ...returned, token };
          }),
        },
      ],
    },
  };
}

/** The same page with the token exchanged. Throws when the page is not as expected, so that no session leaks. */
async function replaceToken(page: Response, token: string): Promise<Response> {
  const html = await page.text();
  const block = dataBlock.exec(html);
  if (block?.[2] === undefined) throw new Error('the page that ends a popup sign-in has no data block');
  const data: unknown = JSON.parse(block[2]);
  if (!isRecord(data)) throw new Error('the data block of the popup page is not an object');
  const json = JSON.stringify({ ...data, token }).replaceAll('<', '\\u003c');
  const rewritten = html
    .replace(dataBlock, (_all, open: string, _data, close: string) => `${open}${json}${close}`)
    .replace('<html>', '<html lang="pt-BR">')
    .replace(/<title>.*?<\/title>/, '<title>Mundo Manager</title>')
    .replace('<body>', '<body><p>Pronto. Pode fechar esta janela.</p>');
  return new Response(rewritten, { status: page.status, headers: page.headers });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
