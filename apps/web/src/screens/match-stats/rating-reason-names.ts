import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RatingReasonName } from '@mundo-manager/engine';

/** What moves a rating, in words. */
export const REASON_NAMES: Readonly<Record<RatingReasonName, MessageDescriptor>> = {
  goal: msg`Gol`,
  assist: msg`Assistência`,
  ownGoal: msg`Gol contra`,
  shotOnTarget: msg`Chute no gol`,
  shotOffTarget: msg`Chute para fora`,
  passComplete: msg`Passe certo`,
  passLost: msg`Passe errado`,
  tackle: msg({ message: 'Desarme', context: 'one tackle' }),
  interception: msg`Interceptação`,
  clearance: msg`Corte`,
  dribble: msg({ message: 'Drible', context: 'one dribble' }),
  dispossessed: msg`Perda de bola`,
  foul: msg`Falta cometida`,
  penaltyCaused: msg`Pênalti cometido`,
  yellowCard: msg`Cartão amarelo`,
  sentOff: msg`Expulsão`,
  offside: msg`Impedimento`,
  save: msg({ message: 'Defesa', context: 'save' }),
  conceded: msg`Gol sofrido`,
  cleanSheet: msg`Sem sofrer gol`,
  result: msg`Resultado do jogo`,
};
