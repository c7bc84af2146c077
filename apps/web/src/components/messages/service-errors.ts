import { msg, plural } from '@lingui/core/macro';
import type { ErrorCode } from '@mundo-manager/contract/client';
import type { RuleErrorCode, RuleFacts } from '@mundo-manager/rules/core';
import { type Explanation, momentOf, numberOf, textOf } from './explanation-facts.ts';

/** What a manager reads when the server refuses without a rule, or can’t be reached. R-ERR-2, R-ERR-10 */
export const SERVICE_ERRORS: Readonly<Record<Exclude<ErrorCode, RuleErrorCode>, Explanation>> = {
  'auth/required': msg`Entre na sua conta para continuar.`,
  'auth/invalid-token': msg`Sua sessão terminou. Entre de novo.`,
  'auth/foreign-origin': msg`Esse pedido não veio do jogo. Abra o jogo no endereço dele e tente de novo.`,
  'auth/wrong-password': msg`E-mail ou senha não conferem.`,
  'auth/address-taken': msg`Já existe uma conta com esse e-mail. Entre com ela.`,
  'auth/unfit-name': (facts) => msg`Escreva um nome de até ${numberOf(facts, 'maximum')} caracteres.`,
  'auth/unfit-address': (facts) => msg`Escreva um e-mail válido de até ${numberOf(facts, 'maximum')} caracteres.`,
  'auth/unfit-password': (facts) =>
    msg`A senha deve ter entre ${numberOf(facts, 'minimum')} e ${numberOf(facts, 'maximum')} caracteres.`,
  'user/none': msg`Essa conta não existe mais. Entre de novo.`,
  'user/banned': (facts) =>
    msg`Sua conta está suspensa até ${momentOf(facts, 'until')}. Motivo: ${textOf(facts, 'reason')}`,
  'user/departed': (facts) =>
    msg`Você excluiu sua conta há pouco. Pode fundar outro clube a partir de ${momentOf(facts, 'until')}.`,
  'notifications/unknown-service': msg`Este servidor não envia avisos pelo serviço deste navegador.`,
  'notifications/too-many-browsers': msg`Você já tem navegadores demais com avisos. Remova um antes.`,
  'notifications/no-email': msg`Este servidor não envia e-mails.`,
  'notifications/email-unconfirmed': msg`Confirme seu endereço de e-mail antes.`,
  'notifications/no-browser': msg`Ative os avisos em um navegador antes.`,
  'operator/required': msg`Isso é só para quem opera o mundo.`,
  'operator/own-affairs': msg`Ninguém opera a si mesmo nem o próprio clube.`,
  'operator/not-banned': msg`Essa conta não está suspensa.`,
  'operator/not-silenced': msg`Essa conta não está silenciada.`,
  'operator/decided-before': msg`Já está decidido assim.`,
  'operator/no-expense': msg`Esse lançamento não tirou nada do clube.`,
  'operator/refunded-before': msg`Esse lançamento já foi devolvido.`,
  'operator/bad-period': msg`O aviso termina antes de começar.`,
  'club/none': msg`Você ainda não tem um clube.`,
  'club/exists': msg`Você já tem um clube.`,
  'club/name-taken': msg`Já existe um clube com esse nome`,
  'club/name-reserved': msg`Esse nome não pode ser usado por um clube. Escolha outro.`,

  'request/malformed': msg`O servidor não entendeu o pedido. Recarregue a página e tente de novo.`,
  'request/too-large': msg`O pedido ficou grande demais.`,
  'request/headers-too-large': msg`O pedido ficou grande demais. Apague os cookies deste site e tente de novo.`,
  'request/too-slow': msg`O pedido demorou demais para chegar. Confira sua conexão e tente de novo.`,
  'request/unsupported-type': msg`O servidor não entendeu o pedido. Recarregue a página e tente de novo.`,
  'request/rate-limited': (facts) =>
    msg`Muitos pedidos de uma vez. Espere ${plural(numberOf(facts, 'seconds'), { one: '# segundo', other: '# segundos' })}.`,
  'request/too-many-connections': msg`Há conexões demais vindas da sua rede. Feche outras abas do jogo e tente de novo.`,
  'request/too-many-streams': msg`Há páginas demais abertas ao vivo. Feche outras abas do jogo e tente de novo.`,
  'request/unknown-route': msg`O servidor não conhece esse pedido. Recarregue a página.`,

  'command/key-missing': msg`O pedido saiu incompleto. Tente de novo.`,
  'command/key-reused': msg`Esse pedido já foi feito. Confira o resultado antes de repetir.`,
  'command/cancelled': msg`O pedido chegou tarde demais e não foi feito. Tente de novo.`,
  'command/version-missing': msg`O pedido saiu incompleto. Tente de novo.`,
  'command/stale-version': msg`Seu clube mudou nesse meio-tempo. Os dados já são os novos: confira e tente de novo.`,
  'command/busy': msg`O clube está ocupado com outro pedido. Nada foi feito: espere um instante e tente de novo.`,

  'not-found/user': msg`Esse usuário não existe.`,
  'not-found/entry': msg`Esse lançamento não existe.`,
  'not-found/announcement': msg`Esse aviso não existe ou já foi encerrado.`,
  'not-found/club': msg`Esse clube não existe.`,
  'not-found/player': msg`Esse jogador não existe mais.`,
  'not-found/competition': msg`Essa competição não existe.`,
  'not-found/invitation': msg`Esse convite não existe.`,
  'not-found/match': msg`Esse jogo não existe.`,
  'not-found/post': msg`Esse recado não existe mais.`,
  'not-found/manager': msg`Esse clube não tem um treinador com conta.`,
  'not-found/replay': msg`Esse replay não existe.`,
  'not-found/ruleset': msg`Esse conjunto de regras não existe.`,
  'replay/not-yet': (facts) => msg`O replay fica pronto depois do apito final, em ${momentOf(facts, 'date')}.`,

  'clock/not-local': msg`O relógio deste mundo não pode ser adiantado.`,
  'clock/nothing-ahead': msg`Não há nada à frente para onde adiantar.`,
  'clock/moved-on': msg`O relógio já passou desse momento. Os dados já são os novos.`,

  'server/full': msg`O servidor está cheio. Tente de novo em instantes.`,
  'server/unavailable': msg`O servidor está voltando. Tente de novo em instantes.`,
  'server/internal': msg`O servidor falhou. Nada foi gravado; tente de novo.`,

  'network/unreachable': msg`Sem conexão. Nada foi confirmado; tente de novo.`,
  'network/timeout': msg`O servidor demorou para responder. Não dá para saber se foi feito: confira antes de repetir.`,
  'network/unreadable-answer': unreadable,
};

