import { TICKS_A_MINUTE } from '@mundo-manager/engine';
import { describe, expect, test } from 'vitest';
import { goalAt } from '../testing/goal-at.ts';
import { createPlayback, type Playback, type PlaybackSource } from './playback.ts';

/** Half seconds of the match in a second: 3.2 times the speed of life, as in a shared world. */
const PACE = 6.4;
const goal = goalAt(30 * TICKS_A_MINUTE + 60);
/** A live match after so many minutes. */
const sourceOf = (minutes: number, changes: Partial<PlaybackSource> = {}): PlaybackSource => ({
  end: minutes * TICKS_A_MINUTE,
  goals: minutes > 30 ? [goal] : [],
  clips: minutes > 30 ? [{ from: goal.tick - 24, to: goal.tick + 10 }] : [],
  isDead: () => false,
  pace: PACE,
  ...changes,
});
const pass = (playback: Playback, seconds: number) => {
  for (let passed = 0; passed < seconds * 1000; passed += 20) playback.advance(20);
  return playback.state();
};
const minuteOf = ({ tick }: { readonly tick: number }) => tick / TICKS_A_MINUTE;
/** Real seconds from one minute to the next. */
const A_MINUTE = TICKS_A_MINUTE / PACE;

function live(minutes: number) {
  const playback = createPlayback(sourceOf(minutes));
  playback.toggle();
  return playback;
}

describe('a live match (R-REP-9)', () => {
  test('starts with the newest minute, at the pace of the match', () => {
    const playback = live(20);
    expect(minuteOf(playback.state())).toBe(19);
    expect(playback.state()).toMatchObject({ following: true, playing: true });
    expect(minuteOf(pass(playback, A_MINUTE))).toBeCloseTo(20, 1);
    for (let minute = 21; minute <= 25; minute++) {
      playback.setSource(sourceOf(minute));
      pass(playback, A_MINUTE);
      expect(minuteOf(playback.state())).toBeCloseTo(minute, 1);
    }
  });

  test('waits if the next minute has not been sent, and never passes it', () => {
    const playback = live(20);
    expect(pass(playback, 5 * A_MINUTE)).toMatchObject({ tick: 20 * TICKS_A_MINUTE, playing: true, following: true });
    playback.seek(90 * TICKS_A_MINUTE);
    expect(playback.state().tick).toBe(20 * TICKS_A_MINUTE);
    playback.setSpeed(16);
    expect(pass(playback, 60).tick).toBe(20 * TICKS_A_MINUTE);
  });

  test('can be paused and seen again from any moment before, and led back to the edge', () => {
    const playback = live(20);
    playback.toggle();
    playback.setSource(sourceOf(25));
    expect(minuteOf(pass(playback, 10))).toBeCloseTo(19);
    playback.toggle();
    expect(playback.state().following).toBe(false);
    playback.seek(5 * TICKS_A_MINUTE);
    expect(pass(playback, 1).tick).toBeCloseTo(5 * TICKS_A_MINUTE + 8);
    playback.follow();
    expect(minuteOf(playback.state())).toBeGreaterThanOrEqual(24);
    expect(playback.state()).toMatchObject({ following: true, playing: true });
  });

  test('a speed of one’s own leaves the edge, and finds it again if it catches up', () => {
    const playback = live(20);
    playback.seek(18 * TICKS_A_MINUTE);
    playback.setSpeed(16);
    expect(pass(playback, 1)).toMatchObject({ following: false });
    pass(playback, 20);
    expect(playback.state()).toMatchObject({ following: true, playing: true });
  });

  test.each([4, 16] as const)('follows the edge without a stop after reaching it at %i×', (speed) => {
    const playback = live(20);
    playback.seek(18.9 * TICKS_A_MINUTE);
    playback.setSpeed(speed);
    let { tick } = playback.state();
    for (let passed = 0; passed < (A_MINUTE - 1) * 1000; passed += 20) {
      playback.advance(20);
      expect(playback.state().tick).toBeGreaterThan(tick);
      tick = playback.state().tick;
    }
    expect(playback.state().following).toBe(true);
    expect(minuteOf(playback.state())).toBeCloseTo(20 - PACE / TICKS_A_MINUTE, 1);
  });

  test('a goal between the viewer and the live edge is celebrated before playback goes on', () => {
    const playback = live(31);
    pass(playback, A_MINUTE - 2);
    playback.seek(goal.tick - 4);
    playback.setSpeed(16);
    expect(pass(playback, 0.5)).toMatchObject({ tick: goal.tick, celebrated: goal, following: false });
    expect(pass(playback, 5)).toMatchObject({ celebrated: null, following: true });
  });

  test('after the last of the best moments, the match goes on as it happens', () => {
    const playback = live(40);
    playback.setBestOnly(true);
    while (playback.state().bestOnly) playback.advance(20);
    const { tick, following } = playback.state();
    expect(following).toBe(true);
    expect(tick).toBeLessThan(40 * TICKS_A_MINUTE);
    expect(pass(playback, 1).tick).toBeCloseTo(tick + PACE, 0);
  });

  test('a goal is celebrated, and playback then catches up with the live edge', () => {
    const playback = live(30);
    pass(playback, A_MINUTE);
    playback.setSource(sourceOf(31));
    pass(playback, A_MINUTE / 2 + 1);
    expect(playback.state().celebrated?.tick).toBe(goal.tick);
    playback.setSource(sourceOf(31));
    pass(playback, 5);
    expect(playback.state()).toMatchObject({ celebrated: null });
    playback.setSource(sourceOf(32));
    pass(playback, A_MINUTE);
    expect(minuteOf(playback.state())).toBeCloseTo(32, 1);
  });

  test('jumps along with a clock that was moved', () => {
    const playback = live(20);
    playback.setSource(sourceOf(60));
    expect(minuteOf(pass(playback, 0.1))).toBeCloseTo(59, 0);
    expect(playback.state().celebrated).toBeNull();
  });

  test('the best moments begin with the first one, then the match goes on', () => {
    const playback = live(40);
    playback.setBestOnly(true);
    expect(playback.state()).toMatchObject({ tick: 0, following: false });
    expect(pass(playback, 0.1).tick).toBeGreaterThanOrEqual(goal.tick - 24);
    pass(playback, 60);
    expect(playback.state()).toMatchObject({ bestOnly: false, following: true, tick: 40 * TICKS_A_MINUTE });
  });

  test('at full time plays to the end and stops, and can start again from the beginning', () => {
    const playback = live(95);
    pass(playback, A_MINUTE);
    playback.setSource(sourceOf(96, { pace: null }));
    expect(minuteOf(playback.state())).toBeLessThanOrEqual(95);
    expect(minuteOf(pass(playback, A_MINUTE / 2))).toBeGreaterThan(95);
    expect(pass(playback, A_MINUTE)).toMatchObject({ tick: 96 * TICKS_A_MINUTE, playing: false, following: false });
    playback.toggle();
    expect(playback.state()).toMatchObject({ tick: 0, playing: true, following: false });
  });

  test('stops at once at full time while it waits at the edge', () => {
    const playback = live(95);
    pass(playback, 2 * A_MINUTE);
    playback.setSource(sourceOf(95, { pace: null }));
    expect(pass(playback, 0.1)).toMatchObject({ tick: 95 * TICKS_A_MINUTE, playing: false });
  });
});
