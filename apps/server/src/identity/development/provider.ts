/** The development identity provider (R-IDN-9): a real OpenID provider in this process whose accounts need no password. */

import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
// By name, because the default one warns on the console that it forgets everything at a restart; here it should.
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { readerLanguage } from '../reader-language.ts';
import { testAccount } from './accounts.ts';
import { developmentClientId, developmentIdentityPath, developmentScopes } from './client.ts';
import { CHOOSER_TEXTS } from './page.ts';

const minute = 60;

/** The provider for a server at that public URL. Keys are new with every start, and nothing is stored. */
export async function createDevelopmentProvider(publicUrl: string, clientSecret: string): Promise<Provider> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const cookie = { httpOnly: true, sameSite: 'lax', path: developmentIdentityPath } as const;
  return new Provider(`${publicUrl}${developmentIdentityPath}`, {
    adapter: createMemoryAdapter(0),
    clients: [
      {
        client_id: developmentClientId,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/api/auth/callback/development`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' }] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      long: cookie,
      short: { httpOnly: true, sameSite: 'lax' },
    },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    scopes: developmentScopes,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: 5 * minute,
      AuthorizationCode: minute,
      Grant: 10 * minute,
      IdToken: 5 * minute,
      Interaction: 10 * minute,
      Session: 10 * minute,
    },
    interactions: { url: (_context, interaction) => `${developmentIdentityPath}/interaction/${interaction.uid}` },
    findAccount: (_context, id) => {
      const account = testAccount(id);
      if (account === undefined) return undefined;
      const { name, email } = account;
      return { accountId: id, claims: () => ({ sub: id, name, email, email_verified: true }) };
    },
    // Choosing an account is consent enough.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(developmentScopes.join(' '));
      await grant.save();
      return grant;
    },
    renderError: (context, out) => {
      context.type = 'text/plain';
      const { refused, again } = CHOOSER_TEXTS[readerLanguage(context.get('accept-language'))];
      context.body = `${refused} (${out.error}). ${again}`;
    },
  });
}
