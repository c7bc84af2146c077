import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RuleFacts } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { Explanation } from './explanation-facts.ts';
import { IDENTITY_ERRORS } from './identity-errors.ts';
import { RULE_ERRORS } from './rule-errors.ts';
import { SERVICE_ERRORS, UNANSWERED, type Unanswered } from './service-errors.ts';

/** Why a command has no answer of its own; only the web client gives these codes. R-ERR-11 */
const LOST_ANSWERS = {
  /** Its answer is lost, and the server can’t be asked yet. */
  'command/unsettled': msg`O servidor não respondeu. Ainda não dá para saber se foi feito: o jogo continua perguntando e avisa aqui.`,
  /** An earlier command was settled by this press, which did nothing else. */
  'command/settled-first': msg`Havia um pedido sem resposta. Confira o que houve com ele antes de repetir.`,
  /** It never arrived. */
  'command/not-done': msg`A conexão caiu e o pedido não chegou ao servidor. Nada foi feito; tente de novo.`,
  /** The server can’t say what the outcome is. */
  'command/unknown': msg`Não dá para saber se foi feito: confira antes de repetir.`,
} as const satisfies Readonly<Record<string, Explanation>>;

const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  ...RULE_ERRORS,
  ...SERVICE_ERRORS,
  ...IDENTITY_ERRORS,
  ...LOST_ANSWERS,
};

/** A refusal as rules, server and client give it. */
export interface AnyRefusal {
  readonly code: string;
  readonly facts?: RuleFacts | undefined;
}

/** The Portuguese sentence of a refusal; a general one for a code of a newer server. `during` says what was no order of the manager. R-ERR-1, R-ERR-11 */
export function errorMessage(
  { code, facts = {} }: AnyRefusal,
  ruleset: Ruleset,
  during?: Unanswered,
): MessageDescriptor {
  const explanations = during === undefined ? EXPLANATIONS : { ...EXPLANATIONS, ...UNANSWERED[during] };
  const explanation = Object.hasOwn(explanations, code) ? explanations[code] : undefined;
  if (explanation === undefined) return msg`Não deu certo (${code}). Recarregue a página e tente de novo.`;
  return typeof explanation === 'function' ? explanation(facts, ruleset) : explanation;
}
