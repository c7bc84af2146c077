/** Tracking data of a live match, from the stream: fewer frames than the engine records, or none. */
import { FRAME_LENGTH, type MatchEvent, TICKS_A_MINUTE } from '@mundo-manager/engine';
import { JUMP } from '../match/interpolated-positions.ts';
import { SLOT_COUNT } from '../match/recording.ts';
import { type TrackingData, trackingDataOf } from '../match/tracking-data.ts';

interface Positions {
  /** Half seconds from one frame to the next; the first shows the first tick. */
  readonly ticksPerFrame: number;
  readonly frames: Int16Array;
}

/** As long as the minutes that may be seen. Without positions it has a clock and nothing to look at. */
export function liveTrackingData(
  positions: Positions | null,
  events: readonly MatchEvent[],
  minutes: number,
): TrackingData {
  const tracking = trackingDataOf(positions === null ? new Int16Array(0) : everyTick(positions), events);
  return positions === null ? { ...tracking, length: minutes * TICKS_A_MINUTE } : tracking;
}

/** A frame for each tick: those that were left out lie in the middle of their neighbours. */
export function everyTick({ ticksPerFrame, frames }: Positions): Int16Array {
  if (ticksPerFrame === 1) return frames;
  const count = frames.length / FRAME_LENGTH;
  const filled = new Int16Array(count * ticksPerFrame * FRAME_LENGTH);
  for (let frame = 0; frame < count; frame++) {
    const at = frame * FRAME_LENGTH;
    const next = Math.min(count - 1, frame + 1) * FRAME_LENGTH;
    for (let part = 0; part < ticksPerFrame; part++) {
      const share = part / ticksPerFrame;
      const to = (frame * ticksPerFrame + part) * FRAME_LENGTH;
      for (let axis = 0; axis < FRAME_LENGTH; axis++) {
        const [from, until] = [frames[at + axis] ?? 0, frames[next + axis] ?? 0];
        const isPut = axis < 2 * SLOT_COUNT && Math.abs(until - from) > JUMP * ticksPerFrame;
        filled[to + axis] = isPut ? from : Math.round(from + (until - from) * share);
      }
    }
  }
  return filled;
}
