/** Speeds of playback; 1 is real time. The digits of the keyboard choose them in this order. R-REP-5 */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof SPEEDS)[number];

export const FIRST_SPEED: Speed = 4;

/** The next faster or slower speed, or the same at the end of the list. */
export function nextSpeed(speed: Speed, step: 1 | -1): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + step] ?? speed;
}
