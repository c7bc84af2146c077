import { describe, expect, test } from 'vitest';
import { createBrowserClock, gameTimeAt } from './browser-clock.ts';

describe('the game clock', () => {
  test('runs ten times as fast in a local world', () => {
    const reading = { gameTime: 1_000_000, readAt: 500, scale: 10 };
    expect(gameTimeAt(reading, 500.17)).toBe(1_000_001);
    expect(gameTimeAt(reading, 500)).toBe(1_000_000);
    expect(gameTimeAt(reading, 1_500)).toBe(1_010_000);
  });

  test('tells its listeners of a new reading, until they leave', () => {
    let monotonic = 0;
    const clock = createBrowserClock(
      () => monotonic,
      () => 42,
    );
    const heard: number[] = [];
    const leave = clock.subscribe(() => heard.push(clock.now()));
    clock.set({ gameTime: 7_000, readAt: 0, scale: 1 });
    leave();
    clock.set({ gameTime: 9_000, readAt: 0, scale: 1 });
    monotonic = 5;
    expect(heard).toEqual([7_000]);
    expect(clock.now()).toBe(9_005);
  });
});
