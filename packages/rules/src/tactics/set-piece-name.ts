/** The set pieces that a taker may be named for. */
export const SET_PIECES = [
  'captain',
  'penalties',
  'directFreeKicks',
  'indirectFreeKicks',
  'leftCorners',
  'rightCorners',
] as const;
/** The name of a set piece. */
export type SetPieceName = (typeof SET_PIECES)[number];
