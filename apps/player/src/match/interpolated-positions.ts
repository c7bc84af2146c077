/** Positions between two ticks, along a curve through four frames, so that players move smoothly. */
import { FRAME_LENGTH } from '@mundo-manager/engine';
import { SLOT_COUNT } from './recording.ts';
import type { TrackingData } from './tracking-data.ts';

/** x and y of the 22 and then x, y and height of the ball, in metres. */
export type InterpolatedPositions = Float32Array;
export const POSITIONS_LENGTH = 2 * SLOT_COUNT + 3;

/** Decimetres in a tick beyond any run: the player was repositioned, not running. */
export const JUMP = 70;

/** Whether a position in metres is on the pitch or beside it: who has been sent off, or left hurt, is recorded far from it. */
export function isOnPitch(x: number, y: number): boolean {
  return x > -10 && x < 115 && y > -10 && y < 78;
}

/** Fills `positions` with the moment `tick`, which may lie between two ticks. */
export function positionsAt(tracking: TrackingData, tick: number, positions: InterpolatedPositions): void {
  const { frames, length, ball } = tracking;
  const moment = Math.max(0, Math.min(length - 1, tick - 1));
  const before = Math.floor(moment);
  const share = moment - before;
  const after = Math.min(length - 1, before + 1);
  const at = before * FRAME_LENGTH;
  const next = after * FRAME_LENGTH;
  const previous = Math.max(0, before - 1) * FRAME_LENGTH;
  const last = Math.min(length - 1, before + 2) * FRAME_LENGTH;
  for (let axis = 0; axis < 2 * SLOT_COUNT; axis++) {
    const [p0, p1, p2, p3] = [frames[previous + axis], frames[at + axis], frames[next + axis], frames[last + axis]];
    positions[axis] = splineBetween(p0 ?? 0, p1 ?? 0, p2 ?? 0, p3 ?? 0, share) / 10;
  }
  for (let axis = 0; axis < 3; axis++) {
    const [from, to] = [ball[before * 3 + axis] ?? 0, ball[after * 3 + axis] ?? 0];
    positions[2 * SLOT_COUNT + axis] = from + (to - from) * share;
  }
}

/** Between p1 and p2 along a Catmull-Rom curve; straight if a player was repositioned. */
export function splineBetween(p0: number, p1: number, p2: number, p3: number, share: number): number {
  if (Math.abs(p2 - p1) > JUMP) return share < 0.5 ? p1 : p2;
  const before = Math.abs(p1 - p0) > JUMP ? p1 : p0;
  const after = Math.abs(p3 - p2) > JUMP ? p2 : p3;
  const a = 2 * p1;
  const b = p2 - before;
  const c = 2 * before - 5 * p1 + 4 * p2 - after;
  const d = 3 * p1 - before - 3 * p2 + after;
  return 0.5 * (a + (b + (c + d * share) * share) * share);
}
