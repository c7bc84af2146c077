/** Records where everyone was, twice a second. It only looks: the match is the same with and without it. */
import type { Slot } from '../model/slots.ts';
import type { RunningMatch } from '../model/state.ts';

/** Numbers of one frame: x and y of slots 0–21, then of the ball, in decimetres. */
export const FRAME_LENGTH = 46;
const FIRST_FRAMES = 11_520;

/** A recording: `frames` has FRAME_LENGTH numbers for each of `length` ticks. */
export interface Recording {
  readonly frames: Int16Array;
  readonly length: number;
}

export interface Recorder {
  /** Pass it as `observe` to `simulate`, or call it after each `step`. */
  readonly observe: (match: RunningMatch) => void;
  /** What has been recorded so far, without a copy. */
  readonly recording: () => Recording;
}

export function createRecorder(): Recorder {
  let frames = new Int16Array(FIRST_FRAMES * FRAME_LENGTH);
  let length = 0;
  return {
    observe({ players, ball }) {
      let at = length * FRAME_LENGTH;
      if (at === frames.length) {
        const longer = new Int16Array(frames.length * 2);
        longer.set(frames);
        frames = longer;
      }
      const { x, y } = players;
      const frame = frames;
      for (let index = 0; index < 22; index++) {
        const slot = index as Slot;
        frame[at] = x[slot] * 10;
        frame[at + 1] = y[slot] * 10;
        at += 2;
      }
      frame[at] = ball.x * 10;
      frame[at + 1] = ball.y * 10;
      length += 1;
    },
    recording: () => ({ frames: frames.subarray(0, length * FRAME_LENGTH), length }),
  };
}
