import type { CSSProperties } from 'react';

/** The place of a token on a board, in shares of its width and height. */
export interface PitchSpot {
  /** From the middle of the board to the middle of the token, rightwards: −0.5 to 0.5. */
  readonly across: number;
  /** From the top of the board to the middle of the token: 0 to 1. */
  readonly down: number;
  /** Up to the middle of the next token in its band; 1 if there is none. */
  readonly room: number;
}

/** The variables by which `.place` of PitchSpot.module.css puts a token there. */
export function spotStyle(spot: PitchSpot | null | undefined): CSSProperties {
  return { '--across': spot?.across, '--down': spot?.down, '--room': spot?.room } as CSSProperties;
}
