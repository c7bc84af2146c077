/** Identity: who signs in, how the web proves it, and the tables behind it. */

export type { IdentityProfile } from './accounts.ts';
export { createIdentity, type Identity } from './create-identity.ts';
export { IdentityConfigurationError } from './errors.ts';
export type { IdentityOptions } from './options.ts';
export { createIdentityTables } from './schema.ts';
export type { Authentication, AuthorizedRequest } from './tokens.ts';
