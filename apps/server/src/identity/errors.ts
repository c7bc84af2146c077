/** Why a request or a configuration is refused, as codes that the API answers and the operator's log shows. */

const tokenRefusals = {
  'identity/missing-token': 'Entre para continuar.',
  'identity/malformed-token': 'Sua sessão não é válida. Entre de novo.',
  'identity/expired-token': 'Sua sessão expirou. Entre de novo.',
  'identity/foreign-token': 'Sua sessão é de outro servidor. Entre de novo.',
  'identity/forged-token': 'Sua sessão não é válida. Entre de novo.',
} as const;

export type TokenRefusalCode = keyof typeof tokenRefusals;

export interface TokenRefusal {
  readonly code: TokenRefusalCode;
  readonly message: string;
}

/** The refusal of that code, with the text that a manager may read. */
export function tokenRefusal(code: TokenRefusalCode): TokenRefusal {
  return { code, message: tokenRefusals[code] };
}

export type IdentityConfigurationCode =
  | 'identity/development-provider-in-production'
  | 'identity/development-provider-not-local'
  | 'identity/no-provider'
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
