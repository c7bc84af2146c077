/** The pitch in metres, and the two ways to look at it. x runs along it (0–105), y across it (0–68); the home side attacks towards x = 105. */

export const LENGTH = 105;
export const WIDTH = 68;
export const MIDDLE = LENGTH / 2;
export const CENTRE = WIDTH / 2;
/** Penalty area: depth from the goal line, and half of its width. */
export const BOX_DEPTH = 16.5;
const BOX_HALF_WIDTH = 20.16;
export const PENALTY_SPOT = 11;
export const GOAL_HALF_WIDTH = 3.66;
/** Seconds of one tick. */
export const TICK = 0.5;
/** Ticks of a minute of the match. */
export const TICKS_A_MINUTE = 120;

/** 0 is the home side, 1 the away side. */
export type SideIndex = 0 | 1;

export function opponent(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0;
}

/** Metres from the side's own goal line: its attack always looks towards 105. The same function turns back. */
export function along(side: SideIndex, x: number): number {
  return side === 0 ? x : LENGTH - x;
}

/** Metres from the side's left touchline. The same function turns back. */
export function across(side: SideIndex, y: number): number {
  return side === 0 ? y : WIDTH - y;
}

/** Whether a place, seen by the attacking side, lies in the penalty area that it attacks. */
export function inBox(long: number, wide: number): boolean {
  return long > LENGTH - BOX_DEPTH && Math.abs(wide - CENTRE) < BOX_HALF_WIDTH;
}
