/** Identity: who signs in, how the web proves it, and the tables behind it. */

export type { IdentityProfile } from './accounts.ts';
export { createIdentity, type Identity } from './create-identity.ts';
export { IdentityConfigurationError, type TokenFault, type TokenRefusal } from './errors.ts';
export type { IdentityLog, IdentityOptions, IdentityProviders, ProviderCredentials } from './options.ts';
export { identityMigrations } from './schema.ts';
export { type Authentication, type AuthorizedRequest, tokenLifetime } from './tokens.ts';
