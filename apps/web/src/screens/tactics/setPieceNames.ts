import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SetPieceName } from '@mundo-manager/rules/tactics';

/** What the set pieces are called on screen. */
export const SET_PIECE_NAMES: Readonly<Record<SetPieceName, MessageDescriptor>> = {
  captain: msg`Capitão`,
  penalties: msg`Pênaltis`,
  directFreeKicks: msg`Faltas diretas`,
  indirectFreeKicks: msg`Faltas indiretas`,
  leftCorners: msg`Escanteios da esquerda`,
  rightCorners: msg`Escanteios da direita`,
};
