import { FRAME_LENGTH, TICKS_A_MINUTE } from '@mundo-manager/engine';
import { describe, expect, test } from 'vitest';
import { simulatedReplay } from '../testing/simulated-replay.ts';
import { everyTick, liveTrackingData } from './live-tracking-data.ts';

const { simulated } = simulatedReplay();
/** The stream of the first minutes: every second frame. */
function sentUntil(minutes: number): Int16Array {
  const kept = new Int16Array((minutes * TICKS_A_MINUTE * FRAME_LENGTH) / 2);
  for (let frame = 0; frame * 2 < minutes * TICKS_A_MINUTE; frame++) {
    const from = frame * 2 * FRAME_LENGTH;
    kept.set(simulated.frames.subarray(from, from + FRAME_LENGTH), frame * FRAME_LENGTH);
  }
  return kept;
}

describe('tracking data of a live match', () => {
  test('has a frame for each tick of the minutes that were sent, and no more (R-REP-9)', () => {
    const events = simulated.events.filter(({ tick }) => tick < 10 * TICKS_A_MINUTE);
    const tracking = liveTrackingData({ ticksPerFrame: 2, frames: sentUntil(10) }, events, 10);
    expect(tracking.length).toBe(10 * TICKS_A_MINUTE);
    expect(tracking.frames.length).toBe(10 * TICKS_A_MINUTE * FRAME_LENGTH);
  });

  test('shows what the whole recording shows: exactly where a frame was sent, nearly in between', () => {
    const filled = everyTick({ ticksPerFrame: 2, frames: sentUntil(20) });
    let far = 0;
    for (let tick = 0; tick < 20 * TICKS_A_MINUTE - 1; tick++) {
      for (let axis = 0; axis < FRAME_LENGTH - 2; axis++) {
        const at = tick * FRAME_LENGTH + axis;
        const off = Math.abs((filled[at] ?? 0) - (simulated.frames[at] ?? 0));
        if (tick % 2 === 0) expect(off).toBe(0);
        // A metre in half a second.
        else if (off > 10) far += 1;
      }
    }
    expect(far / (10 * TICKS_A_MINUTE * (FRAME_LENGTH - 2))).toBeLessThan(0.02);
  });

  test('a player who was repositioned jumps, without frames on the way', () => {
    const frames = new Int16Array(2 * FRAME_LENGTH);
    frames[FRAME_LENGTH] = 500;
    frames[FRAME_LENGTH + 1] = 40;
    expect([...everyTick({ ticksPerFrame: 2, frames }).subarray(FRAME_LENGTH, FRAME_LENGTH + 2)]).toEqual([0, 20]);
  });

  test('without positions the data are as long as the minutes that were sent, and have nothing to show', () => {
    const tracking = liveTrackingData(null, simulated.events, 30);
    expect([tracking.length, tracking.frames.length]).toEqual([30 * TICKS_A_MINUTE, 0]);
  });
});
