/** The development provider as better-auth sees it: one more OAuth provider, with state and PKCE like the real ones. */

import type { GenericOAuthConfig } from 'better-auth/plugins';

export const developmentIdentityPath = '/api/dev-identity';
export const developmentClientId = 'mundo-manager';
export const developmentScopes = ['openid', 'profile', 'email'];

// The addresses are given instead of discovered: discovery happens at start, before the server listens.
/** better-auth's side of the development provider. */
export function developmentOAuth(publicUrl: string, clientSecret: string): GenericOAuthConfig<'development'> {
  const issuer = `${publicUrl}${developmentIdentityPath}`;
  return {
    providerId: 'development',
    name: 'Contas de teste',
    clientId: developmentClientId,
    clientSecret,
    authorizationUrl: `${issuer}/auth`,
    tokenUrl: `${issuer}/token`,
    userInfoUrl: `${issuer}/me`,
    scopes: developmentScopes,
    pkce: true,
    // Without it the provider would remember the last account and never show the choice again.
    prompt: 'login',
    accountSubject: ({ profile }) => String(profile.sub),
  };
}
