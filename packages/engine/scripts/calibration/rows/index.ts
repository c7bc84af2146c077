/** All rows, in the order in which they are printed. */
import { BALL_ROWS } from './ball.ts';
import { BODY_ROWS } from './bodies.ts';
import { RESULT_ROWS } from './results.ts';
import type { Row } from './row.ts';
import { SHOT_ROWS } from './shots.ts';

export const SECTIONS: Readonly<Record<Row['section'], string>> = {
  '1.1': 'Results',
  '1.2': 'Shots and goals',
  '1.3': 'The ball',
  '1.4': 'Bodies',
};

export const ROWS: readonly Row[] = [...RESULT_ROWS, ...SHOT_ROWS, ...BALL_ROWS, ...BODY_ROWS];
