import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FacilityName } from '@mundo-manager/rules/facilities';

/** What each facility is good for, in one sentence. */
export const FACILITY_PURPOSES: Readonly<Record<FacilityName, MessageDescriptor>> = {
  stadium: msg`Cabe mais gente nos jogos em casa, e cada ingresso entra no caixa.`,
  recoveryCenter: msg`Devolve mais condição ao plantel a cada dia.`,
  gym: msg`Faz os treinos físicos renderem mais.`,
  trainingGround: msg`Faz os treinos de ataque, defesa e goleiros, os técnicos e os mentais renderem mais.`,
};
