/** Why a request or a configuration is refused. */

/** What is wrong with the token of a request. */
export type TokenFault = 'missing' | 'malformed' | 'expired' | 'foreign' | 'forged';

/** A request without a good token: the code of the answer (401), a message for developers, and the reason for tests and metrics. */
export interface TokenRefusal {
  readonly code: 'auth/required' | 'auth/invalid-token';
  readonly message: string;
  readonly reason: TokenFault;
}

const refusals: Readonly<Record<TokenFault, TokenRefusal>> = {
  missing: { code: 'auth/required', message: 'a bearer token is required', reason: 'missing' },
  malformed: { code: 'auth/invalid-token', message: 'the token is malformed', reason: 'malformed' },
  expired: { code: 'auth/invalid-token', message: 'the token has expired', reason: 'expired' },
  foreign: { code: 'auth/invalid-token', message: 'the token is for another server', reason: 'foreign' },
  forged: { code: 'auth/invalid-token', message: 'the token is not signed by this server', reason: 'forged' },
};

/** The refusal for that fault. */
export function tokenRefusal(fault: TokenFault): TokenRefusal {
  return refusals[fault];
}

export type IdentityConfigurationCode =
  | 'identity/development-provider-in-production'
  | 'identity/development-provider-not-local'
  | 'identity/no-provider'
  | 'identity/passwords-beside-provider'
  | 'identity/public-url'
  | 'identity/short-secret';

/** Settings that identity can't start with; the message is one line for the operator. */
export class IdentityConfigurationError extends Error {
  readonly code: IdentityConfigurationCode;

  constructor(code: IdentityConfigurationCode, message: string) {
    super(message);
    this.name = 'IdentityConfigurationError';
    this.code = code;
  }
}
