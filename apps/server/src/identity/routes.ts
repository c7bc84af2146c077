/**
 * The calls below `/api/auth`: those of better-auth that the game needs, no others. A refusal is in the envelope of
 * every other call; in the popup it is a sentence.
 */
// | call | answer |
// |---|---|
// | GET /sign-in?origin&nonce | opened in a popup; ends in a page that posts `{type, nonce, token}` or `{type, nonce, error}` |
// | GET /callback/:provider | where the provider sends the popup back to |
// | GET /token | `{token}`: a new token for the session's cookie; 401 without a session |
// | POST /sign-out | ends the session |
// | POST /revoke-sessions | ends all sessions of the user, on every device |
// | GET /jwks | the public keys |
// | POST /sign-in/email, /sign-up/email | where configured: `{token, user}` |

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { authPath, clientAddressHeader } from './auth.ts';
import { quietRoute } from './quiet-route.ts';
import { type ReaderLanguage, readerLanguage } from './reader-language.ts';
import { inEnvelope, refusalResponse } from './refusals.ts';
import { unfitSignUp } from './sign-up.ts';

export interface AuthRoutes {
  readonly publicUrl: string;
  readonly handler: (request: Request) => Promise<Response>;
  readonly offeredProvider: string;
  readonly emailAndPassword: boolean;
}

/** Of the calls that take a body. */
const smallRoute = { ...quietRoute, bodyLimit: 16 * 1024 };

/** The routes as a Fastify plugin, to be registered without a prefix. */
export function authRoutes({ publicUrl, handler, offeredProvider, emailAndPassword }: AuthRoutes): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      answer(
        reply,
        await inEnvelope(await handler(toWebRequest(request, new URL(request.url, publicUrl))), request.id),
      );

    app.get<{ Querystring: Record<string, unknown> }>(`${authPath}/sign-in`, quietRoute, async (request, reply) => {
      const start = new URL(`${authPath}/oauth-popup/start`, publicUrl);
      const { origin, nonce, provider } = request.query;
      start.searchParams.set('provider', typeof provider === 'string' ? provider : offeredProvider);
      start.searchParams.set('popupOrigin', typeof origin === 'string' ? origin : publicUrl);
      if (typeof nonce === 'string') start.searchParams.set('popupNonce', nonce);
      return answerPopup(request, reply, await handler(toWebRequest(request, start)));
    });
    app.get(`${authPath}/callback/:provider`, quietRoute, async (request, reply) =>
      answerPopup(request, reply, await handler(toWebRequest(request, new URL(request.url, publicUrl)))),
    );
    app.get(`${authPath}/token`, quietRoute, pass);
    app.get(`${authPath}/jwks`, quietRoute, pass);
    app.post(`${authPath}/sign-out`, smallRoute, pass);
    app.post(`${authPath}/revoke-sessions`, smallRoute, pass);
    if (emailAndPassword) {
      app.post(`${authPath}/sign-in/email`, smallRoute, pass);
      app.post(`${authPath}/sign-up/email`, smallRoute, async (request, reply) => {
        const unfit = unfitSignUp(parsed(request.body));
        return unfit === undefined ? pass(request, reply) : answer(reply, refusalResponse(unfit.code, unfit.facts));
      });
    }
  };
}

/** What better-auth will read in the body; undefined if that is no JSON. */
function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

function toWebRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set(clientAddressHeader, request.ip);
  const body = request.body instanceof Uint8Array ? new Uint8Array(request.body) : undefined;
  return new Request(url, { method: request.method, headers, ...(body && { body }) });
}

async function answer(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  // The page that ends a popup sign-in still has the address of the redirect that it replaces.
  if (response.ok) reply.removeHeader('location');
  reply.header('cache-control', 'no-store');
  reply.header('referrer-policy', 'no-referrer');
  const policy = response.headers.get('content-security-policy') ?? "default-src 'none'";
  reply.header('content-security-policy', `${policy}; frame-ancestors 'none'`);
  // Every step of the popup, redirects too, must leave it in touch with the page that opened it.
  reply.header('cross-origin-opener-policy', 'unsafe-none');
  return reply.send(Buffer.from(await response.arrayBuffer()));
}

/** Refusals of the popup by status, and the one of all others. */
const POPUP_REFUSALS = {
  'pt-BR': {
    403: 'Esta página não pode abrir o acesso ao Mundo Manager.',
    429: 'Muitas tentativas de entrar. Espere um minuto e tente de novo.',
    other: 'Não foi possível entrar. Feche esta janela e tente de novo.',
  },
  'en-GB': {
    403: 'This page may not open the sign-in of Mundo Manager.',
    429: 'Too many attempts to log in. Wait a minute and try again.',
    other: 'Logging in did not work. Close this window and try again.',
  },
  es: {
    403: 'Esta página no puede abrir el acceso a Mundo Manager.',
    429: 'Demasiados intentos de entrar. Espera un minuto e inténtalo de nuevo.',
    other: 'No se ha podido entrar. Cierra esta ventana e inténtalo de nuevo.',
  },
} as const satisfies Readonly<Record<ReaderLanguage, object>>;

/** What a person sees in the popup: a refusal there is a sentence, not JSON. */
async function answerPopup(request: FastifyRequest, reply: FastifyReply, response: Response): Promise<FastifyReply> {
  if (response.status < 400) return answer(reply, response);
  const refusals = POPUP_REFUSALS[readerLanguage(request.headers['accept-language'])];
  const text = response.status === 403 || response.status === 429 ? refusals[response.status] : refusals.other;
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return answer(reply, new Response(text, { status: response.status, headers }));
}
