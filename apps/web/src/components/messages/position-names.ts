import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NaturalPosition } from '@mundo-manager/rules/positions';

/** What the ten natural positions are called on screen. */
export const POSITION_NAMES: Readonly<Record<NaturalPosition, MessageDescriptor>> = {
  GK: msg`Goleiro`,
  CB: msg`Zagueiro`,
  RB: msg`Lateral-direito`,
  LB: msg`Lateral-esquerdo`,
  DM: msg`Volante`,
  CM: msg`Meio-campista`,
  AM: msg`Meia-atacante`,
  LW: msg`Ponta-esquerda`,
  RW: msg`Ponta-direita`,
  CF: msg`Centroavante`,
};
