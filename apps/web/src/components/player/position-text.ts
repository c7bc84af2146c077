import { POSITIONS, type Position } from '@mundo-manager/rules/positions';
import { keptChoice } from '../../ui/browser/kept-choice.ts';

/** The codes of positions that a manager may read: those of the game, or those of Brazilian line-ups. R-LNG-9 */
export const POSITION_CODES = ['game', 'brazilian'] as const;
/** One of them. */
export type PositionCodes = (typeof POSITION_CODES)[number];

/** Which codes this browser shows. */
export const chosenCodes = keptChoice<PositionCodes>('mm.positions', 'game', (text): text is PositionCodes =>
  POSITION_CODES.some((known) => known === text),
);

/** A small d or e marks the right or left one of the two centre positions. */
const BRAZILIAN: Readonly<Record<Position, string>> = {
  CF: 'CA',
  RF: 'CAd',
  LF: 'CAe',
  RW: 'PD',
  LW: 'PE',
  AM: 'MEI',
  RAM: 'MEId',
  LAM: 'MEIe',
  CM: 'MC',
  RCM: 'MCd',
  LCM: 'MCe',
  RM: 'MD',
  LM: 'ME',
  DM: 'VOL',
  RDM: 'VOLd',
  LDM: 'VOLe',
  RWB: 'ALD',
  LWB: 'ALE',
  GK: 'GOL',
  CB: 'ZAG',
  RCB: 'ZAGd',
  LCB: 'ZAGe',
  RB: 'LD',
  LB: 'LE',
};

/** The code of a position as the manager reads it; the only place that decides it. R-LNG-9 */
export function positionText(position: Position, codes: PositionCodes = chosenCodes.current): string {
  return codes === 'brazilian' ? BRAZILIAN[position] : position;
}

/** The same for a text that may name a position. */
export function positionTextIn(text: string): string {
  const position = POSITIONS.find((known) => known === text);
  return position === undefined ? text : positionText(position);
}
