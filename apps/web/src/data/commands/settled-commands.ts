import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CallName } from '@mundo-manager/contract/client';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { errorMessage } from '../../components/messages/errors.ts';
import type { CommandOutcome } from './settle-command.ts';

/** What each command is called where its answer comes late. A test asks for every command of the contract. */
const COMMAND_NAMES: Readonly<Partial<Record<CallName, MessageDescriptor>>> = {
  createClub: msg`fundação do clube`,
  joinCompetition: msg`inscrição na liga`,
  addMatchBooster: msg`booster de jogo`,
  removeMatchBooster: msg`retirada do booster de jogo`,
  updateTacticName: msg`tática do jogo`,
  saveTactic: msg`tática salva`,
  upgradeSkill: msg`habilidade do treinador`,
  signSponsorship: msg`contrato de patrocínio`,
  upgradeFacility: msg`melhoria da infraestrutura`,
  chooseArticle: msg`artigo do clube`,
  collectDailyReward: msg`recompensa diária`,
  mergeBoosters: msg`fusão de boosters`,
  searchMarket: msg`busca no mercado`,
  inviteToFriendly: msg`convite para amistoso`,
  acceptFriendly: msg`amistoso aceito`,
  declineFriendly: msg`amistoso recusado`,
  withdrawFriendly: msg`convite retirado`,
  cancelFriendly: msg`amistoso desmarcado`,
  watchPlayer: msg`jogador observado`,
  unwatchPlayer: msg`jogador fora dos observados`,
  writePost: msg`recado no mural`,
  deletePost: msg`exclusão do recado`,
  reportPost: msg`denúncia do recado`,
  muteManager: msg`treinador silenciado`,
  unmuteManager: msg`treinador ouvido de novo`,
  listPlayer: msg`jogador à venda`,
  unlistPlayer: msg`jogador fora do mercado`,
  buyPlayer: msg`compra de jogador`,
  trainPlayers: msg`treino`,
  saveTrainingPlan: msg`plano de treino`,
  applyTrainingPlan: msg`treino pelo plano`,
  addPlayerBooster: msg`booster de jogador`,
  removePlayerBooster: msg`retirada do booster de jogador`,
  unlockBoosterSlot: msg`espaço para booster`,
  releasePlayer: msg`liberação de jogador`,
  advanceClock: msg`avanço do relógio`,
  operatorAct: msg`ato de operador`,
  deleteAccount: msg`exclusão da conta`,
};

/** What a manager reads when the answer of a command comes late. R-ERR-11 */
export function settledMessage(name: CallName, outcome: CommandOutcome, ruleset: Ruleset): MessageDescriptor {
  const command = i18n._(COMMAND_NAMES[name] ?? msg`último pedido`);
  if (outcome.state === 'done') return msg`O pedido sem resposta (${command}) foi feito.`;
  if (outcome.state === 'refused') {
    const reason = i18n._(errorMessage(outcome.refusal, ruleset));
    return msg`O pedido sem resposta (${command}) não foi feito. ${reason}`;
  }
  if (outcome.state === 'cancelled')
    return msg`O pedido sem resposta (${command}) não chegou ao servidor. Nada foi feito; pode repetir.`;
  return msg`Não dá para saber se o pedido sem resposta (${command}) foi feito. Confira antes de repetir.`;
}

/** Shown at once where the answer was lost and the server returned it when asked. */
export const ANSWER_RECOVERED: MessageDescriptor = msg`A resposta se perdeu no caminho, mas o pedido foi feito.`;

/** What its toasts are about: the outcome takes the place of the doubt. */
export const LOST_ANSWER_TOPIC = 'lost-answer';
