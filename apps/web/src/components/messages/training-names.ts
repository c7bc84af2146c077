import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TrainingGroup, TrainingType } from '@mundo-manager/rules/training';

/** What the groups of training types are called. */
export const TRAINING_GROUP_NAMES: Readonly<Record<TrainingGroup, MessageDescriptor>> = {
  physical: msg`Físico`,
  attacking: msg`Ataque`,
  defending: msg`Defesa`,
  technical: msg({ message: 'Técnico', context: 'attributes' }),
  mental: msg`Mental`,
  goalkeeping: msg`Goleiros`,
  rest: msg`Descanso`,
};

const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  endurance: msg`Fôlego`,
  sprints: msg`Tiros curtos`,
  agility: msg`Circuito`,
  weights: msg`Musculação`,
  finishing: msg`Chute a gol`,
  boxMovement: msg`Movimentação na área`,
  wingPlay: msg`Linha de fundo`,
  attackingHeaders: msg`Cabeçada a gol`,
  marking: msg`Encaixe de marcação`,
  tackling: msg`Bote`,
  pressing: msg`Pressão`,
  clearances: msg`Rebatida`,
  passing: msg`Roda de passes`,
  longBalls: msg`Lançamento`,
  dribbling: msg`Condução`,
  ballControl: msg`Controle de bola`,
  smallSided: msg`Jogo reduzido`,
  leadership: msg`Conversa de vestiário`,
  shotStopping: msg`Debaixo das traves`,
  oneOnOnes: msg`Saída do gol`,
  rest: msg`Descanso`,
};

/** What a training type is called. */
export function trainingName({ key, group }: TrainingType): MessageDescriptor {
  return NAMES[key] ?? TRAINING_GROUP_NAMES[group];
}
