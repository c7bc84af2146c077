/** Each side's own attacking frame: the away side sees the pitch turned by half a turn. */
import { LENGTH, WIDTH } from './pitch.ts';

export function sideOf(slot: number): 0 | 1 {
  return slot < 11 ? 0 : 1;
}
export function toLong(side: 0 | 1, x: number): number {
  return side === 0 ? x : LENGTH - x;
}
export function toWide(side: 0 | 1, y: number): number {
  return side === 0 ? y : WIDTH - y;
}
