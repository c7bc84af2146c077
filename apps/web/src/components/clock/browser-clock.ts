/** The server's last reading of the game clock: its time and scale. */
export interface ClockReading {
  /** Game time (epoch ms) at the moment of reading. */
  readonly gameTime: number;
  /** The browser's monotonic time (ms) at that moment: a wrong wall clock does no harm. */
  readonly readAt: number;
  /** Game milliseconds per real millisecond: 1 in a shared world. */
  readonly scale: number;
}

/** The game time at a monotonic moment of the browser, in whole milliseconds, as the server counts it: rules take no others. */
export function gameTimeAt(reading: ClockReading, monotonic: number): number {
  return Math.floor(reading.gameTime + (monotonic - reading.readAt) * reading.scale);
}

/** Keeps the last reading and notifies subscribers of a new one. */
export interface BrowserClock {
  readonly now: () => number;
  readonly scale: () => number;
  readonly set: (reading: ClockReading) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns a clock that shows the browser's time until the first reading of the server's. */
export function createBrowserClock(
  monotonic: () => number = () => performance.now(),
  wall: () => number = Date.now,
): BrowserClock {
  let reading: ClockReading = { gameTime: wall(), readAt: monotonic(), scale: 1 };
  const listeners = new Set<() => void>();
  return {
    now: () => gameTimeAt(reading, monotonic()),
    scale: () => reading.scale,
    set: (next) => {
      reading = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
