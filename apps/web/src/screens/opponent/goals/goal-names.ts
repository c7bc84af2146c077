import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GoalRoute, GoalZone, TeamLine } from '@mundo-manager/rules/opponents';

/** How a goal came about, as the name of a row. */
export const ROUTE_NAMES: Readonly<Record<GoalRoute, MessageDescriptor>> = {
  penalty: msg`Pênalti`,
  corner: msg`Escanteio`,
  freeKick: msg`Falta`,
  cross: msg({ message: 'Cruzamento', context: 'one cross' }),
  break: msg`Contra-ataque`,
  regain: msg`Bola roubada no ataque`,
  longShot: msg`Chute de longe`,
  buildUp: msg`Troca de passes`,
  ownGoal: msg`Gol contra`,
};

/** Where a goal was shot from, as the attackers see it. */
export const ZONE_NAMES: Readonly<Record<GoalZone, MessageDescriptor>> = {
  close: msg`na pequena área`,
  centre: msg`no centro da área`,
  left: msg`pela esquerda da área`,
  right: msg`pela direita da área`,
  outside: msg`de fora da área`,
};

/** The lines of a team. */
export const LINE_NAMES: Readonly<Record<TeamLine, MessageDescriptor>> = {
  goal: msg`Goleiro`,
  defence: msg`Defesa`,
  midfield: msg`Meio`,
  attack: msg`Ataque`,
};
