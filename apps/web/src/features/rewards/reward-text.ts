import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RewardCheck } from '@mundo-manager/engine/proof';

type Says = Extract<RewardCheck, { readonly ok: true }>['says'];
type Failure = Extract<RewardCheck, { readonly ok: false }>;

/** What each check of a chain says when it holds. R-PRF-15 */
export const REWARD_SENTENCES: Readonly<Record<Says, MessageDescriptor>> = {
  noRewards: msg`Ainda não saiu nenhum sorteio desta cadeia.`,
  links: msg`Cada elo leva à cabeça publicada da sua cadeia, e nenhum ficou de fora.`,
  unkeptRewards: msg`De sorteios antigos o servidor não guardou o resultado: deles só o elo é conferido.`,
  rewards: msg`Sorteado de novo no seu navegador, cada resultado é o mesmo.`,
  rewardsWitnessed: msg`Este navegador viu a cadeia antes dos sorteios e só depois escolheu as chaves: ninguém pôde escolher os resultados.`,
  rewardsSeen: msg`Este navegador viu a cadeia, e nenhuma outra no lugar dela.`,
  rewardsUnwitnessed: msg`Não há testemunha: só o servidor diz que a cabeça foi publicada antes dos sorteios.`,
};

/** What a check that fails has found. */
export const REWARD_FAILURES: Readonly<Record<Failure['code'], (facts: Failure) => MessageDescriptor>> = {
  'reward/bad-shape': ({ found }) => msg`O que foi revelado dos sorteios está incompleto (${found}).`,
  'reward/no-chain': ({ claimed }) => msg`Falta a cabeça da cadeia ${claimed}.`,
  'reward/other-head': () => msg`Um elo não leva à cabeça publicada da sua cadeia.`,
  'reward/left-out': ({ claimed, found }) =>
    msg`Um sorteio ficou de fora ou está fora de ordem: veio ${claimed} no lugar de ${found}.`,
  'reward/key-twice': () => msg`A mesma chave foi usada em dois sorteios.`,
  'reward/other-ruleset': () => msg`Um sorteio usou regras que não se conhecem aqui.`,
  'reward/bad-draw': () => msg`Com esses boosters as regras não fazem fusão.`,
  'reward/other-reward': () => msg`Sorteado de novo no seu navegador, um resultado é outro.`,
  'reward/other-link': () => msg`Este navegador viu antes outra cabeça ou outro elo no mesmo lugar.`,
  'reward/taken-back': ({ claimed, found }) =>
    msg`Este navegador já viu a posição ${found}, e agora a cadeia só vai até ${claimed}.`,
  'reward/other-key': () => msg`Um sorteio não usou a chave que este navegador enviou.`,
  'reward/other-answer': () => msg`A resposta que este navegador recebeu não é a que a cadeia mostra.`,
};

/** The sentence of a check. R-PRF-15 */
export function rewardText(check: RewardCheck): MessageDescriptor {
  return check.ok ? REWARD_SENTENCES[check.says] : REWARD_FAILURES[check.code](check);
}