/** What was under way when no answer came: a load changes nothing, a draft stays where it was written. */
export type Unanswered = 'load' | 'draft';

/** The same codes where it is no order of the manager that went unanswered. R-ERR-10, R-ERR-11 */
export const UNANSWERED: Readonly<Record<Unanswered, Readonly<Record<string, Explanation>>>> = {
  load: {
    'network/unreachable': msg`Sem conexão. Confira sua internet e tente de novo.`,
    'network/timeout': msg`O servidor demorou para responder. Tente de novo.`,
  },
  draft: {
    'network/unreachable': msg`Sem conexão. Suas mudanças continuam aqui.`,
    'network/timeout': msg`O servidor demorou para responder. Suas mudanças continuam aqui.`,
    'command/unsettled': msg`O servidor não respondeu. Suas mudanças continuam aqui, e o jogo avisa se chegaram.`,
    'command/not-done': msg`A conexão caiu e nada foi salvo. Suas mudanças continuam aqui.`,
  },
};

/**
 * An answer from a proxy or another system in between: its own text, else its status where that is present and no
 * success. R-CAL-25
 */
function unreadable(facts: RuleFacts) {
  const status = numberOf(facts, 'status');
  const said = textOf(facts, 'said');
  if (said !== '') return msg`${said}`;
  if (status < 300) return msg`A resposta não veio do jogo. Confira sua conexão.`;
  return msg`Erro inesperado (status ${status})`;
}
