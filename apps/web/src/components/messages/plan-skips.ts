import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlanSkip } from '@mundo-manager/rules/training-plan';

/** Why a player trained less than his entry of the plan says. R-TPL-16 */
export const PLAN_SKIP_NAMES: Readonly<Record<PlanSkip, MessageDescriptor>> = {
  tired: msg`Cansaço`,
  match: msg`Jogo do dia`,
  'no-gain': msg`Nada a ganhar`,
  live: msg`Partida em andamento`,
};
