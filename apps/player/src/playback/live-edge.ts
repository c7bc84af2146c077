/**
 * The moment of a live match that is shown as it happens. A minute is told when it is over, so the film of the newest one runs while the next is played: whoever
 * follows is at most a minute of the match behind, and nobody is ahead of what has been told. R-REP-9
 */
import { TICKS_A_MINUTE } from '@mundo-manager/engine';

/** Whoever is behind runs so much faster; whoever is further behind than this many ticks jumps. */
const CATCH_UP = 1.4;
const FAR = 3 * TICKS_A_MINUTE;
/** Ticks a second from which on a celebration is short: ten times the speed of life. */
const FAST = 20;

interface Growth {
  readonly end: number;
  readonly pace: number | null;
}

export interface LiveEdge {
  /** Where whoever follows should be. */
  readonly tick: () => number;
  readonly isFast: () => boolean;
  readonly advance: (milliseconds: number) => void;
  readonly grow: (reel: Growth) => void;
  /** Where whoever follows and stands at that tick is so much later. */
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
    grow(reel) {
      end = reel.end;
      pace = reel.pace ?? pace;
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
