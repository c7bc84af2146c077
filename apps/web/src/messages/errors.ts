import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RuleFacts } from '@mundo-manager/rules/core';
import type { Explanation } from './facts.ts';
import { IDENTITY_ERRORS } from './identityErrors.ts';
import { RULE_ERRORS } from './ruleErrors.ts';
import { SERVICE_ERRORS } from './serviceErrors.ts';

const EXPLANATIONS: Readonly<Record<string, Explanation>> = { ...RULE_ERRORS, ...SERVICE_ERRORS, ...IDENTITY_ERRORS };

/** A refusal as rules, server and client give it. */
export interface Refusal {
  readonly code: string;
  readonly facts?: RuleFacts | undefined;
}

/** The Portuguese sentence of a refusal; a general one for a code of a newer server. R-ERR-1 */
export function errorMessage({ code, facts = {} }: Refusal): MessageDescriptor {
  const explanation = Object.hasOwn(EXPLANATIONS, code) ? EXPLANATIONS[code] : undefined;
  if (explanation === undefined) return msg`Não deu certo (${code}). Recarregue a página e tente de novo.`;
  return typeof explanation === 'function' ? explanation(facts) : explanation;
}
