import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlainVerdict, VerificationFailure } from './verdict.ts';

interface Facts {
  readonly claimed: string;
  readonly found: string;
}

/** What a verification that failed found, or why it found nothing. */
export const VERIFICATION_FAILURES: Readonly<Record<VerificationFailure, (facts: Facts) => MessageDescriptor>> = {
  'verification/bad-shape': ({ found }) =>
    msg`O que foi revelado da partida está incompleto (${found}). Nada foi conferido.`,
  'verification/bad-secret': () => msg`O segredo revelado não tem a forma certa. Sem ele nada pode ser conferido.`,
  'verification/other-commitment': () =>
    msg`O segredo revelado não é o que foi selado no sorteio. Esta partida não está confirmada.`,
  'verification/other-engine': ({ claimed, found }) =>
    msg`A partida é da versão ${claimed} do motor, e o que veio é a versão ${found}. Nada foi conferido.`,
  'verification/other-ruleset': () =>
    msg`A partida foi jogada com regras diferentes das que este motor usa. Ela não está confirmada.`,
  'verification/bad-input': ({ found }) =>
    msg`Com as escalações guardadas não dava para jogar (${found}). Esta partida não está confirmada.`,
  'verification/other-digest': ({ claimed, found }) =>
    msg`Simulada de novo, a partida tomou outro rumo. A impressão digital guardada é ${claimed}; aqui saiu ${found}.`,
  'verification/other-score': ({ claimed, found }) =>
    msg`Simulada de novo, a partida terminou ${found}, e não ${claimed}. O placar mostrado não está confirmado.`,
  'verification/no-engine': ({ claimed }) =>
    msg`O motor da versão ${claimed} não pôde ser carregado. Nada foi conferido.`,
  'verification/not-run': () => msg`Este navegador não conseguiu rodar a simulação. Nada foi conferido.`,
};

/** A verdict in two sentences: what was proven, or what does not hold. R-STT-10 */
export function verdictText(verdict: PlainVerdict): MessageDescriptor {
  if (!verdict.ok) return VERIFICATION_FAILURES[verdict.code](verdict);
  if (verdict.hidesOrders) {
    return msg`O segredo revelado é o mesmo que foi selado no sorteio, antes das escalações: ninguém pôde escolher o resultado. Simulada de novo no seu navegador, com as mesmas escalações e sem as ordens que não chegaram a valer, que continuam em segredo, a partida foi a mesma do primeiro ao último lance e terminou ${verdict.score}.`;
  }
  return msg`O segredo revelado é o mesmo que foi selado no sorteio, antes das escalações: ninguém pôde escolher o resultado. Simulada de novo no seu navegador, com as mesmas escalações, a partida foi a mesma do primeiro ao último lance e terminou ${verdict.score}.`;
}
