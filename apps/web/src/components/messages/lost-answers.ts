import { msg } from '@lingui/core/macro';
import type { Explanation } from './facts.ts';

/** Why a command has no answer of its own; only the web client gives these codes. R-ERR-11 */
export const LOST_ANSWERS = {
  /** Its answer is lost, and the server can’t be asked yet. */
  'command/unsettled': msg`O servidor não respondeu. Ainda não dá para saber se foi feito: o jogo continua perguntando e avisa aqui.`,
  /** An earlier command was settled by this press, which did nothing else. */
  'command/settled-first': msg`Havia um pedido sem resposta. Confira o que houve com ele antes de repetir.`,
  /** It never arrived. */
  'command/not-done': msg`A conexão caiu e o pedido não chegou ao servidor. Nada foi feito; tente de novo.`,
  /** The server can’t tell. */
  'command/unknown': msg`Não dá para saber se foi feito: confira antes de repetir.`,
} as const satisfies Readonly<Record<string, Explanation>>;
