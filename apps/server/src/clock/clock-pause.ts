/**
 * Pauses a local world while it is off: no club goes bankrupt over a weekend away. The limit of its clock is stored a
 * few seconds ahead and renewed, so game time never goes back after a kill. R-WLD-16, R-WLD-17
 */
import { notify, type Queries, type Storage } from '../storage/storage.ts';
import { CLOCK_CHANNEL, gameTime, readClock, setClock } from './stored-clock.ts';

/** Real milliseconds between two renewals. */
export const RENEWAL = 5_000;
/** What the clock may run before the next renewal, in real milliseconds: after a kill, game time has gone on by this much at most. */
export const RUNS_AHEAD = 10_000;

/** Real time that only goes on, at an even pace, whatever becomes of the machine's clock. */
export function steadyTime(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}

/** How far the clock may run when it shows that time. */
export function runsUntil(time: number, scale: number): number {
  return time + Math.floor(RUNS_AHEAD * scale);
}

/** Starts the clock of a world that was off: it goes on from where it stopped. */
export async function resumeClock(tx: Queries, wallNow: number): Promise<void> {
  const stored = await readClock(tx, 'lock');
  const time = stored.runsUntil ?? gameTime(stored, wallNow);
  await setClock(tx, { time, wallNow, scale: stored.scale, runsUntil: runsUntil(time, stored.scale) });
}

/**
 * Switches the clock of a world that pauses while off to real time: from where it stopped, without the time in between.
 */
export async function keepRealTime(tx: Queries, wallNow: number): Promise<void> {
  const { runsUntil: time, scale } = await readClock(tx, 'lock');
  if (time !== null) await setClock(tx, { time, wallNow, scale, runsUntil: null });
}

/** Resumes the clock; notifies its listeners where it was held, as by a machine that slept. */
async function renew(tx: Queries, wallNow: number): Promise<void> {
  const stored = await readClock(tx, 'lock');
  const time = gameTime(stored, wallNow);
  await setClock(tx, { time, wallNow, scale: stored.scale, runsUntil: runsUntil(time, stored.scale) });
  if (time === stored.runsUntil && stored.scale > 0) await notify(tx, CLOCK_CHANNEL, 'held');
}

/** Stops the clock where it is. */
async function stop(tx: Queries, wallNow: number): Promise<void> {
  const stored = await readClock(tx, 'lock');
  const time = gameTime(stored, wallNow);
  await setClock(tx, { time, wallNow, scale: stored.scale, runsUntil: time });
}

/** Renews the clock from now on and calls `renewed` each time; the returned function ends that and stops the clock. */
export function keepRunning(storage: Storage, wall: () => number, renewed: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  // While the database is out of reach the clock is stopped: no change could be stored.
  const often = setInterval(() => {
    last = last
      .then(() => storage.transaction((tx) => renew(tx, wall())))
      .then(renewed)
      .catch(() => {});
  }, RENEWAL).unref();
  return async () => {
    clearInterval(often);
    await last;
    // Without its database it has been stopped by what was stored last.
    await storage.transaction((tx) => stop(tx, wall())).catch(() => {});
  };
}
