/**
 * The live edge: the newest tick that may be shown. The server sends a minute when it is over, so the edge is at most
 * one minute of the match behind, and never ahead of the server. R-REP-9
 */
import { TICKS_A_MINUTE } from '@mundo-manager/engine';

/** Playback behind the edge runs faster by this factor; beyond `FAR` ticks it jumps. */
const CATCH_UP = 1.4;
const FAR = 3 * TICKS_A_MINUTE;
/** Ticks a second from which on a celebration is short: ten times the speed of life. */
const FAST = 20;

interface Growth {
  readonly end: number;
  readonly pace: number | null;
}

export interface LiveEdge {
  /** The tick at the edge. */
  readonly tick: () => number;
  readonly isFast: () => boolean;
  readonly advance: (milliseconds: number) => void;
  readonly grow: (source: Growth) => void;
  /** The tick of a following playback at that tick, so many milliseconds later. */
  readonly after: (tick: number, milliseconds: number) => { readonly tick: number; readonly isJump: boolean };
}

export function createLiveEdge({ end: first, pace: own }: Growth): LiveEdge {
  let end = first;
  // A match that is over is shown to its end at the pace that it had.
  let pace = own ?? 0;
  let tick = Math.max(0, end - TICKS_A_MINUTE);
  return {
    tick: () => tick,
    isFast: () => pace > FAST,
    advance(milliseconds) {
      tick = Math.min(end, tick + (milliseconds / 1000) * pace);
    },
    grow(source) {
      end = source.end;
      pace = source.pace ?? pace;
      tick = Math.min(end, Math.max(tick, end - TICKS_A_MINUTE));
    },
    after(from, milliseconds) {
      const behind = tick - from;
      if (behind > FAR || behind < -TICKS_A_MINUTE) return { tick, isJump: true };
      const step = (milliseconds / 1000) * pace * CATCH_UP;
      return { tick: Math.max(from, Math.min(tick, from + step)), isJump: false };
    },
  };
}
