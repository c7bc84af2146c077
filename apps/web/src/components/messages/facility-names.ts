import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FacilityName } from '@mundo-manager/rules/facilities';

/** What the facilities are called. */
export const FACILITY_TITLES: Readonly<Record<FacilityName, MessageDescriptor>> = {
  stadium: msg`Estádio`,
  recoveryCenter: msg`Centro de recuperação`,
  gym: msg`Academia`,
  trainingGround: msg`Centro de treinamento`,
};
