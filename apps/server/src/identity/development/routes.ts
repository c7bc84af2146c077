/** The development provider over HTTP, below `/api/dev-identity`, for callers on this machine only. */

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { quietRoute } from '../quiet-route.ts';
import { readerLanguage } from '../reader-language.ts';
import { accountIdOf, testAccount } from './accounts.ts';
import { developmentIdentityPath } from './client.ts';
import { isLocalCaller } from './loopback.ts';
import { CHOOSER_TEXTS, chooserPage, chooserPolicy } from './page.ts';

const form = 'application/x-www-form-urlencoded';

/** The routes as a Fastify plugin, to be registered without a prefix. */
export function developmentRoutes(provider: Provider): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', refuseStrangers);
    await app.register(chooser(provider));
    await app.register(protocol(provider));
  };
}

async function refuseStrangers(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (isLocalCaller({ remoteAddress: request.raw.socket.remoteAddress, headers: request.headers })) return undefined;
  // A person reads this in his browser; no client of the contract comes here.
  return page(reply).status(403).type('text/plain; charset=utf-8').send(textsFor(request).elsewhere);
}

function chooser(provider: Provider): FastifyPluginAsync {
  return async (app) => {
    const path = `${developmentIdentityPath}/interaction/:uid`;
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );

    app.get(path, quietRoute, async (request, reply) => {
      await provider.interactionDetails(request.raw, reply.raw);
      return page(reply).send(chooserPage(languageOf(request)));
    });

    app.post(path, quietRoute, async (request, reply) => {
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const account = testAccount(fields.get('account') ?? accountIdOf(fields.get('name') ?? ''));
      if (account === undefined)
        return page(reply)
          .status(422)
          .send(chooserPage(languageOf(request)));
      const login = { login: { accountId: account.id } };
      const next = await provider.interactionResult(request.raw, reply.raw, login);
      return reply.header('cross-origin-opener-policy', 'unsafe-none').redirect(next, 303);
    });

    // An address that is too old or was opened in another browser: the provider has no such sign-in.
    app.setErrorHandler((_error, request, reply) =>
      page(reply).status(400).type('text/plain; charset=utf-8').send(textsFor(request).expired),
    );
  };
}

const languageOf = ({ headers }: FastifyRequest) => readerLanguage(headers['accept-language']);
const textsFor = (request: FastifyRequest) => CHOOSER_TEXTS[languageOf(request)];

function page(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', chooserPolicy)
    .header('cross-origin-opener-policy', 'unsafe-none');
}

function protocol(provider: Provider): FastifyPluginAsync {
  return async (app) => {
    const handle = provider.callback();
    app.removeAllContentTypeParsers();
    // The provider reads the body itself.
    app.addContentTypeParser(form, (_request, _payload, done) => done(null));

    app.route({
      ...quietRoute,
      method: ['GET', 'POST'],
      url: `${developmentIdentityPath}/*`,
      handler: async (request, reply) => {
        reply.hijack();
        reply.raw.setHeader('cross-origin-opener-policy', 'unsafe-none');
        // The provider is written for its own root; `originalUrl` is how it learns where it is mounted.
        const url = request.raw.url ?? '/';
        await handle(
          Object.assign(request.raw, { originalUrl: url, url: url.slice(developmentIdentityPath.length) }),
          reply.raw,
        );
      },
    });
  };
}
