/** Real milliseconds between two looks. */
const CHECK_INTERVAL = 1_000;
/** Real milliseconds that the two clocks of a browser may drift apart between two looks. */
const TOLERANCE = 2_000;
/** Real milliseconds after which a failed reading is tried again. */
const AGAIN = 5_000;

/**
 * Requests a reading after the machine has slept: the browser's monotonic time pauses meanwhile, so the old reading
 * lags. A changed wall clock costs a reading, too. Returns a function that stops it. R-PRD-10
 */
export function onWake(
  read: () => Promise<void>,
  monotonic: () => number = () => performance.now(),
  wall: () => number = Date.now,
): () => void {
  let apart = wall() - monotonic();
  let waits = false;
  let isAsleepAgain = false;
  let stopped = false;
  const ask = () => {
    if (stopped || waits) {
      isAsleepAgain = true;
      return;
    }
    waits = true;
    isAsleepAgain = false;
    read().then(
      () => {
        waits = false;
        // What was read before the second sleep lags behind it.
        if (isAsleepAgain) ask();
      },
      () =>
        setTimeout(() => {
          waits = false;
          ask();
        }, AGAIN),
    );
  };
  const look = () => {
    const before = apart;
    apart = wall() - monotonic();
    if (Math.abs(apart - before) > TOLERANCE) ask();
  };
  const timer = setInterval(look, CHECK_INTERVAL);
  document.addEventListener('visibilitychange', look);
  return () => {
    stopped = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
