/** The pitch in metres. Each side thinks in its own attacking frame: `long` from its own goal line (0–105), `wide` from its left touchline (0–68). */
export const LENGTH = 105;
export const WIDTH = 68;
export const CENTRE = WIDTH / 2;
export const GOAL_WIDTH = 7.32;
/** Penalty area: depth from the goal line and half of its width. */
export const BOX_DEPTH = 16.5;
export const BOX_HALF_WIDTH = 20.16;
export const PENALTY_SPOT = 11;
/** Seconds of one tick. */
export const TICK = 0.5;
/** Ticks of one half before stoppage time. */
export const HALF_TICKS = 5400;
