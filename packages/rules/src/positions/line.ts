/** The line of the team to which a position belongs. */
import { positionCode } from './code.ts';
import type { Position } from './position.ts';

/** The lines of a team, from its own goal. */
export const LINES = ['defence', 'midfield', 'attack'] as const;
/** One of the three lines. */
export type Line = (typeof LINES)[number];

const LAST_ATTACKER: Position = 'LW';
const LAST_MIDFIELDER: Position = 'LDM';

/** The line of the position: forwards and wingers attack, wing-backs and the goalkeeper defend (R-POS-9). */
export function lineOf(position: Position): Line {
  const code = positionCode(position);
  if (code <= positionCode(LAST_ATTACKER)) return 'attack';
  return code <= positionCode(LAST_MIDFIELDER) ? 'midfield' : 'defence';
}
