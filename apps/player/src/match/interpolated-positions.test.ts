import { FRAME_LENGTH } from '@mundo-manager/engine';
import { describe, expect, test } from 'vitest';
import { simulatedReplay } from '../testing/simulated-replay.ts';
import { POSITIONS_LENGTH, positionsAt, splineBetween } from './interpolated-positions.ts';
import { SLOT_COUNT } from './recording.ts';
import { trackingDataOf } from './tracking-data.ts';

const { simulated } = simulatedReplay();
const tracking = trackingDataOf(simulated.frames, simulated.events);
const at = (tick: number) => {
  const positions = new Float32Array(POSITIONS_LENGTH);
  positionsAt(tracking, tick, positions);
  return positions;
};

describe('positions of the players', () => {
  test('at a tick, every player stands where he was recorded', () => {
    for (const tick of [1, 2, 500, 4_000, tracking.length]) {
      const frame = [...tracking.frames.subarray((tick - 1) * FRAME_LENGTH, tick * FRAME_LENGTH - 2)];
      expect([...at(tick).subarray(0, 2 * SLOT_COUNT)].map((metres) => Math.round(metres * 10))).toEqual(frame);
    }
  });

  test('between two ticks no player runs faster than twelve metres a second, unless he was repositioned', () => {
    let fast = 0;
    for (let tick = 100; tick < 3_000; tick += 0.25) {
      const [before, after] = [at(tick), at(tick + 0.25)];
      for (let slot = 0; slot < SLOT_COUNT; slot++) {
        const way = Math.hypot(
          (after[2 * slot] ?? 0) - (before[2 * slot] ?? 0),
          (after[2 * slot + 1] ?? 0) - (before[2 * slot + 1] ?? 0),
        );
        if (way > 1.5) fast += 1;
      }
    }
    expect(fast / (2_900 * 4 * SLOT_COUNT)).toBeLessThan(0.001);
  });

  test('before kick-off and after the end every player stands still', () => {
    expect(at(-5)).toEqual(at(1));
    expect(at(tracking.length + 50)).toEqual(at(tracking.length));
  });

  test('the way between two positions is a curve through both, straight for a straight run', () => {
    expect(splineBetween(0, 10, 20, 30, 0.5)).toBe(15);
    expect(splineBetween(0, 10, 20, 20, 0)).toBe(10);
    expect(splineBetween(0, 10, 20, 20, 1)).toBe(20);
  });

  test('a player who is repositioned jumps, without frames on the way', () => {
    expect([splineBetween(0, 0, 400, 400, 0.4), splineBetween(0, 0, 400, 400, 0.6)]).toEqual([0, 400]);
  });
});
