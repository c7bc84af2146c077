import { msg } from '@lingui/core/macro';
import type { RuleErrorCode } from '@mundo-manager/rules/core';
import type { Explanation } from './explanation-facts.ts';

/** What is wrong with a sign-up for the beta; apart from the others, so that the landing page need not load them all. R-LAN-3, R-LAN-4 */
export const SIGN_UP_ERRORS = {
  'club-creation/sign-up-email': msg`Email inválido!`,
  'club-creation/sign-up-name': msg`Nome inválido!`,
} as const satisfies { readonly [Code in RuleErrorCode]?: Explanation };
