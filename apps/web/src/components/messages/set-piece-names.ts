import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RuleFacts } from '@mundo-manager/rules/core';
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

/** The set pieces that a refusal names, as a person would say them. */
export function setPiecesOf({ names }: RuleFacts): string {
  if (!Array.isArray(names)) return '';
  return names.map((name) => (isSetPiece(name) ? i18n._(SET_PIECE_NAMES[name]) : name)).join(', ');
}

function isSetPiece(name: unknown): name is SetPieceName {
  return typeof name === 'string' && Object.hasOwn(SET_PIECE_NAMES, name);
}
