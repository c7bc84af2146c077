import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AttributeGroup, PlayerAttributes } from '@mundo-manager/rules/players';

/** What the attributes of a player are called on screen. */
export const ATTRIBUTE_NAMES: Readonly<Record<keyof PlayerAttributes, MessageDescriptor>> = {
  potential: msg`Potencial`,
  stamina: msg`Resistência`,
  speed: msg`Velocidade`,
  acceleration: msg`Aceleração`,
  agility: msg`Agilidade`,
  strength: msg`Força`,
  jumpingReach: msg`Impulsão`,

  heading: msg`Cabeceio`,
  passing: msg`Passe`,
  crossing: msg`Cruzamento`,
  dribbling: msg`Drible`,
  finishing: msg`Finalização`,
  firstTouch: msg`Domínio`,
  technique: msg`Técnica`,
  marking: msg`Marcação`,
  tackling: msg`Desarme`,

  decision: msg`Decisão`,
  vision: msg`Visão de jogo`,
  anticipation: msg`Antecipação`,
  determination: msg`Determinação`,
  composure: msg`Frieza`,
  leadership: msg`Liderança`,
  workRate: msg`Empenho`,

  handling: msg`Firmeza`,
  oneOnOnes: msg`Mano a mano`,
  reflexes: msg`Reflexos`,

  condition: msg`Condição`,
  morale: msg`Moral`,
  exp: msg`Experiência`,
};

/** What the groups of attributes are called. */
export const ATTRIBUTE_GROUP_NAMES: Readonly<Record<AttributeGroup, MessageDescriptor>> = {
  physical: msg`Físico`,
  goalkeeper: msg`Goleiro`,
  technical: msg({ message: 'Técnico', context: 'attributes' }),
  mental: msg`Mental`,
};
