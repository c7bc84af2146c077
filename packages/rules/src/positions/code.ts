/** The code of a position. */
import { entryOf } from '../core/entry-of.ts';
import { NATURAL_GROUPS, type NaturalPosition, POSITIONS, type Position } from './position.ts';

/** The code of a position, 1–24 from the attack to the goal and the defence: CF 1, GK 19, LB 24 (R-POS-1). */
export function positionCode(position: Position): number {
  return POSITIONS.indexOf(position) + 1;
}

/** Whether the text names one of the 24 positions. */
export function isPosition(text: string): text is Position {
  return (POSITIONS as readonly string[]).includes(text);
}

/**
 * The natural position for a position on the pitch: a wing-back is a full-back, a wide midfielder a winger (R-POS-2).
 * Throws for an unknown position.
 */
export function naturalGroup(position: Position): NaturalPosition {
  return entryOf(NATURAL_GROUPS, position, 'naturalGroup: needs a position');
}
