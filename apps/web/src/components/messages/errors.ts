import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RuleFacts } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { Explanation } from './facts.ts';
import { IDENTITY_ERRORS } from './identity-errors.ts';
import { LOST_ANSWERS } from './lost-answers.ts';
import { RULE_ERRORS } from './rule-errors.ts';
import { SERVICE_ERRORS, UNANSWERED, type Unanswered } from './service-errors.ts';

const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  ...RULE_ERRORS,
  ...SERVICE_ERRORS,
  ...IDENTITY_ERRORS,
  ...LOST_ANSWERS,
};

/** A refusal as rules, server and client give it. */
export interface Refusal {
  readonly code: string;
  readonly facts?: RuleFacts | undefined;
}

/** The Portuguese sentence of a refusal; a general one for a code of a newer server. `during` says what was no order of the manager. R-ERR-1, R-ERR-11 */
export function errorMessage({ code, facts = {} }: Refusal, ruleset: Ruleset, during?: Unanswered): MessageDescriptor {
  const explanations = during === undefined ? EXPLANATIONS : { ...EXPLANATIONS, ...UNANSWERED[during] };
  const explanation = Object.hasOwn(explanations, code) ? explanations[code] : undefined;
  if (explanation === undefined) return msg`Não deu certo (${code}). Recarregue a página e tente de novo.`;
  return typeof explanation === 'function' ? explanation(facts, ruleset) : explanation;
}
