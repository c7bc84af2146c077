import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onWake } from './on-wake.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A machine with a browser: `sleep` moves the wall clock alone. */
function machine(read: () => Promise<void> = async () => {}) {
  const time = { monotonic: 0, wall: 1_000_000 };
  const asked = vi.fn(read);
  const stop = onWake(
    asked,
    () => time.monotonic,
    () => time.wall,
  );
  const pass = async (ms: number) => {
    time.monotonic += ms;
    time.wall += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  const sleep = (ms: number) => {
    time.wall += ms;
  };
  return { asked, stop, pass, sleep };
}

describe('the clock of a machine', () => {
  test('that is awake is never read again', async () => {
    const { asked, pass } = machine();
    for (let minute = 0; minute < 10; minute++) await pass(60_000);
    expect(asked).not.toHaveBeenCalled();
  });

  test('that slept is read once when it wakes', async () => {
    const { asked, pass, sleep } = machine();
    sleep(4 * 60_000);
    await pass(1_000);
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('is read at once when the tab is looked at', async () => {
    const { asked, sleep } = machine();
    sleep(4 * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('that drifts a little is left alone', async () => {
    const { asked, pass, sleep } = machine();
    for (let second = 0; second < 20; second++) {
      sleep(50);
      await pass(1_000);
    }
    expect(asked).not.toHaveBeenCalled();
  });

  test('is read again after a failure, one reading at a time', async () => {
    let failures = 2;
    const { asked, pass, sleep } = machine(async () => {
      if (failures-- > 0) throw new Error('no network yet');
    });
    sleep(60_000);
    await pass(1_000);
    sleep(60_000);
    await pass(1_000);
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(30_000);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  test('is read once more when the machine slept while it was read', async () => {
    let answer = () => {};
    const { asked, pass, sleep } = machine(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    sleep(60_000);
    await pass(1_000);
    sleep(60_000);
    await pass(1_000);
    answer();
    await pass(1_000);
    expect(asked).toHaveBeenCalledTimes(2);
    answer();
    await pass(10_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('is left alone once there is no listener', async () => {
    const { asked, stop, pass, sleep } = machine();
    stop();
    sleep(60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(10_000);
    expect(asked).not.toHaveBeenCalled();
  });
});
