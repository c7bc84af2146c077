import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlanDay, PlanGroup } from '@mundo-manager/rules/training-plan';

/** What the groups of a plan are called. */
export const PLAN_GROUP_NAMES: Readonly<Record<PlanGroup, MessageDescriptor>> = {
  goal: msg`Goleiros`,
  defence: msg`Defesa`,
  midfield: msg`Meio`,
  attack: msg`Ataque`,
};

/** What the days of an entry are called. */
export const PLAN_DAY_NAMES: Readonly<Record<PlanDay, MessageDescriptor>> = {
  any: msg`Todos`,
  match: msg`Com jogo`,
  free: msg`Sem jogo`,
};
