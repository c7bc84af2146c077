import { describe, expect, test } from 'vitest';
import { goalAt } from '../testing/goal-at.ts';
import { createPlayback, type PlaybackSource } from './playback.ts';
import { nextSpeed } from './speeds.ts';

const REEL: PlaybackSource = {
  end: 1_000,
  goals: [goalAt(300)],
  clips: [
    { from: 100, to: 140 },
    { from: 280, to: 310 },
  ],
  isDead: (tick) => tick >= 600 && tick < 700,
  pace: null,
};
/** Plays that source, from that tick on, at that speed. */
function playing(tick = 0, speed: 0.5 | 1 | 2 | 4 | 16 = 1) {
  const playback = createPlayback(REEL);
  playback.seek(tick);
  playback.setSpeed(speed);
  playback.toggle();
  return playback;
}
const after = (playback: ReturnType<typeof playing>, milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 10) playback.advance(10);
  return playback.state();
};

describe('playback (R-REP-5)', () => {
  test('advances two ticks a second at normal speed, and in proportion at others', () => {
    expect(after(playing(0, 1), 1_000).tick).toBeCloseTo(2);
    expect(after(playing(0, 0.5), 1_000).tick).toBeCloseTo(1);
    expect(after(playing(0, 16), 1_000).tick).toBeCloseTo(32);
  });

  test('stands still while it is paused', () => {
    const playback = playing();
    playback.toggle();
    expect(after(playback, 1_000)).toMatchObject({ tick: 0, playing: false });
  });

  test('three times as fast while the ball is dead, but not at the speed of life', () => {
    expect(after(playing(610, 2), 1_000).tick).toBeCloseTo(610 + 12);
    expect(after(playing(610, 1), 1_000).tick).toBeCloseTo(612);
  });

  test('halts at a goal, then goes on; no speed runs past one', () => {
    for (const speed of [1, 16] as const) {
      const playback = playing(299, speed);
      expect(after(playback, 600)).toMatchObject({ tick: 300, celebrated: { tick: 300 } });
      expect(after(playback, 3_500).tick).toBeGreaterThan(300);
      expect(playback.state().celebrated).toBeNull();
    }
  });

  test('stops at the end, and begins again when it is played again', () => {
    const playback = playing(995, 16);
    expect(after(playback, 1_000)).toMatchObject({ tick: 1_000, playing: false });
    playback.toggle();
    expect(playback.state()).toMatchObject({ tick: 0, playing: true });
  });

  test('jumps from clip to clip when only the best moments are shown', () => {
    const playback = playing(0, 4);
    playback.setBestOnly(true);
    const seen = new Set<number>();
    while (playback.state().playing) {
      playback.advance(20);
      seen.add(Math.floor(playback.state().tick));
    }
    const outside = [...seen].filter((tick) => !REEL.clips.some(({ from, to }) => tick >= from && tick <= to));
    expect(outside).toEqual([1_000]);
    expect(seen).toContain(300);
    expect(playback.state().tick).toBe(1_000);
  });

  test('jumps to the moment sought, within the match, without a celebration', () => {
    const playback = playing(299, 16);
    after(playback, 100);
    playback.seek(400);
    expect(playback.state()).toMatchObject({ tick: 400, celebrated: null });
    playback.seek(-3);
    expect(playback.state().tick).toBe(0);
    playback.seek(5_000);
    expect(playback.state().tick).toBe(1_000);
  });

  test('is sped up to 16 at most, and slowed down to a half at least', () => {
    expect([nextSpeed(1, 1), nextSpeed(16, 1), nextSpeed(0.5, -1)]).toEqual([2, 16, 0.5]);
  });
});
