import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProofCheck, ProofCheckName, ProofErrorCode } from '@mundo-manager/engine/proof';

interface Facts {
  readonly claimed: string;
  readonly found: string;
}

/** What each check of a proof says when it holds. R-PRF-6 */
export const PROOF_SENTENCES: Readonly<Record<ProofCheckName, MessageDescriptor>> = {
  beaconless: msg`Este mundo não usa aleatoriedade pública: quem conhecia os segredos podia testar escalações antes de publicar a raiz.`,
  secrets: msg`O segredo foi sorteado só para esta partida.`,
  testSecrets: msg`Este é um mundo de teste: os segredos se repetem, e quem o opera conhece os resultados de antemão.`,
  worldSecret: msg`Um servidor mais antigo tirou o segredo da semente do mundo.`,
  commitment: msg`O segredo revelado é o mesmo que foi selado no sorteio.`,
  path: msg`A raiz publicada no início contém esta partida, com estas escalações, regras e motor.`,
  hiddenOrders: msg`As ordens que não chegaram a valer continuam em segredo: só o treinador delas pode conferir que nenhuma ficou de fora.`,
  late: msg`A partida foi selada depois da hora marcada.`,
  signature: msg`A raiz tem a assinatura do mundo.`,
  chain: msg`A raiz continua a anterior e espera a rodada que a sua hora pede.`,
  beacon: msg`A rodada da aleatoriedade pública (drand) tem a assinatura certa.`,
  witnessed: msg`Este navegador recebeu a raiz antes da rodada: ninguém pôde escolher o resultado.`,
  seen: msg`Este navegador recebeu a raiz ao vivo, e nenhuma outra no lugar dela.`,
  seenLate: msg`Este navegador só recebeu a raiz depois da rodada, e por isso não serve de testemunha.`,
  unwitnessed: msg`Não há testemunha: só o servidor diz que a raiz foi guardada antes do início.`,
  course: msg`Simulada de novo no seu navegador, a partida foi a mesma do primeiro ao último lance.`,
};

/** What a check that fails has found. */
export const PROOF_FAILURES: Readonly<Record<ProofErrorCode, (facts: Facts) => MessageDescriptor>> = {
  'proof/bad-shape': ({ found }) => msg`O que foi revelado da partida está incompleto (${found}).`,
  'proof/bad-secret': () => msg`O segredo revelado não tem a forma certa.`,
  'proof/other-commitment': () => msg`O segredo revelado não é o que foi selado no sorteio.`,
  'proof/not-in-root': () =>
    msg`A raiz publicada no início não contém esta partida com estas escalações, regras e motor.`,
  'proof/bad-signature': () => msg`A raiz não tem a assinatura do mundo.`,
  'proof/broken-chain': () => msg`A raiz não continua a anterior.`,
  'proof/other-round': ({ claimed, found }) =>
    msg`A raiz espera a rodada ${claimed}, e não a que a sua hora pede (${found}).`,
  'proof/unknown-beacon': ({ claimed }) => msg`A raiz usa uma aleatoriedade pública desconhecida (${claimed}).`,
  'proof/forged-beacon': () => msg`A rodada da aleatoriedade pública não tem a assinatura certa.`,
  'proof/other-root': () => msg`Este navegador recebeu ao vivo outra raiz no lugar desta.`,
  'proof/other-engine': ({ claimed, found }) =>
    msg`A partida é da versão ${claimed} do motor, e o que veio é a versão ${found}.`,
  'proof/other-ruleset': () => msg`A partida foi jogada com outras regras.`,
  'proof/bad-input': ({ found }) => msg`Com as escalações guardadas não dava para jogar (${found}).`,
  'proof/other-course': ({ claimed, found }) =>
    msg`Simulada de novo, a partida tomou outro rumo: a impressão digital guardada é ${claimed}, e aqui saiu ${found}.`,
};

/** The sentence of a check. R-PRF-6 */
export function proofText(check: ProofCheck): MessageDescriptor {
  return check.ok ? PROOF_SENTENCES[check.says] : PROOF_FAILURES[check.code](check);
}
