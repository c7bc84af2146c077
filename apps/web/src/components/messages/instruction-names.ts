import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A group of instructions in words. */
export interface InstructionNames {
  readonly name: MessageDescriptor;
  readonly options: Readonly<Record<string, MessageDescriptor>>;
}

const OFTEN = { 'Less Often': msg`Menos`, 'More Often': msg`Mais` };
const WIDTH = { Narrow: msg`Estreita`, Standard: msg`Padrão`, Wide: msg`Aberta` };

/** What instructions are called on screen, by the name of their group. */
export const INSTRUCTION_NAMES: Readonly<Record<string, InstructionNames>> = {
  Pressing: {
    name: msg`Marcação`,
    options: { None: msg`Normal`, Tight: msg`Apertada`, Tighter: msg`Sob pressão` },
  },
  Tackling: {
    name: msg`Divididas`,
    options: { 'Tackle Harder': msg`Entrar firme`, 'Easy Off Tackle': msg`Entrar leve` },
  },
  'Team Has The Ball': {
    name: msg`Com a bola no time`,
    options: {
      'Stay Back': msg`Ficar atrás`,
      'Run Forward': msg({ message: 'Avançar', context: 'a player’s run' }),
      'Stay Wider': msg`Ficar aberto`,
      'Sit Narrower': msg`Fechar por dentro`,
    },
  },
  'Player Has The Ball': {
    name: msg`Com a bola no pé`,
    options: {
      'Hold Ball': msg`Segurar a bola`,
      'Cut Inside': msg`Cortar para dentro`,
      'Run Wider': msg`Ir para a ponta`,
      'Run Forward': msg`Partir para cima`,
    },
  },
  'Passing Directness': {
    name: msg`Tipo de passe`,
    options: { Short: msg`Curto`, Mixed: msg`Misto`, Long: msg`Longo` },
  },
  'Passing Risks': {
    name: msg`Risco no passe`,
    options: { 'Take More Risks': msg`Arriscar mais`, 'Takes Less Risks': msg`Arriscar menos` },
  },
  'Shooting Frequency': { name: msg`Chutes`, options: OFTEN },
  'Crossing Frequency': { name: msg`Cruzamentos`, options: OFTEN },
  'Cross From': { name: msg`Cruzar de onde`, options: { Byline: msg`Da linha de fundo`, Deep: msg`Da intermediária` } },
  Dribbling: { name: msg`Dribles`, options: { Less: msg`Menos`, More: msg`Mais` } },
  Mentality: {
    name: msg`Mentalidade`,
    options: {
      'Very Defensive': msg`Muito defensiva`,
      Defensive: msg`Defensiva`,
      Balanced: msg`Equilibrada`,
      Offensive: msg`Ofensiva`,
      'Very Offensive': msg`Muito ofensiva`,
    },
  },
  Tempo: {
    name: msg`Ritmo`,
    options: { Low: msg`Baixo`, Standard: msg`Padrão`, High: msg`Alto`, 'Extremely High': msg`Altíssimo` },
  },
  'When Lose The Ball': {
    name: msg`Ao perder a bola`,
    options: { Regroup: msg`Recompor`, 'Counter Press': msg`Pressionar na hora` },
  },
  'When Win The Ball': {
    name: msg`Ao ganhar a bola`,
    options: { Hold: msg`Segurar a bola`, 'Counter Attack': msg`Contra-atacar` },
  },
  'Defensive Line': {
    name: msg`Linha de defesa`,
    options: {
      'Much Lower': msg`Muito baixa`,
      Lower: msg`Baixa`,
      Standard: msg`Padrão`,
      Higher: msg`Alta`,
      'Much Higher': msg`Muito alta`,
    },
  },
  'Prevent GK Distribution': {
    name: msg`Pressionar a saída de bola do goleiro`,
    options: { Yes: msg`Sim`, No: msg`Não` },
  },
  'Line of Engagement': {
    name: msg`Onde começar a pressão`,
    options: { Low: msg`No próprio campo`, Mid: msg`No meio`, High: msg`No campo adversário` },
  },
  'Defense Width': { name: msg`Largura na defesa`, options: WIDTH },
  'Attack Width': { name: msg`Largura no ataque`, options: WIDTH },
  'Final Third Focus': {
    name: msg`Por onde atacar`,
    options: { Left: msg`Pela esquerda`, Right: msg`Pela direita`, Center: msg`Pelo meio`, Mixed: msg`Por todo lado` },
  },
};
