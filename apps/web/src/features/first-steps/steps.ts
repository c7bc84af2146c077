import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CallName } from '@mundo-manager/contract/client';
import { livePath } from '../../components/links/paths.ts';
import type { InitialData } from '../../data/calls/query-client.ts';

/** One of the things that lead a new manager to his first match. */
export interface FirstStep {
  readonly id: string;
  /** What to do, in a few words. */
  readonly title: MessageDescriptor;
  /** How to do it, shown on the screen of the step. */
  readonly advice: MessageDescriptor;
  /** Where it is done; a tab of a screen is part of the place. */
  readonly to: string;
  /** How addresses begin at which it is done as well. */
  readonly also?: string;
  /** The way there, said as where it leads. */
  readonly way: MessageDescriptor;
  /** Whether the game sees that it has been done. */
  readonly isDone: (data: InitialData) => boolean;
  /** The command that does it, if the club does not show it afterwards. R-TUT-6 */
  readonly doneBy?: CallName;
  /** The button by which the manager calls it done before the game sees it. */
  readonly tick?: MessageDescriptor;
}

/** The whole way, in its order. R-TUT-1 */
export const FIRST_STEPS: readonly FirstStep[] = [
  {
    id: 'sponsor',
    title: msg`Assine um patrocínio`,
    advice: msg`Compare as ofertas: umas pagam mais dinheiro, outras dão créditos. Escolha uma e assine.`,
    to: '/finances?tab=sponsorship',
    way: msg`Ir para o patrocínio`,
    isDone: ({ club }) => club.finances.sponsorship !== null,
  },
  {
    id: 'rewards',
    title: msg`Colete as recompensas do dia`,
    advice: msg`Todo dia há dinheiro e um item de graça. Colete os dois: são seus primeiros reforços.`,
    to: '/dailyRewards',
    way: msg`Ir para as recompensas`,
    isDone: ({ club: { createdAt, dailyRewards } }) =>
      dailyRewards.moneyCollectionDate > createdAt && dailyRewards.itemCollectionDate > createdAt,
  },
  {
    id: 'training',
    title: msg`Treine o plantel`,
    advice: msg`Marque jogadores, escolha o treino e a intensidade. Treinar custa condição: poupe quem joga hoje.`,
    to: '/training',
    way: msg`Ir para o treino`,
    isDone: ({ club }) => club.players.some(({ attributes }) => attributes.exp > 0),
  },
  {
    id: 'lineUp',
    title: msg`Confira a escalação`,
    advice: msg`A tática A já tem titulares. Troque quem quiser e salve; se já gostou dela, diga que está pronta.`,
    to: '/tactics',
    way: msg`Ir para a tática`,
    isDone: hasPlayed,
    doneBy: 'saveTactic',
    tick: msg`Está pronta`,
  },
  {
    id: 'changes',
    title: msg`Planeje substituições`,
    advice: msg`Na aba Substituições, toque em ‘Trocar o mais cansado aos 60’’ até três vezes e salve: quem entra descansado rende mais.`,
    to: '/tactics',
    way: msg`Ir para a tática`,
    isDone: (data) => plansChanges(data) || hasPlayed(data),
  },
  {
    id: 'league',
    title: msg`Entre na liga`,
    advice: msg`Inscreva o clube. Se faltarem clubes, o jogo completa as vagas; depois do sorteio, a tabela está pronta.`,
    to: '/competitions',
    way: msg`Ir para as competições`,
    isDone: (data) => data.currentCompetitions.length > 0 || hasPlayed(data),
  },
  {
    id: 'match',
    title: msg`Veja seu primeiro jogo`,
    advice: msg`O jogo começa na hora marcada e é mostrado aqui, ao vivo. Até lá, dá tempo de ajustar a tática.`,
    to: '/home',
    also: livePath(''),
    way: msg`Ir para o início`,
    isDone: hasPlayed,
  },
  {
    id: 'rotation',
    title: msg`Rode o plantel`,
    advice: msg`Jogar cansa. Antes de cada jogo, descanse o plantel; com titular abaixo de 70 %, use ‘Escalar por mim’, ponha as trocas de novo e salve.`,
    to: '/tactics',
    way: msg`Ir para a tática`,
    isDone: () => false,
    tick: msg`Entendi`,
  },
  {
    id: 'market',
    title: msg`Reforce o ponto fraco`,
    advice: msg`Procure alguém quatro pontos melhor que seu titular mais fraco: o preço aparece antes da busca, e veteranos custam menos. Depois, venda quem sobra.`,
    to: '/market',
    way: msg`Ir para o mercado`,
    isDone: ({ club }) => club.finances.reports.some(({ type }) => type === 'Transfer In'),
    doneBy: 'buyPlayer',
    tick: msg`Entendi`,
  },
];

/** Whether one of the tactics sends a player on. R-TUT-7 */
function plansChanges({ club }: InitialData): boolean {
  return Object.values(club.tactics).some(
    ({ substitutions, orders = [] }) =>
      substitutions.length > 0 || orders.some(({ action }) => action.kind === 'substitution'),
  );
}

function hasPlayed({ club }: InitialData): boolean {
  return club.lastMatches.length > 0;
}
